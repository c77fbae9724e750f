/** What the sentences of `words/<language>/table.json` insert, in the order in which the page hands it over. */
export const TABLE = {
  round: ['round'],
  powers: { gains: ['count'], loses: ['count'], characters: ['by', 'skill'], foes: ['skill', 'by'] },
  board: { portals: ['found'], places: ['left'], placesBrief: ['left'], look: ['name'], price: ['price'] },
  journey: { runaways: ['count'], left: ['places', 'realm'], supply: ['coins'], encounters: ['left'], marketplace: ['left'] },
  hearth: {
    readyOf: ['ready', 'all'],
    waitingFor: ['names'],
    callWaits: ['names'],
    coinWhy: ['coins'],
    others: {
      choosing: ['names'],
      early_healing: ['names'],
      planning: ['names'],
      odd_coins: ['names'],
      replacing: ['names'],
      market: ['names'],
      sharing: ['names'],
      late_healing: ['names'],
      carrying: ['names'],
      travelling: ['names'],
      over: [],
    },
  },
  options: { coinWhy: ['left'], buysWhy: ['price', 'left'], staysWhy: ['found'] },
  card: { pays: ['count'] },
} as const;
