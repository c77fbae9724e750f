/** What the sentences of `words/<language>` insert, in the order in which the page hands it over. */
export const TABLE = {
  moment: { round: ['round', 'rounds'], trick: ['trick'] },
  seat: { tricksOnly: ['count'], cards: ['count'], pile: ['count'], team: ['name'], dragons: ['count', 'terror'], points: ['count'] },
  zone: { terror: ['terror'], slot: ['ask'], filled: ['card'] },
  danger: { standing: ['count'], terrorTaken: ['terror'] },
  hand: { count: ['count'], known: ['names'] },
  hearth: {
    declare: ['contract'],
    contract: ['count'],
    keep: ['name'],
    playWhy: ['count'],
    playAs: ['counts'],
    wouldBeAhead: ['why'],
    otherWhy: ['count'],
    contractOf: ['won', 'contract'],
    placeAsk: ['card'],
    defeats: ['terror'],
    stillOpen: ['count'],
    toPlace: ['count'],
    decide: ['names'],
  },
  treasure: { points: ['points'] },
  sheet: { round: ['round'], made: ['won', 'contract'], terror: ['terror'], standing: ['names'], unmet: ['name'] },
  aside: { round: ['round', 'rounds'] },
  result: { winTogether: ['names'], soloWhy: ['score', 'text'], columns: { rounds: ['round'] } },
} as const;

export const PIECES = {
  cards: { suit: ['suit', 'number'], mercenary_as: ['counts'] },
  texts: { suit: ['suit'], obscure: ['corner'] },
  asks: { suit: ['suit', 'least'], any_suit_or_obscure: ['least'] },
  whys: { highest_of_suit: ['suit'] },
} as const;
