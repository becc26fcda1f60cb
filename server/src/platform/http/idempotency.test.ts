import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keepUser } from '../../identity/index.ts';
import { openRoute, post, testApp, urlBody, vcardBody } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { buildOnce, type Once } from './idempotency.ts';

const GENERATION = '/api/track-qr-generation';
const CREATION = '/api/track-qr-creation';
const KEY = { 'idempotency-key': '0f6d1a9e-3b1c-4c53-9f6c-0a7f6f1b8a11' };
const EXPECTED = ['200 ', '409 idempotency_in_progress'];
const DAY = 24 * 3600 * 1000;

describeOnEachDatabase('an idempotency key', (open) => {
  test('lets a retry replay the first response, byte for byte, and store nothing more', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const first = await post(app, GENERATION, urlBody, KEY);
    const second = await post(app, GENERATION, urlBody, KEY);
    expect(second.statusCode).toBe(200);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect([first, second].map((answer) => answer.headers['idempotency-replayed'])).toEqual([
      undefined,
      'true',
    ]);
    expect(await rows(db)).toBe(1);
  });

  test('of version 7 gives its record an id that begins with its time, but is not the key', async () => {
    const { db } = await open();
    const key = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f';
    await post(await testApp({ db }), GENERATION, urlBody, { 'idempotency-key': key });
    const { id } = await db
      .selectFrom('idempotency_records')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(id).toMatch(/^017f22e279b0[\da-f]{32}$/);
  });

  test('treats the same keys and values in another order as the same body', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    await post(app, GENERATION, urlBody, KEY);
    const { type, style, data } = urlBody;
    expect((await post(app, GENERATION, { data, style, type }, KEY)).statusCode).toBe(200);
    expect(await rows(db)).toBe(1);
  });

  test('identifies the same request in a version whose schema has one more field', async () => {
    const { db } = await open();
    const fields = { type: z.string(), style: z.string() };
    const versions = [
      z.object(fields),
      z.object({ level: z._default(z.string(), 'M'), ...fields }),
    ];
    const answers = [];
    for (const schema of [...versions, ...versions.toReversed()]) {
      const app = await testApp({ db });
      const once = buildOnce({ db, clock: Date.now, keepUser });
      app.post('/codes', { ...openRoute, schema: { body: schema } }, (request, reply) =>
        once(request, reply, async () => ({ status: 201, body: { number: answers.length } })),
      );
      const body = { style: 'dots', type: 'url' };
      const { statusCode, json } = await post(app, '/codes', body, KEY);
      answers.push([statusCode, json()]);
    }
    expect(answers).toEqual(Array(4).fill([201, { number: 0 }]));
  });

  test('keeps the record id under which earlier versions stored the response', async () => {
    const { db } = await open();
    await post(await testApp({ db }), GENERATION, urlBody, KEY);
    const { id } = await db
      .selectFrom('idempotency_records')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe('b6992d97168cf6659a68870b65050093');
  });

  test('is refused with 422 for another body, which is not stored', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    await post(app, GENERATION, urlBody, KEY);
    const response = await post(app, GENERATION, vcardBody, KEY);
    expect([response.statusCode, response.json().code]).toEqual([422, 'idempotency_mismatch']);
    expect(await rows(db)).toBe(1);
  });

  test('lets one of 50 parallel requests write; the others replay it or get 409', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => post(app, GENERATION, urlBody, KEY)),
    );
    const answers = responses.map(({ statusCode, json }) => `${statusCode} ${json().code ?? ''}`);
    const written = responses.filter(
      ({ statusCode, headers }) => statusCode === 200 && !headers['idempotency-replayed'],
    );
    expect(written).toHaveLength(1);
    expect(answers.filter((answer) => !EXPECTED.includes(answer))).toEqual([]);
    expect(await rows(db)).toBe(1);
  });

  test('gets 409 while the first request runs, and its response afterwards', async () => {
    const { db, connectAgain, location } = await open();
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const route = (once: Once) => (request: FastifyRequest, reply: FastifyReply) =>
      once(request, reply, async () => {
        started.resolve();
        await gate.promise;
        return { status: 201, body: { done: true } };
      });
    const app = await testApp({ db });
    app.post('/slow', openRoute, route(buildOnce({ db, clock: Date.now, keepUser })));
    const elsewhere = await testApp({ db: connectAgain() });
    elsewhere.post(
      '/slow',
      openRoute,
      route(buildOnce({ db: connectAgain(), clock: Date.now, keepUser })),
    );
    const first = post(app, '/slow', {}, KEY).then((answer) => answer);
    await started.promise;
    // On SQLite, another process would wait for the lock instead.
    const others = 'postgresUrl' in location ? [app, elsewhere] : [app];
    for (const other of others) {
      const second = await post(other, '/slow', {}, KEY);
      expect([second.statusCode, second.json().code]).toEqual([409, 'idempotency_in_progress']);
      expect(second.headers['retry-after']).toBe('1');
    }
    gate.resolve();
    expect((await first).statusCode).toBe(201);
    for (const other of others) {
      const third = await post(other, '/slow', {}, KEY);
      expect([third.statusCode, third.body]).toEqual([201, '{"done":true}']);
    }
  });

  test('works across two servers that share a database', async () => {
    const { db, connectAgain, location } = await open();
    // On SQLite, two connections of one thread cannot wait for each other.
    const second = 'postgresUrl' in location ? connectAgain() : db;
    const [a, b] = [await testApp({ db }), await testApp({ db: second })];
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => post(i % 2 ? a : b, GENERATION, urlBody, KEY)),
    );
    expect(responses.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
    expect(await rows(db)).toBe(1);
  });

  test('is remembered by a process that opens the database later', async () => {
    const { db, connectAgain } = await open();
    await post(await testApp({ db }), GENERATION, urlBody, KEY);
    const later = connectAgain();
    const response = await post(await testApp({ db: later }), GENERATION, urlBody, KEY);
    expect(response.headers['idempotency-replayed']).toBe('true');
    expect(await rows(later)).toBe(1);
  });

  test('applies to one route only', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    await post(app, GENERATION, urlBody, KEY);
    const response = await post(app, CREATION, undefined, KEY);
    expect([response.statusCode, response.headers['idempotency-replayed']]).toEqual([
      200,
      undefined,
    ]);
  });

  test('is forgotten after 24 hours', async () => {
    const { db } = await open();
    let now = Date.UTC(2026, 0, 1);
    const app = await testApp({ db, clock: () => now });
    await post(app, GENERATION, urlBody, KEY);
    now += DAY - 1;
    await post(app, GENERATION, urlBody, KEY);
    expect(await rows(db)).toBe(1);
    now += 1;
    expect((await post(app, GENERATION, vcardBody, KEY)).statusCode).toBe(200);
    expect(await rows(db)).toBe(2);
  });

  test('of a failed write can be used again', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    await db.schema.alterTable('generation_days').renameTo('elsewhere').execute();
    const failed = await post(app, GENERATION, urlBody, KEY);
    expect([failed.statusCode, failed.json().code]).toEqual([500, 'internal']);
    expect(failed.body).not.toMatch(/generation_days|relation|table/);
    expect(await rows(db)).toBe(0);
    await db.schema.alterTable('elsewhere').renameTo('generation_days').execute();
    expect((await post(app, GENERATION, urlBody, KEY)).statusCode).toBe(200);
    expect(await rows(db)).toBe(1);
  });

  test('is not stored in plain form', async () => {
    const { db } = await open();
    await post(await testApp({ db }), GENERATION, urlBody, KEY);
    const records = await db.selectFrom('idempotency_records').selectAll().execute();
    expect(JSON.stringify(records)).not.toContain(KEY['idempotency-key']);
  });

  test.each([
    ['7 characters', 'x'.repeat(7)],
    ['201 characters', 'x'.repeat(201)],
    ['a space', 'one two three'],
    ['a character that is not ASCII', 'schlüssel-eins'],
    ['nothing', ''],
  ])('of %s is refused with 400', async (_, key) => {
    const { db } = await open();
    const response = await post(await testApp({ db }), CREATION, undefined, {
      'idempotency-key': key,
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
  });

  async function rows(db: Awaited<ReturnType<typeof open>>['db']): Promise<number> {
    return (await db.selectFrom('generations').select('id').execute()).length;
  }
});
