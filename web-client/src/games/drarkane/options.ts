import type { DrarkaneOffer } from './reading';
import type { DrarkaneWords } from './words';

/** An offer in one line, as odds name it. */
export function offerName({ effect }: DrarkaneOffer, { hearth, objectives, cardName }: DrarkaneWords): string {
  switch (effect.effect) {
    case 'give':
    case 'give_back':
      return hearth.give(effect.card);
    case 'declare':
      return hearth.declare(effect.contract);
    case 'keep':
      return hearth.keep(objectives[effect.keeps.objective].name);
    case 'play':
      return cardName(effect.card, effect.counts);
    case 'place':
      return hearth.place(effect.dragon);
    case 'offer':
      return hearth.offer(effect.card);
    case 'offer_nothing':
      return hearth.offerNothing;
    case 'swap':
      return hearth.swap(effect.gives);
    case 'return':
      return hearth.giveBack;
  }
}
