import type { Figure } from './index';

/** The light that stands behind a figure. */
export type Light =
  'iron' | 'amber' | 'rose' | 'leaf' | 'azure' | 'straw' | 'moss' | 'rust' | 'dusk' | 'blood' | 'plum' | 'bone' | 'tide' | 'fire';

/** Those of whom each light is; equipment lies in the light of the hall. */
const LIT: Record<Light, readonly Figure[]> = {
  iron: ['knight', 'hedge_knight', 'clockwork_guard', 'iron_husk', 'leaden_plain', 'drill_yard', 'lying_mirror', 'toll_bridge'],
  amber: ['dwarf', 'cave_bear', 'bridge_bully', 'abandoned_mine', 'market_of_hollin', 'last_lantern'],
  rose: ['bard', 'proud_countess', 'duelling_dandy', 'choir_of_masks', 'portal_of_dawn', 'society_singer'],
  leaf: ['elf', 'two_headed_troll', 'healing_spring', 'thorn_alchemist', 'quiet_meadow'],
  azure: ['mage', 'coin_imp', 'blind_oracle', 'sunken_portal', 'drowned_judge'],
  straw: ['sage', 'stone_sphinx', 'false_prophet', 'grumpy_miller', 'harvest_feast', 'portal_of_kings'],
  moss: ['hill_witch', 'mud_goblin', 'bog_light', 'market_under_the_oak', 'estrago'],
  rust: ['boar_rider', 'ogre_cook', 'beggar_child', 'greedy_cleft', 'cold_embers'],
  dusk: ['riddling_crow', 'cutpurse', 'wolf_gorge', 'whisper_moth', 'hidden_stair', 'fog_of_forgetting'],
  blood: ['robber_baron', 'court_gossip', 'hollow_queen', 'gallows_knight', 'pale_suitor', 'hall_of_screams', 'razuul'],
  plum: [
    'society_thug',
    'society_axeman',
    'society_recruiter',
    'society_scribe',
    'society_adept',
    'society_champion',
    'society_grand_master',
    'whispering_abyss',
  ],
  bone: ['barrow_king', 'bone_hound', 'grave_digger', 'weeping_shade', 'archive_of_eyes', 'field_of_bones'],
  tide: ['ferry_market', 'pale_well', 'pratrac'],
  fire: ['ash_giant', 'dorcin'],
};

const LIGHT = new Map<Figure, Light>(
  (Object.keys(LIT) as Light[]).flatMap((light) => LIT[light].map((figure): [Figure, Light] => [figure, light])),
);

/** The light behind a figure, which its kind has in common. */
export function lightOf(figure: Figure): Light {
  return LIGHT.get(figure) ?? 'amber';
}
