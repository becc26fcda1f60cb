import { DatabaseSync } from 'node:sqlite';
import { feedbackErrorSchema } from '@everscan/contract/site.schemas';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import { unavailable } from '../platform/http/http-error.ts';
import { noLimits, testApp } from '../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../testing/databases.ts';
import { newUser, Visitor } from '../testing/visitor.ts';

const NOW = Date.UTC(2026, 6, 15);
const HOUR = 3600 * 1000;
const PATH = '/api/feedback';
const body = { email: 'writer@example.com', message: 'The dots are lovely.' };

describeOnEachDatabase('feedback', (open) => {
  test('is stored trimmed for the outbox, which is then woken', async () => {
    const { db } = await open();
    const onMail = vi.fn();
    const app = await testApp({ db, clock: () => NOW, onMail });
    const writer = await newUser(app);
    const sent = { email: ' Writer@Example.COM ', message: '  Schöne Punkte! 🙂\n ' };
    const response = await writer.send('POST', PATH, sent);
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    expect(await rows(db)).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        user_id: (await writer.user())?.id,
        email: 'writer@example.com',
        message: 'Schöne Punkte! 🙂',
        created_at: NOW,
      },
    ]);
    expect(onMail).toHaveBeenCalledOnce();
  });

  test('is stored once when it is sent again with its idempotency key', async () => {
    const { db } = await open();
    const writer = await newUser(await testApp({ db }));
    const key = { 'idempotency-key': 'one-feedback' };
    const send = () => writer.send('POST', PATH, body, key);
    const statuses = (await Promise.all(Array.from({ length: 20 }, send))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const again = await send();
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(await rows(db)).toHaveLength(1);
  });

  test('is limited to 20 messages of an account in an hour, even in parallel', async () => {
    const { db } = await open();
    let now = NOW;
    const app = await testApp({ db, clock: () => now });
    const [writer, other] = [await newUser(app), await newUser(app)];
    const send = () => writer.send('POST', PATH, body);
    const answers = await Promise.all(Array.from({ length: 25 }, send));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(429));
    expect(refused[0]?.headers['retry-after']).toBe('3600');
    expect(refused[0]?.json()).toMatchObject({ code: 'rate_limited', isServiceUnavailable: false });
    expect(await rows(db)).toHaveLength(20);
    expect((await other.send('POST', PATH, body)).statusCode).toBe(200);
    now += HOUR;
    expect((await send()).statusCode).toBe(200);
  });

  test('is answered with 503 and isServiceUnavailable when it cannot be stored', async () => {
    const { db } = await open();
    const onMail = vi.fn();
    const writer = await newUser(await testApp({ db, onMail }));
    await db.destroy();
    const response = await writer.send('POST', PATH, body);
    expect(response.statusCode).toBe(503);
    expect(feedbackErrorSchema.parse(response.json())).toEqual({
      error: expect.any(String),
      code: 'unavailable',
      isServiceUnavailable: true,
    });
    expect(onMail).not.toHaveBeenCalled();
  });
});

const EMAIL = 'Please enter a valid email address';
const SHORT = 'Message must be at least 10 characters long';

test.each([
  ['an address without a host', { ...body, email: 'writer@' }, EMAIL],
  ['no address', { ...body, email: '' }, EMAIL],
  ['a header after the address', { ...body, email: 'a@b.example\r\nBcc: c@d.example' }, EMAIL],
  ['a line after the address', { ...body, email: 'a@b.example\nc@d.example' }, EMAIL],
  ['two addresses', { ...body, email: 'a@b.example, c@d.example' }, EMAIL],
  ['two addresses, another way', { ...body, email: 'a@b.example;c@d.example' }, EMAIL],
  ['a name with an address', { ...body, email: 'A <a@b.example>' }, EMAIL],
  ['a group', { ...body, email: 'g:a@b.example;' }, EMAIL],
  ['a quoted local part', { ...body, email: '"a\\r\\nBcc:c"@b.example' }, EMAIL],
  ['an encoded word', { ...body, email: '=?utf-8?q?a=0D=0AX:?=@b.example' }, EMAIL],
  ['an address of 255 characters', { ...body, email: `${'a'.repeat(243)}@example.com` }, EMAIL],
  ['nine characters', { ...body, message: 'Nine char' }, SHORT],
  ['nine characters and many spaces', { ...body, message: `  Nine char${' '.repeat(20)}` }, SHORT],
  [
    '5,001 characters',
    { ...body, message: 'x'.repeat(5001) },
    'Message can have at most 5,000 characters',
  ],
  ['no message', { email: body.email }, 'message: This is required'],
  ['a number', { ...body, message: 1234567890 }, 'message: Must be text'],
  ['an unknown field', { ...body, to: 'x@y.example' }, 'Unknown field: to'],
  ['NUL', { ...body, message: 'a message with \0' }, 'The body contains a NUL character.'],
  ['no body', undefined, 'body: Must be an object'],
])('%s is refused with 400 and the message of the form', async (_, sent, error) => {
  const { db } = await openSqlite();
  const writer = await newUser(await testApp({ db }));
  const response = await writer.send('POST', PATH, sent);
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { error, code: 'bad_request', isServiceUnavailable: false },
  ]);
  expect(await rows(db)).toEqual([]);
});

test.each([
  ['10 characters', 'Ten chars!'],
  ['5,000 characters', 'x'.repeat(5000)],
  ['emoji', '🙂'.repeat(10)],
])('accepts a message of %s', async (_, message) => {
  const { db } = await openSqlite();
  const writer = await newUser(await testApp({ db }));
  expect((await writer.send('POST', PATH, { ...body, message })).statusCode).toBe(200);
  expect(await rows(db)).toMatchObject([{ message }]);
});

test('every other failure says that the service is available, and stores nothing', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db, limits: { ...noLimits, feedback: 4 } });
  const writer = await newUser(app);
  const answers = [
    await new Visitor(app).send('POST', PATH, body),
    await writer.send('POST', PATH, body, { 'sec-fetch-site': 'cross-site' }),
    await writer.send('POST', PATH, '{', { 'content-type': 'application/json' }),
    await writer.send('POST', PATH, 'text', { 'content-type': 'text/plain' }),
    await writer.send('POST', PATH, { ...body, message: 'x'.repeat(70_000) }),
    await writer.send('POST', PATH, body),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 400, 415, 413, 429]);
  for (const answer of answers) {
    expect(feedbackErrorSchema.parse(answer.json()).isServiceUnavailable).toBe(false);
  }
  expect(await rows(db)).toEqual([]);
});

test('a server that is too busy to store feedback says that the service is unavailable', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db });
  app.addHook('onRequest', async () => {
    throw unavailable('The server is busy.', 5);
  });
  const response = await new Visitor(app).send('POST', PATH, body);
  expect([response.statusCode, response.json().isServiceUnavailable]).toEqual([503, true]);
});

test('every request that fails because the database is locked says that the service is unavailable', async () => {
  const { db, location } = await openSqlite();
  const writer = await newUser(await testApp({ db }));
  const other = new DatabaseSync('sqliteFile' in location ? location.sqliteFile : '');
  other.exec('begin immediate');
  const answers = await Promise.all([1, 2, 3].map(() => writer.send('POST', PATH, body)));
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().isServiceUnavailable]).toEqual([503, true]);
  }
  other.close();
  expect((await writer.send('POST', PATH, body)).statusCode).toBe(200);
});

test('the service is unavailable while the disk is full, and recovers', async () => {
  const { db } = await openSqlite();
  const writer = await newUser(await testApp({ db }));
  const send = () => writer.send('POST', PATH, { ...body, message: 'x'.repeat(5000) });
  const { rows: pages } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${pages[0]?.page_count}`).execute(db);
  let full = await send();
  // A few messages still fit into free pages of the file.
  for (let i = 0; i < 10 && full.statusCode === 200; i++) full = await send();
  expect([full.statusCode, full.json().isServiceUnavailable]).toEqual([503, true]);
  const before = (await rows(db)).length;
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect((await send()).statusCode).toBe(200);
  expect(await rows(db)).toHaveLength(before + 1);
});

function rows(db: Db) {
  return db.selectFrom('feedback').selectAll().execute();
}
