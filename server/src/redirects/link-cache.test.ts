import { expect, onTestFinished, test, vi } from 'vitest';
import { listRedirects, type RedirectRow } from '../features/links/links.ts';
import { openSqlite } from '../testing/databases.ts';
import { addLink } from '../testing/short-links.ts';
import { buildLinkCache, type Found } from './link-cache.ts';

const SECOND_MS = 1_000;
const [OLD, NEW] = ['https://a.example/', 'https://b.example/'];

/** A cache whose database can hang: it does not respond until `resume`. */
async function open(maxSpareLinks?: number) {
  const { db } = await openSqlite();
  let hanging: PromiseWithResolvers<void> | undefined;
  const hangable = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await hanging?.promise;
      return result;
    },
  });
  const log = { warn() {}, info() {} };
  const cache = buildLinkCache({ db: hangable, log, ...(maxSpareLinks && { maxSpareLinks }) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => {
    cache.stop();
    vi.useRealTimers();
  });
  return {
    cache,
    async add(...codes: string[]): Promise<RedirectRow[]> {
      for (const code of codes) await addLink(db, code, { location: OLD });
      return (await listRedirects(db, codes)).toSorted((a, b) => b.id - a.id);
    },
    hang() {
      hanging = Promise.withResolvers();
    },
    resume() {
      hanging?.resolve();
      hanging = undefined;
    },
    /** Reads a code while the database hangs. */
    async readLate(code: string): Promise<string | null | undefined> {
      const found = cache.read(code);
      await vi.advanceTimersByTimeAsync(SECOND_MS);
      return locationOf(await found);
    },
  };
}

function locationOf(found: Found | undefined): string | null | undefined {
  return typeof found === 'object' ? found.row.location : found;
}

test('only one request waits for a hanging database, except for links that have changed', async () => {
  const { cache, add, hang, resume, readLate } = await open();
  cache.replaceSpare(await add('CODE2222', 'CODE3333', 'CODE4444', 'CODE5555'));
  hang();
  expect(cache.find('CODE2222')).toBeUndefined();
  expect(await readLate('CODE2222')).toBe(OLD);
  expect(locationOf(cache.find('CODE3333'))).toBe(OLD);
  cache.invalidate('CODE3333');
  expect(cache.find('CODE3333')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(cache.find('CODE4444')).toBeUndefined();
  expect(await readLate('CODE4444')).toBe(OLD);
  expect(locationOf(cache.find('CODE2222'))).toBe(OLD);
  resume();
  await cache.read('CODE4444');
  expect(cache.find('CODE5555')).toBeUndefined(); // the database responds again
});

test('requests no longer wait for a changed link once its new row is known', async () => {
  const { cache, add, hang, readLate } = await open();
  const rows = await add('CODE2222', 'CODE3333');
  cache.replaceSpare(rows);
  hang();
  expect(await readLate('CODE3333')).toBe(OLD);
  cache.invalidate('CODE2222');
  const changed = rows.filter(({ code }) => code === 'CODE2222');
  cache.updateSpare(
    ['CODE2222'],
    changed.map((row) => ({ ...row, location: NEW })),
  );
  expect(locationOf(cache.find('CODE2222'))).toBe(NEW);
});

test('uses the newest row that arrived while a request waited', async () => {
  const { cache, add, hang } = await open();
  const rows = await add('CODE2222');
  cache.replaceSpare(rows);
  hang();
  const found = cache.read('CODE2222');
  cache.updateSpare(
    ['CODE2222'],
    rows.map((row) => ({ ...row, location: NEW })),
  );
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(locationOf(await found)).toBe(NEW);
});

test('a new link takes the place of the oldest spare row', async () => {
  const { cache, add } = await open(2);
  const codes = ['CODE2222', 'CODE3333', 'CODE4444'];
  const [newest, ...older] = await add(...codes);
  cache.replaceSpare(older);
  if (newest) cache.updateSpare([newest.code], [newest]);
  expect(codes.map(cache.has)).toEqual([false, true, true]);
  cache.updateSpare(['CODE3333'], older.slice(0, 1)); // this link has changed
  expect(codes.map(cache.has)).toEqual([false, true, true]);
});

test('forgets a stale entry whose link no longer exists', async () => {
  const { cache, add } = await open();
  await add('CODE2222');
  await cache.read('CODE2222');
  cache.invalidate('CODE2222');
  cache.updateSpare(['CODE2222'], []);
  expect(cache.has('CODE2222')).toBe(false);
});
