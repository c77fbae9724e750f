/** The languages of the house; another one is a line here and a folder of its name beside these in every `words`. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language for a device: the one chosen here, else the first of the browser's that the house speaks. */
export function languageFor(chosen: string | null, preferred: readonly string[]): Language {
  const known = (tag: string) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
  return known(chosen ?? '') ?? preferred.map(known).find((language) => language !== undefined) ?? LANGUAGES[0];
}

/** The language after this one in the list; after the last comes the first. */
export function nextLanguage(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]!;
}

const catalogues: ((language: Language) => Promise<void>)[] = [];
const spoken = new Set<Language>();

/** Words of which a page holds only the languages that are spoken there: they come with `speak`. */
export function whenSpoken<Words>(files: Record<string, () => Promise<Words>>): Record<Language, Words> {
  const load = byLanguage(files);
  const words: Partial<Record<Language, Words>> = {};
  catalogues.push(async (language) => {
    words[language] ??= await load[language]();
  });
  return words as Record<Language, Words>;
}

/** Brings the words of a language, of all that is loaded. */
export async function speak(language: Language): Promise<void> {
  spoken.add(language);
  await Promise.all(catalogues.map((bring) => bring(language)));
}

/** Hands on what has just been loaded as soon as its words are there. */
export async function withWords<Loaded>(loaded: Loaded): Promise<Loaded> {
  await Promise.all([...spoken].map(speak));
  return loaded;
}

/** What `import.meta.glob` found in the folders of a `words`, by the language that names the folder. */
export function byLanguage<Words>(files: Record<string, Words>): Record<Language, Words> {
  const found = new Map(Object.entries(files).map(([path, words]) => [path.split('/').at(-2), words]));
  const missing = LANGUAGES.filter((language) => !found.has(language));
  if (missing.length > 0) throw new Error(`${Object.keys(files).join(', ')}: nothing in ${missing.join(', ')}`);
  return Object.fromEntries(found) as Record<Language, Words>;
}
