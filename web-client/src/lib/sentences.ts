import { listIn, numberIn } from './plural';

/** What a sentence can insert: a text, a number as the language writes it, or names as the language lists them. */
export type Value = string | number | readonly string[];

/** A sentence of plain data, in which `{name}` stands for what it inserts; where a number decides, one for each form that the language has. */
export type Sentence = string | Partial<Record<Intl.LDMLPluralRule, string>>;

/** The names of what the sentences of a file insert, in the order in which the page hands it over. */
type Inserts = { readonly [key: string]: readonly string[] | Inserts };

type Values<Names extends readonly string[]> = { -readonly [Index in keyof Names]: Value };

/** A file of plain data as the page uses it: a sentence that inserts something is called, everything else is there as it stands. */
export type Sentences<Data, Named> = {
  [Key in keyof Data]: Key extends keyof Named
    ? Named[Key] extends infer Names extends readonly string[]
      ? (...values: Values<Names>) => string
      : Sentences<Data[Key], Named[Key]>
    : Data[Key];
};

/** How a language fills its sentences. */
export function sentencesIn(language: string) {
  const rules = new Intl.PluralRules(language);
  const number = numberIn(language);
  const list = listIn(language);
  const written = (value: Value) => (typeof value === 'string' ? value : typeof value === 'number' ? number(value) : list(value));

  /** A sentence with what it inserts; its first value, a number or a list, decides about the form. */
  function fill(sentence: Sentence, values: Readonly<Record<string, Value>>): string {
    return formOf(sentence, Object.values(values)[0]).replace(/\{(\w+)\}/g, (name, key: string) => {
      const value = values[key];
      return value === undefined ? name : written(value);
    });
  }

  function formOf(sentence: Sentence, value: Value | undefined): string {
    if (typeof sentence === 'string') return sentence;
    const count = value instanceof Array ? value.length : Number(value);
    return sentence[rules.select(count)] ?? sentence.other ?? '';
  }

  /** The sentences of a file, ready to be said. */
  function sentences<Data, const Named extends Inserts>(data: Data, named: Named): Sentences<Data, Named> {
    const said = Object.entries(data as object).map(([key, value]) => {
      const names = named[key];
      if (names === undefined) return [key, value];
      if (!isList(names)) return [key, sentences(value, names)];
      return [key, (...values: Value[]) => fill(value as Sentence, Object.fromEntries(names.map((name, index) => [name, values[index]!])))];
    });
    return Object.fromEntries(said) as Sentences<Data, Named>;
  }

  return { fill, sentences };
}

/** Plain data and what needs code, in one catalogue. */
export function merge<Data extends object, Code extends object>(data: Data, code: Code): Data & Code {
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(data));
  for (const [key, value] of Object.entries(code)) {
    const plain = merged[key];
    merged[key] = isSection(plain) && isSection(value) ? merge(plain, value) : value;
  }
  return merged as Data & Code;
}

function isList(names: readonly string[] | Inserts): names is readonly string[] {
  return Array.isArray(names);
}

function isSection(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
