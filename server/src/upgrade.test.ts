import { setTimeout as sleep } from 'node:timers/promises';
import { defaultDesign } from '@everscan/core/design/design';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from './db/connect.ts';
import { urlBody } from './testing/app.ts';
import { openPostgres } from './testing/databases.ts';
import { checkOut, findPreviousRelease } from './testing/previous-release.ts';
import { startServer } from './testing/server-process.ts';
import { scan } from './testing/short-links.ts';
import { PASSWORD, projectBody } from './testing/visitor.ts';

type Write = readonly [method: string, path: string, body?: object];
type Answer = { status: number; body: string; isReplayed: boolean };

/** Pause between two downloads, in ms: one client may track 600 in a minute. */
const TRACK_MS = 200;
const BUSY = 'The server is busy';
const MAX_ATTEMPTS = 300;
const email = 'owner@example.com';
const dynamicBody = { ...projectBody, data: {}, link: { target: 'example.com/1' } };

const reads = [
  ...['/api/user', '/api/statistics', '/api/projects', '/api/library', '/api/library/groups'],
  ...['/api/kits', '/api/bin', '/api/sessions', '/api/library/jobs', '/api/scans/counts'],
  ...['/api/export', '/readyz'],
];

test('the previous release and this one serve one database, and each write happens once', async () => {
  const { db, location } = await openPostgres('empty');
  if (!('postgresUrl' in location)) throw new Error('not PostgreSQL');
  const main = await checkOut(await findPreviousRelease());
  const variables = { DATABASE_URL: location.postgresUrl, PUBLIC_URL: 'http://localhost:3000' };
  const old = await startServer(variables, '', main);
  const oldUrl = `http://127.0.0.1:${await old.port}`;
  const cookie = await signIn(oldUrl, '/api/register');
  const starting = startServer(variables).then(async (server) => ({
    url: `http://127.0.0.1:${await server.port}`, // resolves once it has migrated
  }));
  const downloads = await trackUntil(oldUrl, starting);
  const { url } = await starting;
  expect(downloads.statuses).toEqual(downloads.statuses.map(() => 200));
  expect(await countRows(db, 'generations')).toBe(downloads.statuses.length);

  let last: { write: Write; key: string; answer: Answer } | undefined;
  for (const [first, second] of [
    [url, oldUrl],
    [oldUrl, url],
  ] as const) {
    const create = ['POST', '/api/projects', dynamicBody] as const;
    const { id, link } = JSON.parse((await send(first, create, cookie)).body);
    await send(first, ['PATCH', `/api/projects/${id}`, { title: 'changed' }], cookie);
    const history = await send(first, ['GET', `/api/projects/${id}/history`], cookie);
    const [change] = JSON.parse(history.body).changes;
    for (const write of writesOf(id, link.code, change.id)) {
      const key = crypto.randomUUID();
      const answer = await send(first, write, cookie, key);
      expect([write, answer]).toMatchObject([write, { status: expectedOf(write) }]);
      const jobs = async () => (await send(first, ['GET', '/api/library/jobs'], cookie)).body;
      await expect.poll(jobs).not.toContain('"running"');
      const before = await contentsOf(db);
      const repeated = await send(second, write, cookie, key);
      expect([write, repeated]).toEqual([write, { ...answer, isReplayed: true }]);
      expect([write, await contentsOf(db)]).toEqual([write, before]);
      last = { write, key, answer };
    }
    expect(await answersOf(first, cookie)).toEqual(reads.map(() => 200));
    await signIn(second, '/api/login');
    await followChange(first, second, id, link.code, cookie);
  }

  const codes = await countRows(db, 'projects');
  const key = crypto.randomUUID();
  const both = [oldUrl, url, oldUrl, url, oldUrl, url];
  const save = ['POST', '/api/projects', projectBody] as const;
  const parallel = await Promise.all(both.map((target) => send(target, save, cookie, key)));
  expect(parallel.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(await countRows(db, 'projects')).toBe(codes + 1);

  old.child.kill('SIGTERM');
  expect((await old.exited).code).toBe(0);
  if (!last) throw new Error('nothing was written');
  const replayed = await send(url, last.write, cookie, last.key);
  expect(replayed).toEqual({ ...last.answer, isReplayed: true });
  expect(await answersOf(url, cookie)).toEqual(reads.map(() => 200));
  await expect.poll(() => countRows(db, 'scans')).toBe(scans);
});

/** Every kind of write, in an order in which each has an effect. */
function writesOf(id: string, code: string, change: number): Write[] {
  const name = crypto.randomUUID();
  const selection = { ids: [id] };
  return [
    ['POST', '/api/subscribe'],
    ['POST', '/api/projects', projectBody],
    ['POST', '/api/projects', dynamicBody],
    ['POST', `/api/projects/${id}/history/${change}/restore`, {}],
    ['PATCH', `/api/projects/${id}`, { title: name, style: 'standard' }],
    ['PATCH', `/api/projects/${id}/link`, { target: `example.com/${name}` }],
    ['POST', '/api/library/jobs', { selection, action: { do: 'rename', pattern: '{number}' } }],
    ['POST', '/api/library/downloaded', selection],
    ['DELETE', `/api/projects/${id}`],
    ['POST', `/api/bin/${id}/restore`],
    ['POST', '/api/library/folders', { name }],
    ['POST', '/api/library/tags', { name }],
    ['POST', '/api/library/saved-filters', { name, query: 'state=paused' }],
    ['POST', '/api/import/library', { folders: [[`${name} 2`]], tags: [`${name} 2`] }],
    ['POST', '/api/kits', { name, design: defaultDesign }],
    [
      'POST',
      '/api/bulk/codes',
      { design: defaultDesign, rows: [{ key: name, target: 'example.com' }] },
    ],
    ['POST', '/api/reserved-code'],
    ['POST', '/api/feedback', { email, message: `The dots are lovely. ${name}` }],
    ['POST', '/api/reports', { code, reason: 'spam' }],
    ['POST', '/api/track-qr-generation', urlBody],
    ['POST', '/api/track-qr-creation'],
    ['DELETE', '/api/sessions'],
    ['DELETE', '/api/bin'],
  ];
}

function expectedOf([method, path]: Write): number {
  const creates = /^\/api\/(?:projects|reports|kits|library\/(?:jobs|folders|tags|saved-filters))$/;
  return method === 'POST' && creates.test(path) ? 201 : 200;
}

/** Sends a request and, like a browser, tries again when the server is too busy. Other errors are returned. */
async function request(url: string, init: RequestInit, attempt = 1): Promise<Response> {
  const response = await fetch(url, init);
  const isBusy = response.status === 503 && (await response.clone().text()).includes(BUSY);
  if (!isBusy || attempt === MAX_ATTEMPTS) return response;
  await sleep(100);
  return request(url, init, attempt + 1);
}

async function send(
  url: string,
  [method, path, body]: Write,
  cookie: string,
  key: string = crypto.randomUUID(),
): Promise<Answer> {
  const response = await request(`${url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie,
      ...(method !== 'GET' && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const isReplayed = response.headers.get('idempotency-replayed') === 'true';
  return { status: response.status, body: await response.text(), isReplayed };
}

async function signIn(url: string, path: string): Promise<string> {
  const response = await request(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect([path, response.status]).toEqual([path, 200]);
  return response.headers
    .getSetCookie()
    .map((line) => line.replace(/;.*$/, ''))
    .join('; ');
}

/** Tracks downloads, one after another, until `end` settles. */
async function trackUntil(url: string, end: Promise<unknown>): Promise<{ statuses: number[] }> {
  const statuses: number[] = [];
  let isOver = false;
  const stop = () => {
    isOver = true;
  };
  end.then(stop, stop);
  while (!isOver) {
    const { status } = await send(url, ['POST', '/api/track-qr-generation', urlBody], '');
    statuses.push(status);
    await sleep(TRACK_MS);
  }
  return { statuses };
}

async function answersOf(url: string, cookie: string): Promise<number[]> {
  const answers = reads.map((path) => request(`${url}${path}`, { headers: { cookie } }));
  return (await Promise.all(answers)).map(({ status }) => status);
}

let scans = 0;

/** Changes the target of a code in one process, and waits until the other one redirects there. */
async function followChange(
  first: string,
  second: string,
  id: string,
  code: string,
  cookie: string,
) {
  const target = `https://shop.example/${crypto.randomUUID()}`;
  const locationOf = async () => {
    const response = await scan(`${second}/Q/${code}`);
    scans++;
    return response.headers.get('location');
  };
  await locationOf(); // caches the link
  const change = ['PATCH', `/api/projects/${id}/link`, { target }] as const;
  expect(await send(first, change, cookie)).toMatchObject({ status: 200 });
  await expect.poll(locationOf).toBe(target);
}

async function countRows(db: Db, table: 'generations' | 'projects' | 'scans'): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
    db,
  );
  return Number(rows[0]?.count);
}

/** Tables that count requests, or that processes write by themselves. */
const VOLATILE = /^(?:rate_limits|job_leases|scan.*)$/;

/** A digest of each table. */
async function contentsOf(db: Db): Promise<unknown[]> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !VOLATILE.test(name));
  const digests = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, (
      select md5(string_agg(t::text, '|' order by t::text)) from ${sql.table(name)} as t
    ) as digest`,
  );
  return (await sql`${sql.join(digests, sql` union all `)}`.execute(db)).rows;
}
