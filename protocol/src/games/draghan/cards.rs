//! The cards by name; what they do is in the rules.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A character card.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanHero")]
#[ts(rename = "DraghanHero", export_to = "draghan.ts")]
pub enum Hero {
    /// Knight.
    Knight,
    /// Dwarf.
    Dwarf,
    /// Bard.
    Bard,
    /// Elf.
    Elf,
    /// Mage.
    Mage,
    /// Sage.
    Sage,
}

/// An equipment card: of the Marketplace, then found in Draghan, then found in the Shadow Realm.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanGear")]
#[ts(rename = "DraghanGear", export_to = "draghan.ts")]
pub enum Gear {
    /// Healing Cap.
    HealingCap,
    /// Iron Gauntlets.
    IronGauntlets,
    /// Horned Helm.
    HornedHelm,
    /// Captain's Jerkin.
    CaptainsJerkin,
    /// Giant's Maul.
    GiantsMaul,
    /// Feathered Cap.
    FeatheredCap,
    /// Silver Flute.
    SilverFlute,
    /// Velvet Doublet.
    VelvetDoublet,
    /// Laurel Crown.
    LaurelCrown,
    /// Envoy's Signet.
    EnvoysSignet,
    /// Phial of Dawnwater.
    PhialOfDawnwater,
    /// Stargazer's Hood.
    StargazersHood,
    /// Rune-stitched Robe.
    RuneStitchedRobe,
    /// Book of Old Names.
    BookOfOldNames,
    /// Runed Hatchet.
    RunedHatchet,
    /// Dragonscale Coat.
    DragonscaleCoat,
    /// Healing Draught.
    HealingDraught,
    /// Bandage Sash.
    BandageSash,
    /// Oak Shield.
    OakShield,
    /// Smith's Apron.
    SmithsApron,
    /// Bronze Spear.
    BronzeSpear,
    /// Painted Mask.
    PaintedMask,
    /// Travelling Lute.
    TravellingLute,
    /// Dancing Cloak.
    DancingCloak,
    /// Brass Spectacles.
    BrassSpectacles,
    /// Wanderer's Map.
    WanderersMap,
    /// Owl Hat.
    OwlHat,
    /// Herb Bundle.
    HerbBundle,
    /// Honey Balm.
    HoneyBalm,
    /// Warming Poultice.
    WarmingPoultice,
    /// Shadow Blade.
    ShadowBlade,
    /// Crown of Embers.
    CrownOfEmbers,
    /// Black Codex.
    BlackCodex,
    /// Wyrm Leather.
    WyrmLeather,
    /// Moon Tear.
    MoonTear,
    /// Ember Salve.
    EmberSalve,
}

/// A monster: of Draghan, then of the Shadow Realm.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanMonster")]
#[ts(rename = "DraghanMonster", export_to = "draghan.ts")]
pub enum Monster {
    /// Mud Goblin.
    MudGoblin,
    /// Bridge Bully.
    BridgeBully,
    /// Boar Rider.
    BoarRider,
    /// Cave Bear.
    CaveBear,
    /// Hedge Knight.
    HedgeKnight,
    /// Ogre Cook.
    OgreCook,
    /// Robber Baron.
    RobberBaron,
    /// Society Thug.
    SocietyThug,
    /// Society Axeman.
    SocietyAxeman,
    /// Beggar Child.
    BeggarChild,
    /// Grumpy Miller.
    GrumpyMiller,
    /// Cutpurse.
    Cutpurse,
    /// Proud Countess.
    ProudCountess,
    /// Court Gossip.
    CourtGossip,
    /// Duelling Dandy.
    DuellingDandy,
    /// False Prophet.
    FalseProphet,
    /// Society Recruiter.
    SocietyRecruiter,
    /// Society Singer.
    SocietySinger,
    /// Riddling Crow.
    RiddlingCrow,
    /// Bog Light.
    BogLight,
    /// Coin Imp.
    CoinImp,
    /// Stone Sphinx.
    StoneSphinx,
    /// Clockwork Guard.
    ClockworkGuard,
    /// Hill Witch.
    HillWitch,
    /// Barrow King.
    BarrowKing,
    /// Society Scribe.
    SocietyScribe,
    /// Society Adept.
    SocietyAdept,
    /// Two-Headed Troll.
    TwoHeadedTroll,
    /// Bone Hound.
    BoneHound,
    /// Iron Husk.
    IronHusk,
    /// Ash Giant.
    AshGiant,
    /// Gallows Knight.
    GallowsKnight,
    /// Grave Digger.
    GraveDigger,
    /// Weeping Shade.
    WeepingShade,
    /// Hollow Queen.
    HollowQueen,
    /// Choir of Masks.
    ChoirOfMasks,
    /// Pale Suitor.
    PaleSuitor,
    /// Lying Mirror.
    LyingMirror,
    /// Whisper Moth.
    WhisperMoth,
    /// Blind Oracle.
    BlindOracle,
    /// Archive of Eyes.
    ArchiveOfEyes,
    /// Thorn Alchemist.
    ThornAlchemist,
    /// Drowned Judge.
    DrownedJudge,
    /// Society Champion.
    SocietyChampion,
    /// Society Grand Master.
    SocietyGrandMaster,
}

/// A location: of Draghan, then of the Shadow Realm.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanLocation")]
#[ts(rename = "DraghanLocation", export_to = "draghan.ts")]
pub enum Location {
    /// Market of Hollin.
    MarketOfHollin,
    /// Ferry Market.
    FerryMarket,
    /// Market under the Oak.
    MarketUnderTheOak,
    /// Portal of Dawn.
    PortalOfDawn,
    /// Sunken Portal.
    SunkenPortal,
    /// Portal of Kings.
    PortalOfKings,
    /// Healing Spring.
    HealingSpring,
    /// Quiet Meadow.
    QuietMeadow,
    /// Wolf Gorge.
    WolfGorge,
    /// Toll Bridge.
    TollBridge,
    /// Abandoned Mine.
    AbandonedMine,
    /// Drill Yard.
    DrillYard,
    /// Harvest Feast.
    HarvestFeast,
    /// Last Lantern.
    LastLantern,
    /// Whispering Abyss.
    WhisperingAbyss,
    /// Field of Bones.
    FieldOfBones,
    /// Fog of Forgetting.
    FogOfForgetting,
    /// Leaden Plain.
    LeadenPlain,
    /// Hall of Screams.
    HallOfScreams,
    /// Greedy Cleft.
    GreedyCleft,
    /// Cold Embers.
    ColdEmbers,
    /// Pale Well.
    PaleWell,
    /// Hidden Stair.
    HiddenStair,
}

/// A dragon.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanDragon")]
#[ts(rename = "DraghanDragon", export_to = "draghan.ts")]
pub enum Dragon {
    /// Dorcin.
    Dorcin,
    /// Pratrac.
    Pratrac,
    /// Razuul.
    Razuul,
    /// Estrago.
    Estrago,
}
