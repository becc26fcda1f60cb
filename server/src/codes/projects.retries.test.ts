import { createServer, connect as openSocket, type Server } from 'node:net';
import { defaultDesign } from '@everscan/core/design/design';
import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '../platform/days.ts';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newUser, projectBody, type Visitor } from '../testing/visitor.ts';

const KEY = { 'idempotency-key': 'a-new-project-1' };

describeOnEachDatabase('a project that is sent again with its idempotency key', (open) => {
  test('is saved once, in parallel and through two processes', async () => {
    const { db, connectAgain } = await open();
    const owner = await newUser(await testApp({ db }));
    const elsewhere = await testApp({ db: connectAgain() });
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, i) => {
        const visitor = i % 2 ? owner : sameBrowser(owner, elsewhere);
        return visitor.send('POST', '/api/projects', projectBody, KEY);
      }),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(await titles(owner)).toEqual(['Menu']);
  });

  test('is saved once and gets the same response after the database was reopened', async () => {
    const { db, connectAgain } = await open();
    const owner = await newUser(await testApp({ db }));
    const first = await owner.send('POST', '/api/projects', projectBody, KEY);
    const later = sameBrowser(owner, await testApp({ db: connectAgain() }));
    const second = await later.send('POST', '/api/projects', projectBody, KEY);
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    expect(await titles(owner)).toEqual(['Menu']);
  });

  test('is created once when the first response has expired, as are folders, tags, filters and kits', async () => {
    const { db } = await open();
    let now = Date.now();
    const owner = await newUser(await testApp({ db, clock: () => now }));
    for (const [path, body] of [
      ['/api/library/folders', { name: 'Menus' }],
      ['/api/library/tags', { name: 'Summer' }],
      ['/api/library/saved-filters', { name: 'Paused', query: 'state=paused' }],
      ['/api/kits', { name: 'House', design: defaultDesign }],
    ] as const) {
      const first = await owner.send('POST', path, body, KEY);
      expect(first.statusCode, path).toBe(201);
      now += 20 * DAY_MS;
      const second = await owner.send('POST', path, body, KEY);
      expect([second.statusCode, second.body], path).toEqual([201, first.body]);
      const other = { 'idempotency-key': 'another-key-2' };
      expect((await owner.send('POST', path, body, other)).statusCode, path).toBe(409);
    }
  });

  test('is saved once when the first response has expired', async () => {
    const { db } = await open();
    let now = Date.now();
    const owner = await newUser(await testApp({ db, clock: () => now }));
    const body = { ...projectBody, link: { target: 'https://example.com/menu' } };
    const first = await owner.send('POST', '/api/projects', body, KEY);
    const { id, link } = first.json();
    now += 20 * DAY_MS;
    await owner.send('PATCH', `/api/projects/${id}`, { title: 'Menu of the bar' });
    const second = await owner.send('POST', '/api/projects', body, KEY);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toMatchObject({ id, title: 'Menu of the bar', link });
    expect(await titles(owner)).toEqual(['Menu of the bar']);
    const another = { 'idempotency-key': 'a-new-project-2' };
    await owner.send('POST', '/api/projects', body, another);
    expect(await titles(owner)).toEqual(['Menu of the bar', 'Menu']);
    now += 2 * DAY_MS;
    await owner.send('POST', '/api/projects', { ...projectBody, title: 'Wine' }, KEY);
    expect(await titles(owner)).toEqual(['Menu of the bar', 'Menu', 'Wine']);
  });

  test('is saved again when it was deleted and the first response has expired', async () => {
    const { db } = await open();
    let now = Date.now();
    const owner = await newUser(await testApp({ db, clock: () => now }));
    const { id } = (await owner.send('POST', '/api/projects', projectBody, KEY)).json();
    await owner.send('DELETE', `/api/projects/${id}`);
    now += 2 * DAY_MS;
    await owner.send('POST', '/api/projects', projectBody, KEY);
    expect(await titles(owner)).toEqual(['Menu']);
    const restored = await owner.send('POST', `/api/bin/${id}/restore`);
    expect(restored.statusCode).toBe(200);
    expect(await titles(owner)).toEqual(['Menu', 'Menu']);
  });

  test('is in the bin beside the first one when both were deleted', async () => {
    const { db } = await open();
    let now = Date.now();
    const owner = await newUser(await testApp({ db, clock: () => now }));
    for (let copy = 0; copy < 2; copy++) {
      const { id } = (await owner.send('POST', '/api/projects', projectBody, KEY)).json();
      await owner.send('DELETE', `/api/projects/${id}`);
      now += 2 * DAY_MS;
    }
    expect((await owner.send('GET', '/api/bin')).json()).toMatchObject({ total: 2 });
  });

  test('is refused with 422 when the body differs', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    await owner.send('POST', '/api/projects', projectBody, KEY);
    const other = { ...projectBody, title: 'Another' };
    const refused = await owner.send('POST', '/api/projects', other, KEY);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'idempotency_mismatch']);
    expect(await titles(owner)).toEqual(['Menu']);
  });

  test('is saved again for another user', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [owner, other] = [await newUser(app), await newUser(app)];
    await owner.send('POST', '/api/projects', { ...projectBody, title: 'mine' }, KEY);
    await other.send('POST', '/api/projects', { ...projectBody, title: 'theirs' }, KEY);
    expect([await titles(owner), await titles(other)]).toEqual([['mine'], ['theirs']]);
  });

  test('is refused with 422 when the key of a change or deletion is reused for another id', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const [a, b] = [await owner.save('a'), await owner.save('b')];
    await owner.send('DELETE', `/api/projects/${a.id}`, undefined, KEY);
    const again = await owner.send('DELETE', `/api/projects/${a.id}`, undefined, KEY);
    expect([again.statusCode, again.json()]).toMatchObject([200, { success: true }]);
    const refused = await owner.send('DELETE', `/api/projects/${b.id}`, undefined, KEY);
    expect(refused.statusCode).toBe(422);
    expect(await titles(owner)).toEqual(['b']);
  });

  test('is saved once when the connection breaks between the commit and the response', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const owner = await newUser(app);
    const { port } = app.server.address() as { port: number };
    const proxy = await startCuttingProxy(port);
    const send = () =>
      fetch(`http://127.0.0.1:${proxy}/api/projects`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: `session=${owner.cookies.get('session')}`,
          ...KEY,
        },
        body: JSON.stringify(projectBody),
      });
    await expect(send()).rejects.toThrow();
    expect(await titles(owner)).toEqual(['Menu']);
    const retry = await send();
    expect([retry.status, retry.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(await titles(owner)).toEqual(['Menu']);
  });
});

/** A visitor with the same cookies who sends requests to another process. */
function sameBrowser(visitor: Visitor, app: Visitor['app']): Visitor {
  return Object.assign(Object.create(Object.getPrototypeOf(visitor)), visitor, { app });
}

async function titles(visitor: Visitor): Promise<string[]> {
  const projects = (await visitor.send('GET', '/api/projects')).json();
  return projects.map(({ title }: { title: string }) => title);
}

/** Starts a proxy for `port` that cuts the first connection when the response arrives. */
async function startCuttingProxy(port: number): Promise<number> {
  let connections = 0;
  const server: Server = createServer((client) => {
    const cut = connections++ === 0;
    const upstream = openSocket(port, '127.0.0.1');
    for (const socket of [client, upstream]) socket.on('error', () => {});
    client.pipe(upstream);
    upstream.on('data', (chunk) => {
      if (cut) client.destroy();
      else client.write(chunk);
    });
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as { port: number }).port;
}
