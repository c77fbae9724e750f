import type { Who } from '../../../../lib/who';

const subject = ({ you, name }: Who) => (you ? 'You' : name);

/** What a finished game is remembered for: two lines of at most 40 characters each. */
export const facts = {
  bestTrick: (who: Who, round: number | undefined, trick: number, terror: number) => ({
    title: `${terror} Terror in one trick`,
    text: `${subject(who)}, ${round ? `round ${round}, ` : ''}trick ${trick}`,
  }),
  turningPoint: (who: Who, round: number | undefined, trick: number, lead: number) => ({
    title: round ? `Trick ${trick} of round ${round} turned it` : `Trick ${trick} turned it`,
    text: `${subject(who)} won it; the lead moved by ${lead}`,
  }),
  needed: (round: number | undefined, missing: number) => ({
    title:
      missing === 0
        ? 'The seventh dragon came'
        : missing === 1
          ? 'One dragon short of the seventh'
          : `${missing} dragons short of the seventh`,
    text:
      missing === 0
        ? round
          ? `It ended round ${round} at once`
          : 'It ended the fight at once'
        : round
          ? `They came closest in round ${round}`
          : 'They never came closer',
  }),
};
