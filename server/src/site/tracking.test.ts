import { contentTypes } from '@everscan/core/content/index';
import { expect, test } from 'vitest';
import { post, testApp, urlBody, vcardBody } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';

const GENERATION = '/api/track-qr-generation';
const CREATION = '/api/track-qr-creation';
const NOON = Date.UTC(2026, 5, 1, 12);

describeOnEachDatabase('tracking', (open) => {
  test('a downloaded URL code is stored with type, style, address and time', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOON });
    const response = await post(app, GENERATION, urlBody);
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    expect(await db.selectFrom('generations').selectAll().execute()).toEqual([
      {
        id: 1,
        created_at: NOON,
        type: 'url',
        style: 'dots',
        data: '{"url":"example.com/menu"}',
        ip: '127.0.0.1',
        ip_is_full: 1,
        user_id: null,
      },
    ]);
  });

  test('stores only the first and last name of a vCard', async () => {
    const { db } = await open();
    await post(await testApp({ db }), GENERATION, vcardBody);
    const row = await db.selectFrom('generations').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(row.data)).toEqual({ vcard: { firstName: 'Jane', lastName: 'Doe' } });
    expect(JSON.stringify(row)).not.toMatch(/jane@|555/);
  });

  test.each(contentTypes.filter((type) => !('tracked' in type)))(
    'stores only the type of a code of type $id, whatever is sent',
    async ({ id, sample }) => {
      const { db } = await open();
      const app = await testApp({ db });
      for (const data of [sample, {}]) {
        const response = await post(app, GENERATION, { type: id, style: 'dots', data });
        expect(response.statusCode).toBe(200);
      }
      const rows = await db.selectFrom('generations').select(['type', 'data']).execute();
      expect(rows).toEqual([
        { type: id, data: '{}' },
        { type: id, data: '{}' },
      ]);
    },
  );

  test('stores only addresses and names of the content', () => {
    const tracked = contentTypes.filter((type) => 'tracked' in type).map(({ id }) => id);
    expect(tracked).toEqual(['url', 'vcard']);
  });

  test('the style "square" is stored as "standard"', async () => {
    const { db } = await open();
    await post(await testApp({ db }), GENERATION, { ...urlBody, style: 'square' });
    const row = await db.selectFrom('generations').select('style').executeTakeFirst();
    expect(row).toEqual({ style: 'standard' });
  });

  test('stores no address of a visitor who sends Sec-GPC', async () => {
    const { db } = await open();
    await post(await testApp({ db }), GENERATION, urlBody, { 'sec-gpc': '1' });
    expect(await storedAddress(db)).toEqual({ ip: null, ip_is_full: 0 });
  });

  test.each([
    ['full', '::ffff:203.0.113.9', '203.0.113.9', 1],
    ['full', '2001:DB8::0:1', '2001:db8::1', 1],
    ['truncated', '203.0.113.9', '203.0.113.0', 0],
    ['truncated', '2001:db8:a:b::1', '2001:db8:a::', 0],
    ['none', '203.0.113.9', null, 0],
  ] as const)(
    'with IP_STORAGE=%s the address %s is stored as %s',
    async (ipStorage, from, ip, full) => {
      const { db } = await open();
      const app = await testApp({ db, config: { ipStorage, trustedProxies: ['127.0.0.1'] } });
      await post(app, GENERATION, urlBody, { 'x-forwarded-for': from });
      expect(await storedAddress(db)).toEqual({ ip, ip_is_full: full });
    },
  );

  test('accepts a forwarded address only from a trusted proxy, from right to left', async () => {
    const { db } = await open();
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
    await post(await testApp({ db }), GENERATION, urlBody, headers);
    await post(
      await testApp({ db, config: { trustedProxies: ['127.0.0.0/8'] } }),
      GENERATION,
      urlBody,
      headers,
    );
    const rows = await db.selectFrom('generations').select('ip').orderBy('id').execute();
    expect(rows.map(({ ip }) => ip)).toEqual(['127.0.0.1', '203.0.113.9']);
  });

  test.each([
    ['a scheme that is not http', { ...urlBody, data: { url: 'javascript:alert(1)' } }, 'data.url'],
    ['an empty URL', { ...urlBody, data: { url: '' } }, 'data.url'],
    ['a URL of 2049 characters', { ...urlBody, data: { url: 'x'.repeat(2049) } }, 'data.url'],
    ['a vCard without a name', { ...vcardBody, data: { vcard: { email: 'a@b.c' } } }, 'data.vcard'],
    ['an unknown type', { ...urlBody, type: 'fax' }, 'type'],
    ['an unknown style', { ...urlBody, style: 'stars' }, 'style'],
    ['a missing style', { type: 'url', data: { url: 'a.b' } }, 'style'],
    ['an unknown key', { ...urlBody, user_id: 1 }, 'user_id'],
    [
      'an unknown key inside',
      { ...urlBody, data: { url: 'a.b', is_admin: true } },
      'data.is_admin',
    ],
    ['data of another type', { ...urlBody, data: vcardBody.data }, 'data'],
    ['a number for text', { ...urlBody, data: { url: 7 } }, 'data.url'],
    ['no body', undefined, 'body'],
    ['an array', [urlBody], 'body'],
  ])('refuses %s with 400 and the field, and stores nothing', async (_, body, field) => {
    const { db } = await open();
    const response = await post(await testApp({ db }), GENERATION, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: expect.stringContaining(field), code: 'bad_request' });
    expect(await db.selectFrom('generations').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('generation_days').select('day').execute()).toEqual([]);
  });

  test('keeps the counts equal to the rows after 60 parallel writes', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOON });
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        post(app, GENERATION, i % 3 === 0 ? vcardBody : urlBody),
      ),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const count = db.fn.countAll<number>().as('count');
    const rows = await db
      .selectFrom('generations')
      .select(['type', 'style', count])
      .groupBy(['type', 'style'])
      .orderBy('type')
      .execute();
    const days = await db.selectFrom('generation_days').selectAll().orderBy('type').execute();
    const shared = { day: '2026-06-01', category: 'anonymous' };
    expect(days).toEqual(rows.map((row) => ({ ...shared, ...row })));
    expect(days.map(({ count }) => count)).toEqual([40, 20]);
  });

  test('adds one to the statistic for each created code, even in parallel', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    await Promise.all(Array.from({ length: 30 }, () => post(app, CREATION)));
    const response = await app.inject('/api/statistics');
    expect(response.json()).toEqual([{ name: 'total_qr_codes', value: 30 }]);
  });

  test.each([
    ['no body', {}],
    ['no body of type JSON', { headers: { 'content-type': 'application/json' } }],
    ['an empty object', { payload: {} }],
    ['null', { headers: { 'content-type': 'application/json' }, payload: 'null' }],
  ])('counts a creation with %s', async (_, { headers, ...request }: Request) => {
    const { db } = await open();
    const app = await testApp({ db });
    const response = await app.inject({
      method: 'POST',
      url: CREATION,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      ...request,
    });
    expect([response.statusCode, response.body]).toEqual([200, '{"success":true}']);
  });

  test('refuses a creation with a field in its body, and does not count it', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    expect((await post(app, CREATION, { amount: 5 })).statusCode).toBe(400);
    expect((await app.inject('/api/statistics')).json()).toEqual([
      { name: 'total_qr_codes', value: 0 },
    ]);
  });

  function storedAddress(db: Awaited<ReturnType<typeof open>>['db']) {
    return db.selectFrom('generations').select(['ip', 'ip_is_full']).executeTakeFirst();
  }
});

type Request = { headers?: Record<string, string>; payload?: string | object };
