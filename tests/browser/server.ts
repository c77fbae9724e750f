import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = process.env.DRAGONHALL_BIN ?? resolve(__dirname, '../../target/debug/dragonhall');

const DATABASE = 'games.db';

/** A server of one's own, on a free port and with a data folder that is thrown away. */
export class Server {
  private process?: ChildProcess;
  /** Arguments that the program is given besides. */
  readonly settings: string[] = [];

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  /** One that has not been started. */
  static async prepare(): Promise<Server> {
    const [port, folder] = await Promise.all([freePort(), mkdtemp(join(tmpdir(), 'dragonhall-browser-'))]);
    return new Server(port, folder);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Ends the process as a power cut would. */
  async kill(): Promise<void> {
    if (!this.process || this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await ended;
  }

  /** Starts, with a database of which nothing is on disk yet. */
  async start(database?: Buffer): Promise<void> {
    if (database) await writeFile(join(this.folder, DATABASE), database);
    await this.comeBack();
  }

  /** Comes back with what is on disk. */
  async comeBack(): Promise<void> {
    this.process = await open(this.port, this.folder, this.settings);
  }

  /** Shuts down in an orderly way, as for an upgrade. */
  async shutDown(): Promise<void> {
    const ended = once(this.process!, 'exit');
    this.process!.kill('SIGTERM');
    await ended;
  }

  /** What is on disk once it has shut down. */
  async database(): Promise<Buffer> {
    return readFile(join(this.folder, DATABASE));
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** What `dragonhall verify` says of a receipt. */
  async verify(receipt: string): Promise<{ code: number; said: string }> {
    return says('verify', receipt);
  }

  /** The link of an invitation to this house, whose word this is. */
  async invites(word: string): Promise<string> {
    const { said } = await says('invite', '--house-word', word, '--public-url', this.url);
    return said.trim();
  }
}

/** What the program says and how it ends. */
async function says(...words: string[]): Promise<{ code: number; said: string }> {
  const program = spawn(PROGRAM, words);
  let said = '';
  program.stdout.on('data', (text) => (said += text));
  program.stderr.on('data', (text) => (said += text));
  const [code] = (await once(program, 'close')) as [number];
  return { code, said };
}

/** A port below those that the system gives to connections, so that it is still free after the server was gone for a while. */
async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = 12_000 + Math.floor(Math.random() * 20_000);
    const probe = createServer();
    const free = await new Promise<boolean>((told) => {
      probe.once('error', () => told(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => told(true)));
    });
    if (free) return port;
  }
  throw new Error('no port is free');
}

/** Starts the program and waits for the line that tells its address. */
async function open(port: number, folder: string, settings: string[]): Promise<ChildProcess> {
  // Nobody in a browser waits for a minute.
  const impatient = ['--away-seconds', '2', '--long-away-seconds', '4'];
  const program = spawn(
    PROGRAM,
    ['serve', '--listen', `127.0.0.1:${port}`, '--database', `sqlite:${join(folder, DATABASE)}`, ...impatient, ...settings],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      // The program would warn of a variable that is only for the tests.
      env: { ...process.env, DRAGONHALL_BIN: undefined, RUST_LOG: 'warn' },
    },
  );
  for await (const line of createInterface({ input: program.stdout! })) {
    if (line.includes(`127.0.0.1:${port}`)) {
      program.stdout!.resume();
      return program;
    }
  }
  throw new Error(`${PROGRAM} did not start`);
}
