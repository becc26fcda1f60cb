import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../platform/db/connect.ts';
import { openPostgres } from '../testing/databases.ts';
import { addLink, alterLink } from '../testing/short-links.ts';
import { buildCacheFiller } from './cache-filler.ts';
import { buildLinkCache } from './link-cache.ts';

/** A cache whose database is down, and its filler, whose database works. */
async function open() {
  const { db } = await openPostgres();
  const away = connect({ postgresUrl: 'postgres://nobody@127.0.0.1:1/away' }, () => {});
  const cache = buildLinkCache({ db: away, log: { warn() {}, info() {} } });
  const filler = buildCacheFiller({ db, cache });
  onTestFinished(async () => {
    cache.stop();
    await filler.stop();
    await away.destroy();
  });
  async function locationOf(code: string): Promise<string | null> {
    const found = await cache.read(code);
    return typeof found === 'string' ? found : found.row.location;
  }
  return { db, cache, filler, locationOf };
}

test('redirects codes that nobody has requested before while the database is down', async () => {
  const { db, filler, locationOf } = await open();
  await addLink(db, 'CODE2222', { location: 'https://a.example/' });
  expect(await locationOf('CODE2222')).toBe('unavailable');
  filler.setListening(true);
  await expect.poll(() => locationOf('CODE2222')).toBe('https://a.example/');
});

test('redirects new and changed codes to their targets while the database is down', async () => {
  const { db, cache, filler, locationOf } = await open();
  await addLink(db, 'CODE2222', { location: 'https://a.example/' });
  await addLink(db, 'CODE3333', { location: 'https://a.example/' });
  const [row] = await db.selectFrom('links').selectAll().where('code', '=', 'CODE3333').execute();
  if (row) cache.restore([row]); // as if an earlier process had saved it
  filler.setListening(true);
  await expect.poll(() => locationOf('CODE2222')).toBe('https://a.example/');
  await alterLink(db, 'CODE2222', { location: 'https://b.example/' });
  await alterLink(db, 'CODE3333', { location: 'https://b.example/' });
  await addLink(db, 'CODE4444', { location: 'https://b.example/' });
  for (const code of ['CODE2222', 'CODE3333', 'CODE4444']) {
    cache.invalidate(code);
    filler.change(code);
  }
  for (const code of ['CODE2222', 'CODE3333', 'CODE4444']) {
    await expect.poll(() => locationOf(code)).toBe('https://b.example/');
  }
});

test('catches up on missed changes once changes are reported again', async () => {
  const { db, filler, locationOf } = await open();
  await addLink(db, 'CODE2222', { location: 'https://a.example/' });
  filler.setListening(true);
  await expect.poll(() => locationOf('CODE2222')).toBe('https://a.example/');
  filler.setListening(false);
  await alterLink(db, 'CODE2222', { location: 'https://b.example/' });
  filler.setListening(true);
  await expect.poll(() => locationOf('CODE2222')).toBe('https://b.example/');
});
