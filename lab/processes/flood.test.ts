import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { BUILT_URL } from '@everscan/contract/addressed-files';
import { expect, test } from 'vitest';
import { residentMegabytes } from '../../server/src/testing/resident-memory.ts';
import { startServer } from '../../server/src/testing/server-process.ts';
import { makeWebDir, page } from '../../server/src/testing/web-dir.ts';
import { isSmoke } from '../bars.ts';

const pagesProcess = fileURLToPath(
  new URL('../../server/src/testing/pages-process.ts', import.meta.url),
);
const MEMORY_MAX_MB = 400;
/** How long each of the two floods lasts, in ms. */
const FLOOD_MS = isSmoke ? 100 : 5_000;
const PAUSE_MS = 100;
/** 570 kB, like the largest page of the site, in letters that take two bytes each as JavaScript text. */
const PAGE = `${page('例')}<a href="${BUILT_URL}/">${'<p>QRコードの例</p>'.repeat(23_000)}`;
const floods = [
  { connections: isSmoke ? 1_000 : 4_000, requests: 1 },
  { connections: 200, requests: 60 },
];

test('stays below 400 MB and answers others while clients flood it with requests for uncompressed pages', async () => {
  const WEB_DIR = await makeWebDir({ 'ja/examples/index.html': PAGE });
  const variables = { WEB_DIR, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' };
  const server = await startServer(variables, undefined, pagesProcess);
  const port = await server.port;
  const pid = server.child.pid as number;
  let mostMegabytes = await residentMegabytes(pid);
  const watch = setInterval(async () => {
    mostMegabytes = Math.max(mostMegabytes, await residentMegabytes(pid).catch(() => 0));
  }, 50);
  const statuses = new Set([await statusOf(port)]);
  for (const { connections, requests } of floods) {
    const end = performance.now() + FLOOD_MS;
    while (performance.now() < end) {
      const crowd = Array.from({ length: connections }, () => flood(port, requests));
      const isOver = Promise.all(crowd.map(({ closed }) => closed)).then(() => true);
      do statuses.add(await statusOf(port));
      while (!(await Promise.race([isOver, sleep(PAUSE_MS)])) && performance.now() < end);
      for (const { socket } of crowd) socket.destroy();
      await isOver;
    }
  }
  clearInterval(watch);
  expect(server.child.exitCode, server.output()).toBe(null);
  expect(mostMegabytes).toBeLessThan(MEMORY_MAX_MB);
  expect([...statuses]).toEqual([200]);
});

let clients = 0;

/** Sends requests at once, as a new client each time, so that the limit per address does not end the flood. */
function flood(port: number, requests: number) {
  clients++;
  const client = `10.${[16, 8, 0].map((bits) => (clients >> bits) & 255).join('.')}`;
  const head = `GET /ja/examples HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\n`;
  const socket = connect(port, '127.0.0.1').on('error', () => {}); // `close` follows
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.resume().write(`${`${head}\r\n`.repeat(requests - 1)}${head}Connection: close\r\n\r\n`);
  return { socket, closed };
}

/** Asks over a connection that stays open, because new ones wait behind those of the flood. */
async function statusOf(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/ja/examples`);
  await response.arrayBuffer();
  return response.status;
}
