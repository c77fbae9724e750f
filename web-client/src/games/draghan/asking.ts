import { signOf } from './figures';
import type { Choice } from './choice.svelte';
import { offerTo, type SubjectKey } from './offers';
import { optionWords, type OptionWords } from './options';
import { adventurerOf, gearCardOf, type DraghanOffer, type Gear, type Hero, type StageOf, type View } from './reading';
import type { Perspective } from './perspective';
import type { DraghanWords } from './words';

/** A button of the hearth: it does something, or it chooses what to do something with. */
export interface Option {
  key: string;
  words: OptionWords;
  offer?: DraghanOffer;
  pick?: SubjectKey;
}

/** What the hearth asks, and every answer to it. */
export interface Asked {
  question: string;
  why: string;
  options: Option[];
  /** The buttons that stay in view. */
  actions: Option[];
  /** The key of the lit button. */
  primary: string | undefined;
}

/** Puts the present decision into a question with its answers; the lit action comes last, where the thumb is. */
export function askedOf(view: View, choice: Choice, seen: Perspective, words: DraghanWords): Asked {
  const asked = decision(view, choice, seen, words);
  return { ...asked, actions: asked.actions.toSorted((a, b) => Number(a.key === asked.primary) - Number(b.key === asked.primary)) };
}

function decision(view: View, choice: Choice, seen: Perspective, words: DraghanWords): Asked {
  const { hearth } = words;
  const { stage } = view;
  const options = (offers: readonly DraghanOffer[]) => offers.map((offer) => optionOf(offer, view, words));
  const leader = heroOf(view, view.active);
  switch (stage.phase) {
    case 'choosing':
      return choosing(stage, view, choice, seen, words);
    case 'early_healing':
    case 'late_healing': {
      const answers = options(choice.loose);
      const heals = answers.filter(({ offer }) => offer?.intent.do === 'heal');
      return {
        question: leader ? hearth.heal(leader) : '',
        why: leader ? hearth.healWhy(leader) : '',
        options: heals,
        actions: answers.filter(({ offer }) => offer?.intent.do === 'pass'),
        primary: heals[0]?.key,
      };
    }
    case 'planning':
      return planning(stage, view, choice, seen, words);
    case 'odd_coins':
      return { question: hearth.coin({ monster: stage.monster }), why: hearth.coinWhy(stage.coins), ...plainly(options(choice.loose)) };
    case 'replacing': {
      const gone = heroOf(view, stage.character);
      return { question: gone ? hearth.joins(gone) : '', why: hearth.joinsWhy, ...taking(view, choice, words) };
    }
    case 'market':
      // The wares lie on the table; they are not listed twice.
      return listed(withCards(hearth.buy, hearth.buyFor, hearth.buyWhy, view, choice, words));
    case 'sharing':
      return withCards(leader ? hearth.share(leader) : '', hearth.shareTo, hearth.shareWhy, view, choice, words);
    case 'carrying': {
      const [mine] = stage.overloads.filter(({ character }) => seen.owns(character));
      const hero = mine && heroOf(view, mine.character);
      return withCards(hearth.carry, hearth.carryThis, hero ? hearth.carryWhy(hero, mine.part, mine.too_many) : '', view, choice, words);
    }
    case 'travelling': {
      const answers = options(choice.loose);
      return {
        question: hearth.travel,
        why: hearth.travelWhy,
        options: [],
        actions: answers,
        primary: answers.find(({ offer }) => offer?.intent.do === 'stay')?.key,
      };
    }
    case 'over':
      return { question: '', why: '', options: [], actions: [], primary: undefined };
  }
}

function choosing(stage: StageOf<'choosing'>, view: View, choice: Choice, seen: Perspective, words: DraghanWords): Asked {
  const mine = stage.picks.filter(({ seat }) => seat === seen.seat);
  const nth = mine.findIndex(({ character }) => character === choice.character) + 1;
  if (nth === 0) return { question: words.hearth.chosenAll, why: words.hearth.chosenAllWhy, options: [], actions: [], primary: undefined };
  const lot = choice.offers.filter(({ intent }) => intent.do === 'leave_open').map((offer) => optionOf(offer, view, words));
  const { actions, ...rest } = taking(view, choice, words);
  const faster = takenBy(stage, choice, seen);
  const why = faster ? words.hearth.faster(faster, choice.considered!) : words.hearth.whoWhy;
  return { question: words.hearth.who(nth, mine.length), why, ...rest, actions: [...lot, ...actions] };
}

/** The character card that lies chosen on the table can be taken; the cards themselves are the list. */
function taking(view: View, choice: Choice, words: DraghanWords): Pick<Asked, 'options' | 'actions' | 'primary'> {
  const offer = choice.toBe(choice.considered);
  const answer = offer && optionOf(offer, view, words);
  return { options: [], actions: answer ? [answer] : [], primary: answer?.key };
}

/** The name of whoever took the card that one was thinking of. */
function takenBy({ picks }: StageOf<'choosing'>, { considered }: Choice, seen: Perspective): string | undefined {
  const pick = considered && picks.find(({ hero, seat }) => hero === considered && seat !== seen.seat);
  return pick ? seen.who(pick.seat).name : undefined;
}

function planning(stage: StageOf<'planning'>, view: View, choice: Choice, seen: Perspective, words: DraghanWords): Asked {
  const { hearth, stakes } = words;
  const hero = heroOf(view, choice.character);
  const faces = choice.character === undefined ? undefined : adventurerOf(view, choice.character)?.faces;
  const leader = heroOf(view, view.active);
  const found = view.found.map(({ card }) => card);
  const why =
    leader && [found.length > 0 ? stakes.claims(leader, found) : '', stakes.harm[stage.at_stake](leader)].filter(Boolean).join(' ');
  const moves = choice.offers.filter(({ intent }) => intent.do === 'place' || intent.do === 'move' || intent.do === 'withdraw');
  const actions = (['not_ready', 'ready', 'call'] as const)
    .map((deed) => offerTo(choice.loose, deed))
    .filter((offer) => offer !== undefined)
    .map((offer) => optionOf(offer, view, words));
  return {
    question: hero ? (faces ? hearth.stands(hero, faces) : hearth.where(hero)) : hearth.planWhole,
    why: why || (seen.leads ? hearth.yourMap : ''),
    options: moves.map((offer) => optionOf(offer, view, words)),
    actions,
    primary: actions.find(({ offer }) => offer?.intent.do === 'ready' || (offer?.intent.do === 'call' && isWholePlan(stage, choice)))?.key,
  };
}

/** A fight is called lightly only if nobody comes to harm, or if there is nobody left to place. */
function isWholePlan({ forecast }: StageOf<'planning'>, { subjects }: Choice): boolean {
  const places = [...subjects.values()].some((offers) => offers.some(({ intent }) => intent.do === 'place'));
  return forecast.harm === 'none' || !places;
}

/** First which card, then what to do with it. */
function withCards(question: string, ofCard: (card: Gear) => string, why: string, view: View, choice: Choice, words: DraghanWords): Asked {
  const actions = choice.loose.map((offer) => optionOf(offer, view, words));
  const chosen = choice.subject?.startsWith('card-') ? (choice.subject.slice('card-'.length) as Gear) : undefined;
  if (chosen) {
    const answers = choice.offers.map((offer) => optionOf(offer, view, words));
    const only = answers.length === 1;
    return { question: ofCard(chosen), why, options: only ? [] : answers, actions: only ? answers : actions, primary: answers[0]?.key };
  }
  const picks = [...choice.subjects].map(([key]) => pickOf(key, view, words));
  return { question, why, options: picks, actions, primary: actions[0]?.key };
}

/** A question whose cards are chosen on the table alone. */
function listed(asked: Asked): Asked {
  return { ...asked, options: asked.options.filter(({ offer }) => offer !== undefined) };
}

/** Answers of which none is quieter than the others. */
function plainly(options: Option[]): Pick<Asked, 'options' | 'actions' | 'primary'> {
  return { options, actions: [], primary: options.length === 1 ? options[0]!.key : undefined };
}

function optionOf(offer: DraghanOffer, view: View, words: DraghanWords): Option {
  return { key: JSON.stringify(offer.intent), words: optionWords(offer, view, words), offer };
}

function pickOf(key: SubjectKey, view: View, words: DraghanWords): Option {
  const card = key.slice('card-'.length) as Gear;
  const known = gearCardOf(view, card);
  const price = view.market?.wares.find(({ gear }) => gear.card === card)?.price;
  const gives = known?.heals ? words.board.heals : known ? words.skills(known.gives) : '';
  const consequence = price === undefined || !view.market?.open ? gives : `${words.board.price(price)}, ${gives}`;
  return {
    key,
    pick: key,
    words: { icon: signOf(card), label: words.gear(card), consequence, spoken: `${words.gear(card)}: ${consequence}` },
  };
}

function heroOf(view: View, character: number | undefined): Hero | undefined {
  return character === undefined ? undefined : adventurerOf(view, character)?.hero.hero;
}
