import type { Seat } from '../../protocol/ids';
import type { Perspective } from './perspective';
import type { Companion, FarkleOffer, Item, Settlement, View } from './reading';
import type { FarkleWords } from './words';

/** An offer in the words of its button. */
export interface OptionWords {
  label: string;
  consequence: string;
}

/** A card of the viewer: the companion, or an item. */
export type Card = { companion: Companion } | { item: Item; aside: boolean };

/** Whether an offer uses a card. */
export function usesCard({ intent }: FarkleOffer, card: Card): boolean {
  if ('companion' in card) return intent.do === 'ask' && intent.companion === card.companion;
  return intent.do === 'play' && !card.aside && intent.item === card.item;
}

/** What the table tells about those whom an offer concerns. */
export interface OfferContext {
  view: View;
  seen: Perspective;
  /** Who would act. */
  seat: Seat;
  words: FarkleWords;
}

/** Says what an offer does, and what follows. */
export function optionWords({ intent, effect }: FarkleOffer, { view, seen, seat, words }: OfferContext): OptionWords {
  const { hearth, plays } = words;
  const companion = words.companions[view.players[seat]!.companion];
  const helper = companion.called ?? companion.name;
  switch (effect.effect) {
    case 'recruit':
      return { label: hearth.recruit, consequence: effect.leaves_keep ? hearth.leaves : hearth.recruitWhy(effect.dice) };
    case 'brawl':
      return {
        label: hearth.brawlWith(seen.who(effect.seat)),
        consequence: effect.leaves_keep ? hearth.leaves : hearth.brawlAgainst(view.players[effect.seat]!.army, effect.against),
      };
    case 'final_battle':
      return { label: hearth.finalBattle, consequence: hearth.finalWhy(effect.dice, effect.wounds) };
    case 'set_aside':
      return {
        label: hearth.setAside(effect.soldiers),
        consequence: effect.eaten > 0 ? hearth.eaten(effect.eaten) : effect.draws ? hearth.setAsideDraw : '',
      };
    case 'roll':
      if (intent.do === 'ask' && intent.companion === 'old_hobb') {
        return { label: plays.rollDie(intent.die), consequence: '' };
      }
      if (intent.do === 'ask') return { label: plays.eventAgain, consequence: '' };
      if (intent.do === 'play') return { label: plays.again(effect.dice), consequence: '' };
      return { label: hearth.rollOn, consequence: hearth.rollLoses(effect.dice, effect.soldiers, effect.items) };
    case 'recruited':
      return {
        label: hearth.stop.recruiting(effect.soldiers + effect.bonus),
        consequence: effect.bonus > 0 ? hearth.bonus(effect.soldiers, effect.bonus, helper) : hearth.army(effect.army),
      };
    case 'attacked':
      return {
        label: hearth.stop.attacking(effect.score + effect.bonus),
        consequence: effect.bonus > 0 ? hearth.bonus(effect.score, effect.bonus, helper) : hearth.thenDefence(effect.against),
      };
    case 'defended':
      return { label: hearth.stop.defending(effect.defence), consequence: settlementWords(effect, words) };
    case 'farkled':
      return {
        label: hearth.accept,
        consequence: effect.brawl
          ? settlementWords(effect.brawl, words)
          : effect.kept > 0
            ? hearth.acceptKeeps(effect.kept)
            : hearth.acceptLoses(effect.soldiers, effect.items),
      };
    case 'fought':
      return {
        label: effect.wins ? hearth.slay : effect.damage > 0 ? hearth.wound(effect.damage) : hearth.press,
        consequence:
          effect.soldiers === 0
            ? hearth.unscathed
            : effect.army === 0
              ? hearth.armyEaten(effect.soldiers)
              : hearth.fallen(effect.soldiers, effect.army),
      };
    case 'repelled':
      return { label: hearth.repelled, consequence: hearth.repelledWhy(effect.healed) };
    case 'die_turned':
      return { label: plays.turnDie(effect.from, effect.to), consequence: effect.farkle ? plays.stillFarkle : plays.worth(effect.worth) };
    case 'event_turned':
      return { label: plays.event[effect.to], consequence: effect.farkle ? plays.stillFarkle : plays.eventWhy[effect.to] };
    case 'score_raised':
      return { label: plays.raise(effect.by), consequence: plays.raised(effect.score) };
    case 'struck':
      return { label: plays.strike, consequence: effect.wins ? plays.strikeWins : plays.wounds(effect.wounds) };
    case 'vanished':
      return { label: plays.vanish, consequence: plays.vanishWhy(effect.wounds) };
    case 'baited':
      return { label: plays.bait(seen.who(effect.seat)), consequence: plays.baitWhy };
    case 'reinforced':
      return { label: plays.reinforce(effect.soldiers), consequence: plays.armyThen(effect.army) };
    case 'cloaked':
      return { label: plays.cloak, consequence: plays.cloakWhy };
    case 'stolen':
      return { label: plays.steal(seen.who(effect.seat)), consequence: plays.stealWhy(effect.among) };
    case 'scared':
      return { label: plays.scare(seen.who(effect.seat)), consequence: plays.scareWhy(effect.soldiers, effect.army) };
    case 'kept': {
      const names = (items: readonly Item[]) => items.map((item) => words.items[item].name);
      return {
        label: hearth.keepThese(intent.do === 'keep' ? names(intent.items) : []),
        consequence: hearth.discards(names(effect.discarded)),
      };
    }
  }
}

/** From so many soldiers on stopping is the bright button; with less at stake it is rolling on. */
const ENOUGH_SOLDIERS = 300;

export const isEnough = (soldiers: number): boolean => soldiers >= ENOUGH_SOLDIERS;

/** Whether stopping is the bright button: it keeps enough, or wins the brawl. */
export function isWorthStopping(effect: FarkleOffer['effect']): boolean {
  if (effect.effect === 'recruited') return isEnough(effect.soldiers + effect.bonus);
  if (effect.effect === 'attacked') return isEnough(effect.score + effect.bonus);
  return effect.effect === 'defended' && effect.winner === effect.defender;
}

/** An offer in one line, as odds name it: setting dice aside goes with the roll that could follow. */
export function offerName(offer: FarkleOffer, context: OfferContext): string {
  const { intent, effect } = offer;
  if (intent.do === 'set_aside' && effect.effect === 'set_aside') return context.words.hearth.setAsideRoll(intent.dice, effect.next);
  return optionWords(offer, context).label;
}

/** What the end of a brawl means for its defender. */
function settlementWords({ winner, defender, soldiers, bonus }: Settlement, { hearth }: FarkleWords): string {
  if (winner === undefined) return hearth.tie;
  return winner === defender ? hearth.winBrawl(soldiers + bonus) : hearth.loseBrawl(soldiers);
}
