import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { storeWaiting } from '../../testing/feedback.ts';
import { newDataDir } from '../../testing/short-links.ts';
import { measureOperation } from './monitoring.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');

describeOnEachDatabase('metrics of the database and the disk', (open) => {
  test('report the number and age of waiting mails and jobs, and are read every 15 seconds', async () => {
    const { db } = await open();
    const metrics = new Registry();
    let now = NOW;
    const dataDir = await newDataDir();
    measureOperation({ db, clock: () => now, dataDir, metrics, sendsMail: true });
    const owner = await storeWaiting(db, [{}, { sent_at: NOW }], NOW - 90_000);
    const job = { workspace_id: owner, action: '{"do":"delete"}', state: 'running' as const };
    await db
      .insertInto('library_jobs')
      .values([
        { ...job, id: 'a', created_at: NOW - 60_000, leased_until: NOW + 1, failures: 0 },
        { ...job, id: 'b', created_at: NOW - 30_000, leased_until: NOW, failures: 2 },
        { ...job, id: 'c', created_at: 0, leased_until: 0, failures: 0, state: 'done' },
      ])
      .execute();
    const text = await scrape(metrics);
    for (const line of [
      'database_up 1',
      'mails_waiting{kind="feedback"} 1',
      'mails_waiting_oldest_seconds 90',
      'library_jobs{state="waiting"} 1',
      'library_jobs{state="running"} 1',
      'library_jobs{state="failing"} 1',
      'library_jobs_oldest_seconds 60',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).toMatch(/^disk_free_bytes \d{4,}$/m);
    expect(text).toMatch(/^disk_free_files /m);
    // The database of this test has no replica, so there is no lag.
    expect(text.match(/^postgres_\w+ .*$/gm)).toEqual(
      isPostgres(db) ? ['postgres_replicas 0'] : null,
    );
    await storeWaiting(db, [{}], NOW);
    now += 14_999;
    expect(await scrape(metrics)).toContain('mails_waiting{kind="feedback"} 1');
    now += 1;
    expect(await scrape(metrics)).toContain('mails_waiting{kind="feedback"} 2');
  });

  // Like Btrfs, /proc reports 0 of 0 files.
  test('leave out the age of mails without a mail server, and files on a disk without a limit', async () => {
    const { db } = await open();
    const metrics = new Registry();
    await storeWaiting(db, [{}], 0);
    measureOperation({ db, clock: () => NOW, dataDir: '/proc', metrics, sendsMail: false });
    const text = await scrape(metrics);
    expect(text).toContain('mails_waiting{kind="feedback"} 1');
    expect(text).not.toMatch(/^(?:mails_waiting_oldest_seconds|disk_free_files) /m);
  });

  test('show that the database is down, and leave out unknown values', async () => {
    const { db } = await open();
    const metrics = new Registry();
    const dataDir = '/nonexistent';
    await db.selectFrom('statistics').select('name').execute();
    measureOperation({ db, clock: () => NOW, dataDir, metrics, sendsMail: true });
    await db.destroy();
    const text = await metrics.metrics();
    expect(text).toMatch(/^database_up 0$/m);
    expect(text).not.toMatch(/^(?:mails|library_jobs|postgres|disk)_\w+(?:\{.*\})? /m);
  });
});

/** Returns the metrics once the database has responded, which may take long on a busy machine. */
async function scrape(metrics: Registry): Promise<string> {
  let text = '';
  const read = async () => {
    text = await metrics.metrics();
    return text;
  };
  await expect.poll(read).toMatch(/^database_up 1$[\s\S]*^disk_free_bytes /m);
  return text;
}
