import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { BackupError } from './backup-error.ts';

/** Prefix of the schemas in which `restore --replace` keeps earlier data; backups leave them out. */
export const REPLACED_PREFIX = 'replaced_';

const MESSAGE_CHARACTERS = 2_000;

/**
 * Dumps the state that another transaction has exported as `snapshot`.
 * @throws {BackupError} when pg_dump is missing, older than the server, or fails
 */
export async function dumpPostgres(
  postgresUrl: string,
  { file, snapshot, serverVersion }: { file: string; snapshot: string; serverVersion: number },
): Promise<void> {
  const version = await findVersion('pg_dump');
  if (version === undefined) {
    throw new BackupError(
      `pg_dump is not installed. Install PostgreSQL's client tools, version ${serverVersion} or newer.`,
    );
  }
  if (version < serverVersion) {
    throw new BackupError(
      `pg_dump ${version} is older than the server (${serverVersion}). Install PostgreSQL's client tools, version ${serverVersion} or newer.`,
    );
  }
  const { address, environment } = splitPassword(postgresUrl);
  await run(
    'pg_dump',
    [
      ...['--format=custom', '--compress=0', '--no-password', `--snapshot=${snapshot}`],
      ...[`--exclude-schema=${REPLACED_PREFIX}*`, `--file=${file}`, `--dbname=${address}`],
    ],
    environment,
  );
}

/** Restores a dump in one transaction. @throws {BackupError} when pg_restore is missing or fails */
export async function restorePostgres(postgresUrl: string, file: string): Promise<void> {
  const { address, environment } = splitPassword(postgresUrl);
  await run(
    'pg_restore',
    [
      ...['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'],
      ...['--no-password', `--dbname=${address}`, file],
    ],
    environment,
  );
}

/** Returns false when pg_restore is missing. @throws {BackupError} when it cannot read the dump */
export async function checkDump(file: string): Promise<boolean> {
  if ((await findVersion('pg_restore')) === undefined) return false;
  await run('pg_restore', ['--list', file]);
  return true;
}

/** Arguments are visible to every user of the machine, so the password goes into the environment. */
export function splitPassword(postgresUrl: string): {
  address: string;
  environment: NodeJS.ProcessEnv;
} {
  const url = new URL(postgresUrl);
  const password = decodeURIComponent(url.password) || url.searchParams.get('password');
  url.password = '';
  url.searchParams.delete('password');
  url.searchParams.delete('uselibpqcompat'); // an option of node-postgres
  url.search = url.search.replaceAll('+', '%20'); // libpq does not read + as a space
  return { address: url.href, environment: password ? { PGPASSWORD: password } : {} };
}

/** The major version of a tool; undefined when it is not installed. */
async function findVersion(tool: string): Promise<number | undefined> {
  try {
    const version = /\(PostgreSQL\) (\d+)/.exec(await run(tool, ['--version']));
    return version ? Number(version[1]) : undefined;
  } catch (error) {
    if (error instanceof NotInstalledError) return undefined;
    throw error;
  }
}

class NotInstalledError extends BackupError {}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `work` to its end even if a signal arrives, on which `onSignal` may cut it short. Handlers of nested
 * calls run from the inside out, so that a tool is killed before an outer handler exits.
 */
export async function withSignals<Result>(
  onSignal: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  for (const signal of SIGNALS) process.prependListener(signal, onSignal);
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

/** A signal also ends the tool and counts as its failure, so that the caller can clean up. */
async function run(
  tool: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const child = spawn(tool, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output = `${output}${chunk}`.slice(0, MESSAGE_CHARACTERS);
  });
  child.stderr.on('data', (chunk) => {
    errors = `${errors}${chunk}`.slice(0, MESSAGE_CHARACTERS);
  });
  const closed = () => once(child, 'close');
  const [code, signal] = await withSignals(() => child.kill(), closed).catch((error) => {
    if (error.code === 'ENOENT') {
      throw new NotInstalledError(`${tool} is not installed. Install PostgreSQL's client tools.`);
    }
    throw error;
  });
  if (code !== 0) {
    throw new BackupError(`${tool} failed: ${errors.trim() || (signal ?? `exit code ${code}`)}`);
  }
  return output;
}
