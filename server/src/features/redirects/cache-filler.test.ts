import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../db/connect.ts';
import { openPostgres } from '../../testing/databases.ts';
import { addLink, alterLink } from '../../testing/short-links.ts';
import { buildCacheFiller } from './cache-filler.ts';
import { buildLinkCache } from './link-cache.ts';

/** A cache whose own database is away, and its filler, whose database answers. */
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

test('redirects codes that nobody has requested while the database is away', async () => {
  const { db, filler, locationOf } = await open();
  await addLink(db, 'CODE2222', { location: 'https://a.example/' });
  expect(await locationOf('CODE2222')).toBe('unavailable');
  filler.setListening(true);
  await expect.poll(() => locationOf('CODE2222')).toBe('https://a.example/');
});

test('redirects new and changed codes to their targets while the database is away', async () => {
  const { db, cache, filler, locationOf } = await open();
  await addLink(db, 'CODE2222', { location: 'https://a.example/' });
  await addLink(db, 'CODE3333', { location: 'https://a.example/' });
  const [row] = await db.selectFrom('links').selectAll().where('code', '=', 'CODE3333').execute();
  if (row) cache.restore([row]); // an earlier process has saved it
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

test('learns of changes that were not reported when they are reported again', async () => {
  const { db, filler, locationOf } = await open();
  await addLink(db, 'CODE2222', { location: 'https://a.example/' });
  filler.setListening(true);
  await expect.poll(() => locationOf('CODE2222')).toBe('https://a.example/');
  filler.setListening(false);
  await alterLink(db, 'CODE2222', { location: 'https://b.example/' });
  filler.setListening(true);
  await expect.poll(() => locationOf('CODE2222')).toBe('https://b.example/');
});
