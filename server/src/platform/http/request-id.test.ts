import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openRoute, testApp } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';
import { startServer } from '../../testing/server-process.ts';

const MADE = /^[0-9a-f]{8}-[0-9a-f]{4}$/;
const uuid = '1f0e7c1a-5d5b-4b53-9d64-0c3a6f1f2a11';

test.each([
  ['keeps', uuid, '10.0.0.1'],
  ['keeps', 'a1B2_c3-d4', '10.0.0.1'],
  ['replaces', uuid, '203.0.113.9'],
  ['replaces', 'short', '10.0.0.1'],
  ['replaces', '203.0.113.9', '10.0.0.1'],
  ['replaces', 'a"}\\n{"level":60', '10.0.0.1'],
  ['replaces', 'x'.repeat(65), '10.0.0.1'],
])('%s the id %s that %s sends', async (what, given, remoteAddress) => {
  const { db } = await openSqlite();
  const app = await testApp({ db, config: { trustedProxies: ['10.0.0.1'] } });
  const headers = { 'x-request-id': given };
  const response = await app.inject({ url: '/livez', remoteAddress, headers });
  if (what === 'keeps') expect(response.headers['x-request-id']).toBe(given);
  else expect(response.headers['x-request-id']).toMatch(MADE);
});

test('every kind of response has its own id', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db });
  app.get('/breaks', openRoute, () => {
    throw new Error('broken');
  });
  const urls = ['/livez', '/nothing', '/api/nothing', '/%', '/breaks', '/api/projects'];
  const ids = await Promise.all(
    urls.map(async (url) => String((await app.inject(url)).headers['x-request-id'])),
  );
  for (const id of ids) expect(id).toMatch(MADE);
  expect(new Set(ids).size).toBe(urls.length);
});

test('the id in a response appears in its log lines, and pages of short links have one too', async () => {
  const server = await startServer();
  const url = `http://127.0.0.1:${await server.port}`;
  const { headers } = await fetch(`${url}/api/projects`);
  const line = () =>
    server
      .output()
      .split('\n')
      .find((text) => text.includes(`"reqId":"${headers.get('x-request-id')}"`));
  await expect.poll(line).toContain('"path":"/api/projects","status":401');
  expect((await fetch(`${url}/Q/NONE2222`)).headers.get('x-request-id')).toMatch(MADE);
  const socket = connect(await server.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  // Without an end: Node closes a connection whose client has ended it unless the response is there in the same turn.
  socket.write('GET /livez HTTP/1.1\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^x-request-id: /im);
});
