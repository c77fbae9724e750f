/** What the sentences of `words/<language>/table.json` insert, in the order in which the page hands it over. */
export const TABLE = {
  turn: ['turn'],
  arena: { segment: ['segment'], both: ['one', 'other'], left: ['die'] },
  hearth: { stakeOf: ['alive', 'all'] },
  promise: { corner: ['to'], to: ['to'], enters: ['to'] },
  options: { corner: ['to'], moves: ['to'], escape: ['die'], to: ['to'] },
  goal: { repeated: ['times'] },
} as const;
