import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';

/** The cost of one hash. */
export type PasswordCost = {
  /** KiB */
  memory: number;
  passes: number;
  parallelism: number;
};

/** OWASP's Password Storage Cheat Sheet, argon2id. */
export const defaultPasswordCost: PasswordCost = { memory: 19 * 1024, passes: 2, parallelism: 1 };
/** Bytes; RFC 9106, 3.1 */
const SALT_LENGTH = 16;
const HASH_LENGTH = 32;

/** The PHC string format: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, base64 without padding. */
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

type ParsedHash = PasswordCost & { salt: Buffer; hash: Buffer };

/** Returns the password's hash in PHC string format. Takes about 30 ms of one core, in a thread of low priority. */
export async function hashPassword(
  password: string,
  cost: PasswordCost = defaultPasswordCost,
): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  return format({ ...cost, salt, hash: await derive(password, salt, cost, HASH_LENGTH) });
}

/** The hash of a password that nobody knows. */
export function unknownPasswordHash(): string {
  const [salt, hash] = [randomBytes(SALT_LENGTH), randomBytes(HASH_LENGTH)];
  return format({ ...defaultPasswordCost, salt, hash });
}

function format({ salt, hash, ...cost }: ParsedHash): string {
  const { memory, passes, parallelism } = cost;
  const text = [salt, hash].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text.join('$')}`;
}

/**
 * Checks a password against a stored hash of any parameters.
 * @throws {RangeError} when `stored` is not such a hash
 */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const { salt, hash, ...cost } = parse(stored);
  return timingSafeEqual(hash, await derive(password, salt, cost, hash.length));
}

/** True when `stored` was computed with other parameters. */
export function isOutdated(stored: string, cost: PasswordCost = defaultPasswordCost): boolean {
  const { memory, passes, parallelism } = parse(stored);
  return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism;
}

function parse(stored: string): ParsedHash {
  const match = PHC.exec(stored);
  if (!match) throw new RangeError('Not a password hash');
  const [, memory, passes, parallelism, salt = '', hash = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

/** Normalises, because keyboards may send the same password as different code points (NIST SP 800-63B, 5.1.1.2). */
async function derive(
  password: string,
  nonce: Buffer,
  cost: PasswordCost,
  tagLength: number,
): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  const parameters = { message, nonce, tagLength, ...cost };
  const compute = cost.memory < CHEAP ? promisify(argon2).bind(undefined, 'argon2id') : inThread;
  return Buffer.from(await compute(parameters));
}

export type HashParameters = PasswordCost & { message: Buffer; nonce: Buffer; tagLength: number };

/** KiB; hashes of less, which only tests use, are quicker than the way to the thread. */
const CHEAP = 1024;

const asked: PromiseWithResolvers<Uint8Array>[] = [];
let thread: Worker | undefined;

/** Node's own threads have the priority of the main thread, and write scans to disk, for which redirects wait. */
function inThread(parameters: HashParameters): Promise<Uint8Array> {
  thread ??= startThread();
  thread.ref(); // a start waits for a hash
  const answer = Promise.withResolvers<Uint8Array>();
  asked.push(answer);
  thread.postMessage(parameters);
  return answer.promise;
}

function startThread(): Worker {
  const started = new Worker(new URL('password-hash-worker.ts', import.meta.url));
  started.on('message', (result: Uint8Array | Error) => {
    if (result instanceof Error) asked.shift()?.reject(result);
    else asked.shift()?.resolve(result);
    if (asked.length === 0) started.unref();
  });
  let reason = new Error('the thread of password hashes has ended');
  started.on('error', (error: Error) => {
    reason = error;
  });
  started.on('exit', () => {
    thread = undefined;
    for (const { reject } of asked.splice(0)) reject(reason);
  });
  return started;
}
