import type { facts as english } from '../en/facts';

/** Woran man sich nach dem Spiel erinnert: zwei Zeilen von höchstens 40 Zeichen. */
export const facts: typeof english = {
  bestTrick: (who, round, trick, terror) => ({
    title: `${terror} Schrecken in einem Stich`,
    text: `${who.you ? 'Du' : who.name}, ${round ? `Runde ${round}, ` : ''}Stich ${trick}`,
  }),
  turningPoint: (who, round, trick, lead) => ({
    title: round ? `Stich ${trick} in Runde ${round} war die Wende` : `Stich ${trick} war die Wende`,
    text: `${who.you ? 'Du' : who.name}: Vorsprung um ${lead} verschoben`,
  }),
  needed: (round, missing) => ({
    title:
      missing === 0 ? 'Der siebte Drache kam' : missing === 1 ? 'Ein Drache fehlte zum siebten' : `${missing} Drachen fehlten zum siebten`,
    text:
      missing === 0
        ? round
          ? `Er beendete Runde ${round} sofort`
          : 'Er beendete den Kampf sofort'
        : round
          ? `Am nächsten kamen sie in Runde ${round}`
          : 'Näher kamen sie nie',
  }),
};
