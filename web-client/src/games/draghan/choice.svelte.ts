import { bySubject, cardKey, characterKey, offerAt, offerBack, offerWith, subjectOf, type SubjectKey } from './offers';
import {
  adventurerOf,
  sameFoe,
  type Character,
  type DraghanOffer,
  type DraghanTable,
  type Foe,
  type Gear,
  type Hero,
  type Rule,
  type View,
} from './reading';

/** What the player is choosing: first a character or a card, then what it does. */
export class Choice {
  private picked: SubjectKey | undefined = $state();
  /** Why something that was tapped cannot be done. */
  explained: Rule | undefined = $state.raw();
  /** The character card that the player thinks of taking. */
  considered: Hero | undefined = $state();

  constructor(
    private readonly table: () => DraghanTable,
    private readonly act: (offer: DraghanOffer) => void,
  ) {}

  /** All that the player may do. */
  readonly all: readonly DraghanOffer[] = $derived.by(() => this.table().offers);
  readonly subjects: ReadonlyMap<SubjectKey, DraghanOffer[]> = $derived.by(() => bySubject(this.table().offers));
  /** What was chosen; else whatever is asked next. */
  readonly subject: SubjectKey | undefined = $derived.by(() =>
    this.picked !== undefined && this.subjects.has(this.picked) ? this.picked : this.next(),
  );
  /** What the chosen character or card may do. */
  readonly offers: readonly DraghanOffer[] = $derived(this.subject === undefined ? [] : (this.subjects.get(this.subject) ?? []));
  /** What may be done without choosing anything first. */
  readonly loose: readonly DraghanOffer[] = $derived.by(() => this.table().offers.filter((offer) => subjectOf(offer) === undefined));
  readonly character: Character | undefined = $derived(numberIn(this.subject));

  /** Chooses a character, or takes the choice of a card back. */
  pick(key: SubjectKey): void {
    const again = this.picked === key && !key.startsWith('character');
    this.clear();
    if (!again) this.picked = key;
  }

  clear(): void {
    this.picked = undefined;
    this.explained = undefined;
    this.considered = undefined;
  }

  /** The offer to be somebody, for the place in the party that is asked for. */
  toBe(hero: Hero | undefined): DraghanOffer | undefined {
    return [...this.offers, ...this.loose].find(
      ({ intent }) => (intent.do === 'choose' || intent.do === 'replace') && intent.hero === hero,
    );
  }

  /** The offer behind a tap on a foe: the chosen character goes there, or comes back from there. */
  at(foe: Foe): DraghanOffer | undefined {
    const there = offerAt(this.offers, foe);
    if (there || this.character === undefined) return there;
    const faces = adventurerOf(this.table().view, this.character)?.faces;
    return sameFoe(faces, foe) ? offerBack(this.offers) : undefined;
  }

  /** A tap on a card of a character: it is used, taken back or chosen, and otherwise explains itself. */
  tapGear(character: Character, card: Gear): boolean {
    const all = this.table().offers;
    const own = this.subjects.get(characterKey(character)) ?? [];
    const offer =
      offerWith(own, card) ??
      offerWith(
        all.filter((each) => subjectOf(each) === undefined),
        card,
      );
    if (offer) {
      this.explained = undefined;
      this.act(offer);
      return true;
    }
    if (this.subjects.has(cardKey(card))) {
      this.pick(cardKey(card));
      return true;
    }
    return this.explain(adventurerOf(this.table().view, character)?.blocked.find((each) => each.card === card)?.rule);
  }

  /** A tap on a card that is for sale. */
  tapWare(card: Gear, mine: readonly Character[]): boolean {
    if (this.subjects.has(cardKey(card))) {
      this.pick(cardKey(card));
      return true;
    }
    const ware = this.table().view.market?.wares.find(({ gear }) => gear.card === card);
    return this.explain(ware?.closed_to.find(({ character }) => mine.includes(character))?.rule);
  }

  private explain(rule: Rule | undefined): boolean {
    this.explained = rule && this.table().offers.length > 0 ? rule : undefined;
    return this.explained !== undefined;
  }

  private next(): SubjectKey | undefined {
    const { view } = this.table();
    const keys = [...this.subjects.keys()];
    switch (view.stage.phase) {
      case 'choosing': {
        const open = view.stage.picks.find(({ character, hero, open }) => !hero && !open && keys.includes(characterKey(character)));
        return open && characterKey(open.character);
      }
      case 'planning':
        return keys.find((key) => facesNobody(view, key)) ?? keys[0];
      case 'carrying':
        return keys.length === 1 ? keys[0] : undefined;
      case 'early_healing':
      case 'odd_coins':
      case 'replacing':
      case 'market':
      case 'sharing':
      case 'late_healing':
      case 'travelling':
      case 'over':
        return undefined;
    }
  }
}

function numberIn(key: SubjectKey | undefined): Character | undefined {
  return key?.startsWith('character-') ? Number(key.slice('character-'.length)) : undefined;
}

function facesNobody(view: View, key: SubjectKey): boolean {
  const character = numberIn(key);
  return character !== undefined && adventurerOf(view, character)?.faces === undefined;
}
