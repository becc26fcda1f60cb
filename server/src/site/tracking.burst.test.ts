import { expect, test } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import type { App } from '../platform/http/app-type.ts';
import { post, testApp, urlBody } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';

const GENERATION = '/api/track-qr-generation';
const CREATION = '/api/track-qr-creation';

describeOnEachDatabase('a burst of tracking calls', (open) => {
  test('of 500 is stored once, even when it is sent again with the same keys', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const keys = Array.from({ length: 500 }, () => crypto.randomUUID());
    const send = () => Promise.all(keys.map((key, i) => track(app, i, key)));
    const [first, second] = [await send(), await send()];
    expect(new Set([...first, ...second].map(({ statusCode }) => statusCode))).toEqual(
      new Set([200]),
    );
    expect(second.every(({ headers }) => headers['idempotency-replayed'] === 'true')).toBe(true);
    const urls = await storedUrls(db);
    expect(urls).toHaveLength(500);
    expect(new Set(urls).size).toBe(500);
    expect(await countOfDays(db)).toBe(500);
  });

  test('is replayed or refused individually for each key', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [known, other] = [crypto.randomUUID(), crypto.randomUUID()];
    await track(app, 0, known);
    await track(app, 1, other);
    const answers = await Promise.all([
      track(app, 0, known),
      track(app, 2, other),
      track(app, 3, crypto.randomUUID()),
      track(app, 4, 'short'),
      post(app, CREATION),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 422, 200, 400, 200]);
    expect(answers[0]?.headers['idempotency-replayed']).toBe('true');
    expect(await storedUrls(db)).toEqual(['example.com/0', 'example.com/1', 'example.com/3']);
  });

  test('is committed before the app has closed', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    await app.ready();
    const sent = Array.from({ length: 50 }, (_, i) => track(app, i, crypto.randomUUID()));
    const answers = Promise.all(sent);
    await app.inject('/livez');
    await app.close();
    const acknowledged = (await answers).filter(({ statusCode }) => statusCode === 200);
    expect(await storedUrls(db)).toHaveLength(acknowledged.length);
    expect(acknowledged.length).toBe(50);
  });
});

function track(app: App, number: number, key: string) {
  const body = { ...urlBody, data: { url: `example.com/${number}` } };
  return post(app, GENERATION, body, { 'idempotency-key': key });
}

async function storedUrls(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('generations').select('data').orderBy('id').execute();
  return rows.map(({ data }) => JSON.parse(data).url);
}

async function countOfDays(db: Db): Promise<number> {
  const rows = await db.selectFrom('generation_days').select('count').execute();
  return rows.reduce((sum, { count }) => sum + count, 0);
}
