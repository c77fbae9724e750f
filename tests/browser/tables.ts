import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Somebody at a recorded table, and what their browser remembers of it. */
export interface Seated {
  name: string;
  memory: Record<string, string>;
}

/** A table that was recorded in the middle of a game: the link to it, who sits there, and the server's database. */
export interface Table {
  link: string;
  players: Seated[];
  database: Buffer;
}

const FOLDER = resolve(__dirname, 'tables');

const paths = (name: string) => [resolve(FOLDER, `${name}.json`), resolve(FOLDER, `${name}.db.gz`)] as const;

export async function readTable(name: string): Promise<Table> {
  const [people, database] = await Promise.all(paths(name).map((path) => readFile(path)));
  const { link, players } = JSON.parse(people!.toString()) as Omit<Table, 'database'>;
  return { link, players, database: gunzipSync(database!) };
}

export async function writeTable(name: string, { link, players, database }: Table): Promise<void> {
  const [people, file] = paths(name);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(people, `${JSON.stringify({ link, players }, null, 2)}\n`);
  await writeFile(file, gzipSync(database, { level: 9 }));
}
