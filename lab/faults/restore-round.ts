import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { connect, type DatabaseLocation } from '../../server/src/platform/db/connect.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { addLink } from '../../server/src/testing/short-links.ts';
import { compareRestored, markNow } from './compare-restored.ts';
import { Scanner } from './scanner.ts';
import { startServer } from './server-under-test.ts';
import { Writer } from './writer.ts';

const exec = promisify(execFile);
const adminCommand = fileURLToPath(new URL('../../server/src/admin.ts', import.meta.url));
const CODES = ['CODE2222', 'CODE3333', 'CODE4444'];
const SCANNERS = 4;
/** The response of an overloaded server, which has then changed nothing. */
const IS_BUSY = /^\w+: 503 .*The server is busy/;

type Options = {
  writers: number;
  scanners?: number;
  /** Between a response and the next request of the same client. */
  pauseMs?: number;
  /** Encrypts the backup, and also decrypts it with `age`, if that is installed. */
  isEncrypted: boolean;
  /**
   * Creates an empty PostgreSQL database and returns its URL. Called once for the server and once for the
   * restored data.
   */
  newPostgres?: () => Promise<string>;
  /** The PATH on which pg_dump is found. */
  PATH?: string;
};

export type Round = {
  /** Writes and scans that were acknowledged when the backup began. */
  writes: number;
  scans: number;
  differences: string[];
};

/**
 * Backs up a server under load, deletes all its data, restores the backup and compares it with what
 * was acknowledged.
 */
export async function runRound(options: Options): Promise<Round> {
  const folder = await mkdtemp(join(tmpdir(), 'everscan-restore-'));
  try {
    return await run(folder, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(
  folder: string,
  { PATH = process.env.PATH, scanners: scannerCount = SCANNERS, pauseMs = 0, ...options }: Options,
) {
  const file = join(folder, 'backup');
  const keyFile = join(folder, 'key');
  const identity = await generateX25519Identity();
  await writeFile(keyFile, `# a comment\n${identity}\n`);
  const key = options.isEncrypted ? ['--identity', keyFile] : [];

  const before = await newPlace(join(folder, 'before'), options);
  await mkdir(before.dataDir);
  const db = connect(before.location, () => {});
  await migrate(db);
  for (const code of CODES) await addLink(db, code);
  await db.destroy();
  const server = await startServer(before.dataDir, before.variables);
  const writers = Array.from(
    { length: options.writers },
    (_, i) => new Writer(i, { registers: i === 0, pauseMs }),
  );
  const scanners = Array.from(
    { length: scannerCount },
    (_, i) => new Scanner(`scanner-${i}`, pauseMs),
  );
  for (const writer of writers) await signUp(writer, server.url);
  const running = [
    ...writers.map((writer) => writer.writeUntilDisconnected(server.url)),
    ...scanners.map((scanner) => scanner.scanUntilDisconnected(server.url, CODES)),
  ];
  while (![...writers, ...scanners].every(isBusy)) await sleep(10);
  await sleep(randomInt(1, 500));
  const mark = markNow(writers, scanners);
  const recipient = options.isEncrypted ? await identityToRecipient(identity) : '';
  await admin(['backup', file], { PATH, BACKUP_RECIPIENT: recipient, ...before.variables });
  await sleep(randomInt(1, 200));
  await server.kill();
  await Promise.all(running);
  await rm(before.dataDir, { recursive: true });

  if (options.isEncrypted) await decryptWithAge(file, keyFile);
  const after = await newPlace(join(folder, 'after'), options);
  await admin(['verify', file, ...key], { PATH });
  await admin(['restore', file, ...key], { PATH, ...after.variables });
  const restored = await startServer(after.dataDir, after.variables);
  await untilIngested(after.dataDir);
  await restored.kill();
  const restoredDb = connect(after.location, () => {});
  const differences = await compareRestored(restoredDb, mark);
  await restoredDb.destroy();
  const unexpected = [...writers, ...scanners]
    .flatMap((client) => client.unexpected)
    .filter((text) => !IS_BUSY.test(text));
  return {
    writes: sum(mark.writes.values()),
    scans: sum(mark.scans.values()),
    differences: [...differences, ...unexpected.map((text) => `unexpected response: ${text}`)],
  };
}

type Place = { dataDir: string; location: DatabaseLocation; variables: NodeJS.ProcessEnv };

async function newPlace(dataDir: string, { newPostgres }: Partial<Options>): Promise<Place> {
  const postgresUrl = await newPostgres?.();
  if (postgresUrl) {
    const variables = { DATA_DIR: dataDir, DATABASE_URL: postgresUrl };
    return { dataDir, location: { postgresUrl }, variables };
  }
  const location = { sqliteFile: join(dataDir, 'everscan.sqlite') };
  return { dataDir, location, variables: { DATA_DIR: dataDir } };
}

async function signUp(writer: Writer, url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await writer.signUp(url);
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(200);
    }
  }
}

/** Whether a client has received some responses since it started. */
function isBusy(client: Writer | Scanner): boolean {
  return client instanceof Writer ? client.history.length > 1 : client.acknowledged.length > 10;
}

async function admin(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { NODE_COMPILE_CACHE } = process.env;
  await exec(process.execPath, [adminCommand, ...args], { env: { NODE_COMPILE_CACHE, ...env } });
}

/** Waits until a new process has read and removed the journals of the killed one. */
async function untilIngested(dataDir: string): Promise<void> {
  const until = performance.now() + 600_000;
  for (;;) {
    const names = await readdir(join(dataDir, 'scans')).catch(() => []);
    if (!names.some((name) => name.endsWith('.journal'))) return;
    if (performance.now() > until) throw new Error('The journals were not read.');
    await sleep(50);
  }
}

async function decryptWithAge(file: string, keyFile: string): Promise<void> {
  await exec('age', ['--decrypt', '-i', keyFile, '-o', '/dev/null', file]).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0);
}
