import type { Component } from 'svelte';
import { foeSign, signOf } from './figures';
import { SIGNS } from './icons';
import { adventurerOf, foeCardOf, type Character, type DraghanOffer, type Hero, type Stand, type View } from './reading';
import type { DraghanWords } from './words';

/** An offer in the words of its button. */
export interface OptionWords {
  icon: Component;
  label: string;
  consequence?: string;
  /** The whole of it in one line, for a screen reader. */
  spoken: string;
}

/** Says what an offer does and what follows from it. */
export function optionWords(offer: DraghanOffer, view: View, words: DraghanWords): OptionWords {
  const { icon, label, notes } = phrased(offer, view, words);
  const consequence = notes.filter((note) => note !== '').join(', ') || undefined;
  return { icon, label, consequence, spoken: consequence ? `${label}: ${consequence}` : label };
}

interface Phrased {
  icon: Component;
  label: string;
  notes: string[];
}

function phrased({ intent, effect }: DraghanOffer, view: View, words: DraghanWords): Phrased {
  const { options } = words;
  const hero = (character: Character): Hero => adventurerOf(view, character)!.hero.hero;
  switch (effect.effect) {
    case 'chooses': {
      const card = view.unused.find((each) => each.hero === effect.hero);
      return { icon: signOf(effect.hero), label: options.beThe(effect.hero), notes: card ? [options.brings(card.healthy)] : [] };
    }
    case 'leaves_open':
      return { icon: SIGNS.lot, label: options.leavesOpen, notes: [options.leavesOpenWhy] };
    case 'heals':
      return { icon: signOf(effect.card), label: options.heals(effect.card), notes: [options.healsWhy(hero(effect.character))] };
    case 'heals_nobody':
      return { icon: SIGNS.hurt, label: options.healsNobody, notes: [options.healsNobodyWhy] };
    case 'plans':
      return planned(intent, effect.stands, view, words, hero);
    case 'agrees':
      return { icon: SIGNS.ready, label: options.agrees, notes: [effect.last ? options.agreesLast : options.agreesWhy] };
    case 'disagrees':
      return { icon: SIGNS.short, label: options.disagrees, notes: [] };
    case 'calls': {
      const { forecast } = effect;
      const leader = view.active === undefined ? undefined : hero(view.active);
      const harm = leader && forecast.harm !== 'none' ? options.harm[forecast.harm](leader) : '';
      return { icon: SIGNS.fight, label: words.hearth.callButton, notes: [options.forecast(forecast), harm] };
    }
    case 'gives_coin':
      return { icon: signOf(hero(effect.character)), label: words.hero(hero(effect.character)), notes: [options.coinWhy(effect.gold)] };
    case 'joins': {
      const card = view.unused.find((each) => each.hero === effect.hero);
      return { icon: signOf(effect.hero), label: options.joins(effect.hero), notes: card ? [options.brings(card.healthy)] : [] };
    }
    case 'buys': {
      const notes = [options.buysWhy(effect.price, effect.gold), effect.overfull ? options.overfull(effect.overfull) : ''];
      return { icon: signOf(hero(effect.character)), label: options.buys(hero(effect.character)), notes };
    }
    case 'holds':
      return { icon: signOf(hero(effect.character)), label: options.holds(hero(effect.character)), notes: [options.holdsWhy] };
    case 'releases':
      return { icon: SIGNS.market, label: options.releases, notes: [options.releasesWhy] };
    case 'buys_nothing':
      return { icon: SIGNS.ready, label: options.buysNothing, notes: [effect.closes ? options.buysNothingCloses : options.buysNothingWhy] };
    case 'closes_market':
      return { icon: SIGNS.market, label: options.closesMarket, notes: [options.closesMarketWhy(effect.unsold)] };
    case 'gives': {
      const note = effect.overfull ? options.overfull(effect.overfull) : options.givesWhy;
      return { icon: signOf(hero(effect.character)), label: options.gives(hero(effect.character)), notes: [note] };
    }
    case 'gives_nothing':
      return { icon: SIGNS.bag, label: options.givesNothing, notes: [] };
    case 'leaves_behind':
      return { icon: signOf(effect.card), label: options.leavesBehind(effect.card), notes: [options.leavesBehindMore(effect.more)] };
    case 'travels':
      return { icon: SIGNS.portal, label: options.travels, notes: [options.travelsWhy] };
    case 'stays':
      return { icon: SIGNS.map, label: options.stays, notes: [options.staysWhy(view.portals.length)] };
  }
}

/** A change of the plan: how the foe stands then whom it helps, and the one whom it leaves. */
function planned(
  intent: DraghanOffer['intent'],
  stands: readonly Stand[],
  view: View,
  words: DraghanWords,
  hero: (character: Character) => Hero,
): Phrased {
  const { options } = words;
  const own = (stand: Stand) => (stand.met ? options.met : options.short(stand.short));
  const others = (all: readonly Stand[]) =>
    all.filter(({ foe }) => foeCardOf(view, foe)?.stand.met).map((stand) => options.then(stand.foe, stand));
  if (intent.do === 'commit') return { icon: signOf(intent.card), label: options.commits(intent.card), notes: stands.map(own) };
  if (intent.do === 'take_back') return { icon: signOf(intent.card), label: options.takesBack(intent.card), notes: others(stands) };
  if (intent.do === 'withdraw') {
    return { icon: signOf(hero(intent.character)), label: options.withdraws(hero(intent.character)), notes: others(stands) };
  }
  const [helped, ...left] = stands as [Stand, ...Stand[]];
  return { icon: foeSign(helped.foe), label: words.foe(helped.foe), notes: [own(helped), ...others(left)] };
}
