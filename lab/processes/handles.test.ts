import { readdir } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../server/src/testing/databases.ts';
import { startServer } from '../../server/src/testing/server-process.ts';
import { addLink } from '../../server/src/testing/short-links.ts';
import { write } from '../../server/src/testing/steady-load.ts';
import { isSmoke } from '../bars.ts';

const HANDLES = 256;
/** Long enough for every job that runs each second, even on a busy machine. */
const CROWDED_MS = isSmoke ? 100 : 3_000;
test('survives more connections than file handles, and keeps the open ones', async () => {
  const { db, location } = await openSqlite();
  if (!('sqliteFile' in location)) throw new Error('not SQLite');
  await addLink(db, 'CODE2222');
  const DATA_DIR = dirname(location.sqliteFile);
  const server = await startServer({ DATA_DIR, LOG_LEVEL: 'error' }, `-n ${HANDLES}`);
  const port = await server.port;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  /** Retries, because a busy machine may respond with 503 at first. */
  const expectStatus = (path: string, status: number) =>
    expect.poll(() => statusOf(port, path, agent), { message: path }).toBe(status);
  await expectStatus('/readyz', 200);

  const crowd = Array.from({ length: 2 * HANDLES }, () => openIdle(port));
  await sleep(CROWDED_MS);
  for (const path of ['/livez', '/readyz', '/metrics', '/api/statistics']) {
    await expectStatus(path, 200);
  }
  await expectStatus('/Q/CODE2222', 302);
  // The first scan opens files, for which handles are reserved.
  expect(await readdir(join(DATA_DIR, 'scans'))).toContainEqual(expect.stringMatching('journal'));
  expect(server.child.exitCode, server.output()).toBe(null);

  for (const socket of crowd) socket.destroy();
  const status = () => write(`http://127.0.0.1:${port}`).then(({ status }) => status);
  await expect.poll(() => status().catch(() => 0)).toBe(200);
  server.child.kill('SIGTERM');
  expect((await server.exited).code, server.output()).toBe(0);
});

function openIdle(port: number): Socket {
  return connect(port, '127.0.0.1').on('error', () => {}); // such as a refused connection
}

function statusOf(port: number, path: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port, path, agent, host: '127.0.0.1' }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });
}
