import { sameFoe, type Character, type DraghanOffer, type Foe, type FoeCard, type Gear } from './reading';

/** What an offer is about, where a player first chooses that: a character, or a card. */
export type SubjectKey = `character-${Character}` | `card-${Gear}`;

export const characterKey = (character: Character): SubjectKey => `character-${character}`;
export const cardKey = (card: Gear): SubjectKey => `card-${card}`;

/** What an offer is about; absent where it can be taken as it is. */
export function subjectOf({ intent }: DraghanOffer): SubjectKey | undefined {
  switch (intent.do) {
    case 'choose':
    case 'leave_open':
    case 'place':
    case 'move':
    case 'withdraw':
    case 'commit':
    case 'take_back':
      return characterKey(intent.character);
    case 'buy':
    case 'hold':
    case 'release':
    case 'give':
    case 'leave_behind':
      return cardKey(intent.card);
    case 'heal':
    case 'pass':
    case 'ready':
    case 'not_ready':
    case 'call':
    case 'give_coin':
    case 'replace':
    case 'done':
    case 'close_market':
    case 'travel':
    case 'stay':
      return undefined;
  }
}

/** Offers by what they are about, in the order of the list. */
export function bySubject(offers: readonly DraghanOffer[]): Map<SubjectKey, DraghanOffer[]> {
  const subjects = new Map<SubjectKey, DraghanOffer[]>();
  for (const offer of offers) {
    const key = subjectOf(offer);
    if (key) subjects.set(key, [...(subjects.get(key) ?? []), offer]);
  }
  return subjects;
}

/** The offer that brings a character to a foe. */
export function offerAt(offers: readonly DraghanOffer[], foe: Foe): DraghanOffer | undefined {
  return offers.find(({ intent }) => (intent.do === 'place' || intent.do === 'move') && sameFoe(intent.foe, foe));
}

/** Every foe that a character can be brought to, with the offer that does it. */
export function reachable(offers: readonly DraghanOffer[], foes: readonly FoeCard[]): { foe: Foe; offer: DraghanOffer }[] {
  return foes.flatMap(({ foe }) => {
    const offer = offerAt(offers, foe);
    return offer ? [{ foe, offer }] : [];
  });
}

/** The offer that takes a character back. */
export function offerBack(offers: readonly DraghanOffer[]): DraghanOffer | undefined {
  return offers.find(({ intent }) => intent.do === 'withdraw');
}

/** The offer that uses a card where it lies, or takes it back. */
export function offerWith(offers: readonly DraghanOffer[], card: Gear): DraghanOffer | undefined {
  return offers.find(({ intent }) => (intent.do === 'commit' || intent.do === 'take_back' || intent.do === 'heal') && intent.card === card);
}

/** The offer of a kind that is there at most once. */
export function offerTo(offers: readonly DraghanOffer[], deed: DraghanOffer['intent']['do']): DraghanOffer | undefined {
  return offers.find(({ intent }) => intent.do === deed);
}
