import { expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import { openPostgres } from '../testing/databases.ts';
import { addLink, alterLink } from '../testing/short-links.ts';
import { watchLinks } from './link-changes.ts';

test('listens to the database itself even if a pooler is configured', async () => {
  const { db, location } = await openPostgres();
  if (!('postgresUrl' in location)) throw new Error('not PostgreSQL');
  const pooled = { postgresUrl: 'postgres://nobody@127.0.0.1:1/pooler' };
  const { onChange, onListening } = watch(db, { ...pooled, directUrl: location.postgresUrl });
  await expect.poll(() => onListening.mock.calls).toEqual([[true]]);
  await addLink(db, 'CODE2222');
  await alterLink(db, 'CODE2222', { state: 'paused' });
  await expect.poll(() => onChange.mock.calls).toEqual([['CODE2222']]);
});

test('does not rely on a connection that reports nothing, and logs what to do', async () => {
  const { location } = await openPostgres();
  // Notifications stay within a database, so those of the other one never arrive.
  const { db: other } = await openPostgres();
  const { onListening, warn } = watch(other, location);
  await expect
    .poll(() => warn.mock.calls)
    .toEqual([[expect.stringContaining('DATABASE_DIRECT_URL')]]);
  expect(onListening).not.toHaveBeenCalled();
});

function watch(db: Db, location: Parameters<typeof watchLinks>[0]['location']) {
  const [onChange, onListening, warn] = [vi.fn(), vi.fn(), vi.fn()];
  const changes = watchLinks({
    db,
    location,
    clock: Date.now,
    log: { warn },
    onChange,
    onListening,
  });
  onTestFinished(() => changes.stop());
  return { onChange, onListening, warn };
}
