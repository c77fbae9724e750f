/** A line of text in which names and numbers stand out. */
export type Rich = readonly (string | Strong)[];

/** A part of a line that stands out. */
export interface Strong {
  strong: string;
}

/** Marks a name. */
export function strong(text: string): Strong {
  return { strong: text };
}

/** Writes a line; numbers stand out by themselves. */
export function rich(texts: TemplateStringsArray, ...values: (string | number | Strong | Rich)[]): Rich {
  const parts: (string | Strong)[] = [];
  texts.forEach((text, index) => {
    if (text) parts.push(text);
    const value = values[index];
    if (typeof value === 'string') parts.push(value);
    else if (typeof value === 'number') parts.push({ strong: String(value) });
    else if (value instanceof Array) parts.push(...value);
    else if (value !== undefined) parts.push(value as Strong);
  });
  return parts;
}

/** A line as plain data writes it: what stands between `**` stands out. */
export function marked(text: string): Rich {
  const part = (words: string, index: number) => (index % 2 === 1 ? strong(words) : words);
  return text
    .split('**')
    .map(part)
    .filter((part) => part !== '');
}

/** Puts lines behind one another. */
export function join(lines: readonly Rich[], between = ' '): Rich {
  return lines.flatMap((line, index) => (index === 0 ? [...line] : [between, ...line]));
}

/** The sentences of lines that were put behind one another. */
export function sentencesOf(line: Rich): Rich[] {
  const sentences: (string | Strong)[][] = [[]];
  line.forEach((part, index) => {
    const before = line[index - 1];
    if (part === ' ' && typeof before === 'string' && /[.!?]$/.test(before)) sentences.push([]);
    else sentences.at(-1)!.push(part);
  });
  return sentences;
}

/** The line without its marks, for titles and speech. */
export function plain(line: Rich): string {
  return line.map((part) => (typeof part === 'string' ? part : part.strong)).join('');
}
