import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './postgres-server.ts';

const exec = promisify(execFile);
const VERSIONS = '/usr/lib/postgresql';
const PASSWORD = 'p@ss w/rd';

export type InstalledPostgres = {
  /** Creates the empty database `database`, and returns its address. */
  createDatabase(database: string): Promise<string>;
  /** The PATH for processes that use its client tools. */
  PATH: string;
  stop(): Promise<void>;
};

/**
 * The folder of an installed PostgreSQL that has server and client tools, as Debian's package `postgresql`
 * has: the server that the tests install has no pg_dump.
 */
function findInstalledPostgres(): string {
  const found = (existsSync(VERSIONS) ? readdirSync(VERSIONS) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((bin) => ['initdb', 'pg_ctl', 'pg_dump'].every((tool) => existsSync(join(bin, tool))));
  if (!found) throw new Error('No PostgreSQL with pg_dump: apt-get install postgresql');
  return found;
}

/** @throws if none is installed */
export async function startInstalledPostgres(): Promise<InstalledPostgres> {
  const bin = findInstalledPostgres();
  const port = await freePort();
  const directory = await mkdtemp(join(tmpdir(), 'everscan-postgres-'));
  const passwordFile = join(directory, 'password');
  await writeFile(passwordFile, PASSWORD);
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? await findUser('postgres') : undefined;
  if (user) {
    for (const path of [directory, passwordFile]) await chown(path, user.uid, user.gid);
  }
  const data = join(directory, 'data');
  const run = (tool: string, args: string[]) =>
    exec(join(bin, tool), args, { ...user, cwd: directory });
  await run('initdb', [
    ...['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ...['--encoding=UTF8', '--no-locale', '--no-sync'],
  ]);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  await run('pg_ctl', ['start', '-w', '-D', data, '-o', settings, '-l', join(directory, 'log')]);
  const urlOf = (database: string) =>
    `postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`;
  return {
    async createDatabase(database) {
      const client = new Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(database)}`);
      await client.end();
      return urlOf(database);
    },
    PATH: `${bin}:${process.env.PATH}`,
    async stop() {
      await run('pg_ctl', ['stop', '-D', data, '-m', 'immediate']);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function findUser(name: string): Promise<{ uid: number; gid: number }> {
  const id = async (option: string) => Number((await exec('id', [option, name])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}
