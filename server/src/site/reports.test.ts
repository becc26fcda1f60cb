import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '../platform/days.ts';
import { applyRetention } from '../retention.ts';
import { newAdministrator } from '../testing/administrator.ts';
import { noLimits, testApp } from '../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../testing/databases.ts';
import { newDynamicCode } from '../testing/links.ts';
import { at, NOW, startReports } from '../testing/reports.ts';
import { newUser, Visitor } from '../testing/visitor.ts';

describeOnEachDatabase('reports', (open) => {
  const start = () => startReports(open);

  test("of a code are shown to the administrator with its target's host in ASCII", async () => {
    const { owner, ownerId, report, list } = await start();
    const { code } = await newDynamicCode(owner, 'https://аpple.com/<script>');
    const details = '  <img src=x onerror=alert(1)> \u202e ';
    const email = ' Reporter@Example.com';
    const sent = await report(`https://q.example/q/${code.toLowerCase()}+?x`, { details, email });
    expect([sent.statusCode, sent.json()]).toEqual([201, { success: true }]);
    await report(`https://q.example/Q/${code}%2B`, { reason: 'spam' });
    expect(await list()).toMatchObject({
      openCount: 1,
      open: [
        {
          code,
          state: 'active',
          target: 'https://аpple.com/<script>',
          displayHost: 'xn--pple-43d.com',
          fallback: null,
          blocked: false,
          ownerId,
          createdAt: at,
          reportCount: 2,
          reports: [
            { reason: 'spam', details: null, email: null, createdAt: at },
            { reason: 'phishing', details: details.trim(), email: 'reporter@example.com' },
          ],
        },
      ],
      disabled: [],
    });
  });

  test('show the fallback, and whether a host is on the block list', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'everscan-reports-'));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    const blockListFile = join(directory, 'hosts.txt');
    await writeFile(blockListFile, 'bad.example\n');
    const { db, owner, report, moderate } = await start();
    const { id, code } = await newDynamicCode(owner);
    const fallback = 'https://www.bad.example/';
    await owner.send('PATCH', `/api/projects/${id}`, { link: { fallback } });
    await report(code);
    const app = await testApp({ db, clock: () => NOW, config: { blockListFile } });
    const admin = await newAdministrator(db, app);
    const { open: reported } = (await admin.send('GET', '/api/reports')).json();
    expect(reported).toMatchObject([{ code, fallback, blocked: true }]);
    expect((await moderate(code, 'disable', { reason: 'its fallback' })).statusCode).toBe(200);
    const body = { type: 'url', style: 'dots', data: {}, link: { target: 'login.bad.example' } };
    const refused = await (await newUser(app)).send('POST', '/api/projects', body);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'target_blocked']);
  });

  test('of an unknown code get the same response, but are not stored', async () => {
    const { db, owner, report } = await start();
    const { code } = await newDynamicCode(owner);
    const [known, unknown] = [await report(code), await report('ZZZZ9999')];
    const shown = ({ statusCode, body, headers }: typeof known) => ({
      statusCode,
      body,
      headers: { ...headers, date: '', 'x-request-id': '' },
    });
    expect(shown(unknown)).toEqual(shown(known));
    expect(await db.selectFrom('reports').select('reason').execute()).toHaveLength(1);
  });

  test('are stored once when they are sent again with their idempotency key', async () => {
    const { owner, report, list } = await start();
    const { code } = await newDynamicCode(owner);
    const key = { 'idempotency-key': 'one-report' };
    const answers = [await report(code, {}, key), await report(code, {}, key)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await list()).open).toMatchObject([{ reportCount: 1 }]);
  });

  test('of one code are limited to a hundred, and the newest ten are shown', async () => {
    const { owner, report, list } = await start();
    const [first, second] = [await newDynamicCode(owner), await newDynamicCode(owner)];
    await report(second.code);
    for (let i = 0; i < 102; i++) await report(first.code, { details: `${i}` });
    const { open: reported, openCount } = await list();
    expect(openCount).toBe(2);
    expect(reported.map(({ code, reportCount }) => [code, reportCount])).toEqual([
      [first.code, 100],
      [second.code, 1],
    ]);
    expect(reported[0]?.reports.map(({ details }) => details)).toEqual(
      Array.from({ length: 10 }, (_, i) => `${99 - i}`),
    );
  });

  test("lose the reporter's text and address after 90 days, and are deleted after 26 months", async () => {
    const { db, owner, report, moderate } = await start();
    const [handled, waiting] = [await newDynamicCode(owner), await newDynamicCode(owner)];
    const words = { details: 'my bank', email: 'me@example.com' };
    for (const { code } of [handled, waiting]) await report(code, words);
    await moderate(handled.code, 'disable', { reason: 'phishing' });
    const rows = () =>
      db.selectFrom('reports').select(['details', 'email']).orderBy('id').execute();
    await applyRetention({ db, clock: () => NOW + 90 * DAY_MS });
    expect(await rows()).toEqual([words, words]);
    await applyRetention({ db, clock: () => NOW + 90 * DAY_MS + 1 });
    expect(await rows()).toEqual([{ details: null, email: null }, words]);
    await applyRetention({ db, clock: () => Date.UTC(2028, 8, 15) });
    expect(await rows()).toHaveLength(2);
    await applyRetention({ db, clock: () => Date.UTC(2028, 8, 15) + 1 });
    expect(await rows()).toEqual([]);
    expect(
      await db.selectFrom('audit_log').select('action').where('action', '=', 'disable').execute(),
    ).toEqual([]);
  });
});

const good = { code: 'ABCD2345', reason: 'phishing' };

test.each<[string, object | undefined, string]>([
  ['no code', { reason: 'spam' }, 'code: This is required'],
  ['an empty code', { ...good, code: ' ' }, 'Enter the code or its short link'],
  ['another address', { ...good, code: 'https://shop.example/menu' }, 'Enter the code or its'],
  ['a long code', { ...good, code: 'A'.repeat(3000) }, 'This is too long for a code'],
  ['an unknown reason', { ...good, reason: 'rude' }, 'Choose what is wrong'],
  ['no reason', { code: 'ABCD2345' }, 'Choose what is wrong'],
  ['2,001 characters', { ...good, details: 'x'.repeat(2001) }, 'Details can have at most 2,000'],
  ['two addresses', { ...good, email: 'a@b.example,c@d.example' }, 'Please enter a valid email'],
  ['an unknown key', { ...good, state: 'disabled' }, 'Unknown field: state'],
  ['a user', { ...good, user_id: 1 }, 'Unknown field: user_id'],
  ['no body', undefined, 'body: Must be an object'],
])('%s is refused with 400 and the message of the form', async (_, body, error) => {
  const { db } = await openSqlite();
  const response = await new Visitor(await testApp({ db })).send('POST', '/api/reports', body);
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { code: 'bad_request', error: expect.stringContaining(error) },
  ]);
});

const calls: [string, 'GET' | 'POST', string, object?][] = [
  ['the list', 'GET', '/api/reports'],
  ['disabling', 'POST', '/api/reports/ABCD2345/disable', { reason: 'phishing' }],
  ['enabling', 'POST', '/api/reports/ABCD2345/enable', { reason: 'phishing' }],
  ['dismissing', 'POST', '/api/reports/ABCD2345/dismiss', { reportIds: [1] }],
];

test.each(calls)('%s is for administrators only', async (_, method, path, body) => {
  const { db } = await openSqlite();
  const app = await testApp({ db });
  expect((await new Visitor(app).send(method, path, body)).statusCode).toBe(401);
  expect((await (await newUser(app)).send(method, path, body)).statusCode).toBe(403);
  const admin = await newAdministrator(db, app);
  expect((await admin.send(method, path, body)).statusCode).toBe(method === 'GET' ? 200 : 404);
  expect((await admin.send(method, `${path}?x=1`, { ...body, x: 1 })).statusCode).toBe(400);
});

test('accepts ten reports a minute from one address', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db, limits: { ...noLimits, reports: 10 } });
  const send = (address: string) => new Visitor(app, address).send('POST', '/api/reports', good);
  for (let i = 0; i < 10; i++) expect((await send('192.0.2.1')).statusCode).toBe(201);
  expect((await send('192.0.2.1')).statusCode).toBe(429);
  expect((await send('192.0.2.2')).statusCode).toBe(201);
});
