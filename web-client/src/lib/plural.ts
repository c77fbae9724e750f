/** The form of a word that fits a number, in the grammar of a language. */
export function pluralIn(language: string): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => (rules.select(count) === 'one' ? one : other);
}

/** Numbers as a language writes them. */
export function numberIn(language: string): (value: number) => string {
  const format = new Intl.NumberFormat(language);
  return (value) => format.format(value);
}

/** Names as a language lists them: "Mara, Jonas and Aylin". */
export function listIn(language: string): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return (names) => format.format(names);
}

/** What most sentences of a language need. */
export function grammarOf(language: string) {
  return { plural: pluralIn(language), number: numberIn(language), list: listIn(language) };
}
