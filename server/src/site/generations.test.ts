import type { GenerationPage, GenerationRecord } from '@everscan/contract/downloads.schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eraseDeleted } from '../account-deletion.ts';
import type { Db } from '../platform/db/connect.ts';
import { newAdministrator } from '../testing/administrator.ts';
import { post, testApp, urlBody, vcardBody } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newUser, type Visitor } from '../testing/visitor.ts';

const LIST = '/api/qr-generations';
const TRACK = '/api/track-qr-generation';
const NOON = Date.UTC(2026, 5, 1, 12);

describeOnEachDatabase('GET /api/qr-generations', (open) => {
  test('returns records as in the contract, newest first', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOON });
    const admin = await newAdministrator(db, app);
    await post(app, TRACK, vcardBody, { 'sec-gpc': '1' });
    await admin.send('POST', TRACK, urlBody);
    await db
      .updateTable('generations')
      .set({ ip: '::ffff:203.0.113.9' })
      .where('id', '=', 2)
      .execute();
    const shared = { createdAt: '2026-06-01T12:00:00.000Z' };
    expect(await read(admin, LIST)).toEqual({
      data: [
        {
          ...shared,
          id: 2,
          type: 'url',
          style: 'dots',
          data: { url: 'example.com/menu' },
          ipAddress: '203.0.113.9',
          user: { id: 1, email: admin.email },
        },
        {
          ...shared,
          id: 1,
          type: 'vcard',
          style: 'standard',
          data: { vcard: { firstName: 'Jane', lastName: 'Doe' } },
          ipAddress: null,
        },
      ],
      pagination: { page: 1, limit: 20, pages: 1, total: 2 },
    });
  });

  test('any page with any filter equals a plain search of all rows', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const admin = await newAdministrator(db, app);
    const others = [await newUser(app), await newUser(app)];
    await insertRows(db, 150);
    await insertRows(db, 250);
    await others[1]?.send('DELETE', '/api/delete-account');
    await eraseDeleted({ db, clock: Date.now });
    const all = await everyRecord(admin);
    const anyQuery = fc.record(
      {
        page: fc.integer({ min: 1, max: 30 }),
        limit: fc.integer({ min: 1, max: 100 }),
        type: fc.constantFrom('url', 'vcard'),
        style: fc.constantFrom('standard', 'dots', 'square'),
        userId: fc.integer({ min: 1, max: 4 }),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        expect(await read(admin, `${LIST}?${queryOf(query)}`)).toEqual(plainSearch(all, query));
      }),
      { numRuns: process.env.PROOF === 'full' ? 150 : 15 },
    );
  });

  test('returns hostile texts unchanged', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const admin = await newAdministrator(db, app);
    for (const text of hostile) await track(app, text);
    const { data } = await read(admin, LIST);
    const names = data.map((record) => record.data.vcard?.firstName).reverse();
    expect(names).toEqual(hostile);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=',
    'page=1&page=2',
    'page=9999999999',
    'limit=0',
    'limit=101',
    'limit=all',
    'type=fax',
    'type=',
    'style=stars',
    'type=__proto__',
    'userId=0',
    'userId=x',
    'userId=1%20or%201=1',
    'userId=9007199254740993',
    'userId[]=1',
    'sort=ip',
    'user_id=1',
    '__proto__=1',
    'type=url%00',
  ])('refuses ?%s with 400', async (query) => {
    const { db } = await open();
    const admin = await newAdministrator(db, await testApp({ db }));
    const response = await admin.send('GET', `${LIST}?${query}`);
    expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
  });
});

describeOnEachDatabase('GET /api/qr-generations.csv', (open) => {
  test('is CSV (RFC 4180) without formulas', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOON });
    const admin = await newAdministrator(db, app);
    for (const text of hostile) await track(app, text);
    await admin.send('POST', TRACK, { ...urlBody, data: { url: 'a.example/"x",y' } });
    const response = await admin.send('GET', `${LIST}.csv`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="qr-generations.csv"',
      'cache-control': 'no-store',
    });
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [heading, newest, ...rows] = parseCsv(response.body);
    expect(heading).toEqual(['ID', 'Date', 'Type', 'Style', 'Data', 'User ID', 'User', 'IP']);
    const date = '2026-06-01T12:00:00.000Z';
    const id = String(hostile.length + 1);
    expect(newest).toEqual([
      id,
      date,
      'url',
      'dots',
      'a.example/"x",y',
      '1',
      admin.email,
      '127.0.0.1',
    ]);
    const cells = rows.map((row) => row[4] as string).reverse();
    expect(cells).toEqual(hostile.map((text) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)));
  });

  test('contains every row that matches the filter once, newest first, across its batches', async () => {
    const { db } = await open();
    const admin = await newAdministrator(db, await testApp({ db }));
    await insertRows(db, 2_600);
    const rows = await db
      .selectFrom('generations')
      .select('id')
      .where('style', '=', 'dots')
      .orderBy('id', 'desc')
      .execute();
    expect(rows.length).toBeGreaterThan(1_000);
    const response = await admin.send('GET', `${LIST}.csv?style=dots`);
    const [, ...lines] = parseCsv(response.body);
    expect(lines.map(([id]) => Number(id))).toEqual(rows.map(({ id }) => id));
  });

  test('accepts filters but no pages, and refuses HEAD', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const admin = await newAdministrator(db, app);
    expect((await admin.send('GET', `${LIST}.csv?page=1`)).statusCode).toBe(400);
    const head = await app.inject({ method: 'HEAD', url: `${LIST}.csv` });
    expect([head.statusCode, head.headers.allow]).toEqual([405, 'GET']);
  });
});

const hostile = [
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil.example","x")',
  "+1+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(1)',
  "Robert'); drop table generations;--",
  '"quoted", and, commas',
  '\u202etxt.exe',
  'a\u0301 😀 \u{1f468}\u200d\u{1f469}',
  '{{7*7}}',
];

function track(app: Parameters<typeof post>[0], firstName: string) {
  return post(app, TRACK, { ...vcardBody, data: { vcard: { firstName } } });
}

/** Rows as tracking stores them, of users 1 to 3 and of anonymous visitors. */
async function insertRows(db: Db, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => ({
    created_at: NOON + i,
    type: i % 3 === 0 ? 'vcard' : 'url',
    style: i % 5 < 2 ? 'standard' : 'dots',
    data: '{"url":"example.com"}',
    ip: null,
    ip_is_full: 0,
    user_id: [null, 1, null, 2, 3, 1, null][i % 7] ?? null,
  }));
  await db.insertInto('generations').values(rows).execute();
  const days = ['vcard', 'url'].flatMap((type) =>
    ['standard', 'dots'].map((style) => {
      const count = rows.filter((row) => row.type === type && row.style === style).length;
      return { day: '2026-06-01', category: 'anonymous' as const, type, style, count };
    }),
  );
  await db
    .insertInto('generation_days')
    .values(days)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function read(admin: Visitor, url: string): Promise<GenerationPage> {
  const response = await admin.send('GET', url);
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** Searches all rows without paging. */
async function everyRecord(admin: Visitor): Promise<GenerationRecord[]> {
  const all: GenerationRecord[] = [];
  for (let page = 1; ; page++) {
    const { data } = await read(admin, `${LIST}?limit=1&page=${page}`);
    if (data.length === 0) return all;
    all.push(...data);
  }
}

type Query = { page?: number; limit?: number; type?: string; style?: string; userId?: number };

function plainSearch(all: readonly GenerationRecord[], query: Query): GenerationPage {
  const { page = 1, limit = 20, type, style, userId } = query;
  const wanted = style === 'square' ? 'standard' : style;
  const found = all.filter(
    (record) =>
      (type === undefined || record.type === type) &&
      (wanted === undefined || record.style === wanted) &&
      (userId === undefined || record.user?.id === userId),
  );
  const total = found.length;
  const data = found.slice((page - 1) * limit, page * limit);
  return { data, pagination: { page, limit, pages: Math.ceil(total / limit), total } };
}

function queryOf(query: Query): URLSearchParams {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

/** Parses CSV in which every cell is quoted and every line ends with CRLF. */
function parseCsv(file: string): string[][] {
  const text = file.replace(/^\ufeff/, '');
  expect(text).toMatch(/^(?:"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*\r\n)*$/);
  const lines = text.match(/"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*\r\n/g) ?? [];
  return lines.map((line) =>
    (line.match(/"(?:[^"]|"")*"/g) ?? []).map((cell) => cell.slice(1, -1).replaceAll('""', '"')),
  );
}
