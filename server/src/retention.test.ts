import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { deleteUser, eraseDeleted } from './account-deletion.ts';
import { hasWorkingLinks } from './codes/index.ts';
import { listInactive } from './identity/users/users.store.ts';
import type { Db } from './platform/db/connect.ts';
import { isUnavailable } from './platform/db/is-unavailable.ts';
import { applyRetention } from './retention.ts';
import { testApp, urlBody } from './testing/app.ts';
import { describeOnEachDatabase, openPostgres } from './testing/databases.ts';
import { storeWaiting } from './testing/feedback.ts';
import { newUser } from './testing/visitor.ts';

const DAY = 24 * 3600 * 1000;
const NOW = Date.UTC(2026, 6, 15);

describeOnEachDatabase('retention', (open) => {
  test('truncates IP addresses to their network after 30 days', async () => {
    const { db } = await open();
    await insert(db, NOW - 31 * DAY, ['203.0.113.9', '2001:db8:1:2::3', null]);
    await insert(db, NOW - 29 * DAY, ['198.51.100.7']);
    await applyRetention({ db, clock: () => NOW });
    const rows = await db
      .selectFrom('generations')
      .select(['ip', 'ip_is_full'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { ip: '203.0.113.0', ip_is_full: 0 },
      { ip: '2001:db8:1::', ip_is_full: 0 },
      { ip: null, ip_is_full: 0 },
      { ip: '198.51.100.7', ip_is_full: 1 },
    ]);
  });

  test('deletes downloads after 26 months, in several batches, and keeps the daily counts', async () => {
    const { db } = await open();
    await insert(db, Date.UTC(2024, 4, 14), Array<null>(450).fill(null));
    await insert(db, Date.UTC(2024, 4, 16), [null]);
    const day = {
      day: '2024-05-14',
      category: 'anonymous',
      type: 'url',
      style: 'dots',
      count: 450,
    } as const;
    await db.insertInto('generation_days').values(day).execute();
    await applyRetention({ db, clock: () => NOW });
    expect(await db.selectFrom('generations').select('created_at').execute()).toEqual([
      { created_at: Date.UTC(2024, 4, 16) },
    ]);
    expect(await db.selectFrom('generation_days').selectAll().execute()).toEqual([day]);
  });

  test('runs all other steps when one fails, and reports the failure', async () => {
    const { db } = await open();
    await insert(db, Date.UTC(2024, 4, 14), [null]);
    await db.schema.alterTable('sessions').renameTo('away').execute();
    const run = () => applyRetention({ db, clock: () => NOW });
    await expect(run()).rejects.toThrow('Retention failed in part.');
    await db.schema.alterTable('away').renameTo('sessions').execute();
    expect(await db.selectFrom('generations').select('created_at').execute()).toEqual([]);
    await run();
  });

  test('also reports earlier failures when the database becomes unavailable', async () => {
    const { db } = await open();
    await db.schema.alterTable('sessions').renameTo('away').execute();
    const lost = Object.assign(new Error('lost'), { code: 'ECONNRESET' });
    const failing = db.withPlugin({
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('library_jobs')) throw lost;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const error = await applyRetention({ db: failing, clock: () => NOW }).catch((error) => error);
    await db.schema.alterTable('away').renameTo('sessions').execute();
    expect(error.errors).toEqual([expect.any(Error), lost]);
    expect(isUnavailable(error)).toBe(true);
  });

  test('deletes idempotency records after 24 hours', async () => {
    const { db } = await open();
    const record = { body_hash: '', status: 200, body: '{}', user_id: null };
    await db
      .insertInto('idempotency_records')
      .values([
        { id: 'old', created_at: NOW - DAY - 1, ...record },
        { id: 'new', created_at: NOW - DAY + 1, ...record },
      ])
      .execute();
    await applyRetention({ db, clock: () => NOW });
    expect(await db.selectFrom('idempotency_records').select('id').execute()).toEqual([
      { id: 'new' },
    ]);
  });

  test('deletes feedback after six years, whether or not it was mailed', async () => {
    const { db } = await open();
    await storeWaiting(
      db,
      [
        { id: 'old', created_at: Date.UTC(2020, 6, 14) },
        { id: 'old and never mailed', created_at: Date.UTC(2020, 6, 14) },
        { id: 'kept', created_at: Date.UTC(2020, 6, 16) },
      ],
      NOW,
    );
    await applyRetention({ db, clock: () => NOW });
    expect(await db.selectFrom('feedback').select('id').execute()).toEqual([{ id: 'kept' }]);
  });

  test('deletes an account with all its data after three years without use', async () => {
    const { db } = await open();
    let now = Date.UTC(2023, 6, 14);
    const app = await testApp({ db, clock: () => now });
    const [gone, back] = [await newUser(app), await newUser(app)];
    for (const owner of [gone, back]) {
      await owner.save(owner.email);
      await owner.send('POST', '/api/track-qr-generation', urlBody);
      await owner.send('POST', '/api/feedback', { email: owner.email, message: 'ten letters' });
    }
    now = Date.UTC(2026, 6, 12);
    expect((await back.logIn()).statusCode).toBe(200);
    const id = (await back.user())?.id;
    await applyRetention({ db, clock: () => Date.UTC(2026, 6, 13) });
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(2);
    await applyRetention({ db, clock: () => NOW });
    await eraseDeleted({ db, clock: () => NOW });
    expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id }]);
    // Downloads are deleted after 26 months anyway.
    const codes = await db.selectFrom('projects').select('workspace_id').execute();
    expect(codes).toEqual([{ workspace_id: id }]);
    for (const table of ['feedback', 'sessions'] as const) {
      const rows = await db.selectFrom(table).select('user_id').execute();
      expect([table, rows]).toEqual([table, [{ user_id: id }]]);
    }
  });

  test('keeps an inactive account while one of its dynamic codes may be in use', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => Date.UTC(2023, 6, 14) });
    const kept = [];
    for (const state of ['active', 'paused', 'disabled', 'deleted'] as const) {
      const owner = await newUser(app);
      const { id } = await owner.saveDynamic(state);
      if (state === 'paused') await owner.send('PATCH', `/api/projects/${id}`, { link: { state } });
      if (state === 'deleted') await owner.send('DELETE', `/api/projects/${id}`);
      if (state === 'disabled') {
        await db.updateTable('links').set({ blocked_at: 1 }).where('project_id', '=', id).execute();
      }
      if (state === 'active' || state === 'paused') kept.push({ id: (await owner.user())?.id });
    }
    await applyRetention({ db, clock: () => NOW });
    expect(await db.selectFrom('users').select('id').orderBy('id').execute()).toEqual(kept);
    const links = await db.selectFrom('links').select('deleted_at').orderBy('id').execute();
    expect(links.map(({ deleted_at }) => deleted_at !== null)).toEqual([false, false, true, true]);
  });

  test('deletes the downloads and idempotency records of an inactive account', async () => {
    const { db } = await open();
    const id = await storeWaiting(db, [], Date.UTC(2023, 6, 14));
    await insert(db, NOW, ['203.0.113.9']);
    await db.updateTable('generations').set({ user_id: id }).execute();
    const answer = { body_hash: '', status: 200, body: '{}', created_at: NOW };
    await db
      .insertInto('idempotency_records')
      .values({ id: 'a', user_id: id, ...answer })
      .execute();
    await applyRetention({ db, clock: () => NOW });
    await eraseDeleted({ db, clock: () => NOW });
    for (const table of ['generations', 'idempotency_records'] as const) {
      expect(await db.selectFrom(table).select('user_id').execute()).toEqual([]);
    }
  });

  test('deletes more than one batch of inactive accounts in one run', async () => {
    const { db } = await open();
    for (let i = 0; i < 201; i++) await storeWaiting(db, [{}], Date.UTC(2023, 6, 14));
    await applyRetention({ db, clock: () => NOW });
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('feedback').select('id').execute()).toEqual([]);
  });

  test('continues after a batch in which an inactive account could not be deleted', async () => {
    const { db } = await open();
    const kept = await storeWaiting(db, [{}], Date.UTC(2023, 6, 13));
    for (let i = 0; i < 201; i++) await storeWaiting(db, [{}], Date.UTC(2023, 6, 14));
    const refused = new Error('refused');
    let attempts = 0;
    const failing = db.withPlugin({
      transformQuery({ node }) {
        const isDeletion = node.kind === 'DeleteQueryNode';
        if (isDeletion && /"users"/.test(JSON.stringify(node.from)) && attempts++ === 0) {
          throw refused;
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await expect(applyRetention({ db: failing, clock: () => NOW })).rejects.toMatchObject({
      errors: [expect.objectContaining({ errors: [refused] })],
    });
    expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: kept }]);
  });

  test('keeps the account of a user who comes back while inactive accounts are deleted', async () => {
    const { db } = await open();
    const id = await storeWaiting(db, [{}], Date.UTC(2023, 6, 14));
    const [listed] = await listInactive(db, NOW, 1, hasWorkingLinks);
    await db.updateTable('users').set({ last_active_at: NOW }).execute();
    await deleteUser(db, { id: listed ?? 0, now: NOW, inactiveSince: NOW });
    expect(listed).toBe(id);
    expect(await db.selectFrom('feedback').select('user_id').execute()).toEqual([{ user_id: id }]);
  });

  test('may run twice at the same time', async () => {
    const { db } = await open();
    await insert(db, NOW - 40 * DAY, Array<string>(300).fill('203.0.113.9'));
    await Promise.all([1, 2].map(() => applyRetention({ db, clock: () => NOW })));
    const rows = await db.selectFrom('generations').select('ip').distinct().execute();
    expect(rows).toEqual([{ ip: '203.0.113.0' }]);
  });

  async function insert(
    db: Awaited<ReturnType<typeof open>>['db'],
    createdAt: number,
    addresses: (string | null)[],
  ): Promise<void> {
    const shared = { created_at: createdAt, type: 'url', style: 'dots', data: '{}' };
    const rows = addresses.map((ip) => ({ ...shared, ip, ip_is_full: ip === null ? 0 : 1 }));
    await db.insertInto('generations').values(rows).execute();
  }
});

test('a statement that PostgreSQL cancels fails only its step', async () => {
  const { db } = await openPostgres();
  await db
    .insertInto('generations')
    .values({ created_at: 0, type: 'url', style: 'dots', data: '{}', ip: null, ip_is_full: 0 })
    .execute();
  await storeWaiting(db, [{}], 0);
  await db.updateTable('users').set({ last_active_at: NOW }).execute();
  await cancelDeletes(db, 'generations');
  await expect(applyRetention({ db, clock: () => NOW })).rejects.toMatchObject({
    errors: [expect.objectContaining({ code: '57014' })],
  });
  expect(await db.selectFrom('feedback').select('id').execute()).toEqual([]);
});

test('a statement that PostgreSQL cancels spares only one inactive account', async () => {
  const { db } = await openPostgres();
  const kept = await storeWaiting(db, [{}], 0);
  for (let i = 1; i < 3; i++) await storeWaiting(db, [{}], i);
  await cancelDeletes(db, 'users', sql`where old.id = ${sql.lit(kept)}`);
  await expect(applyRetention({ db, clock: () => NOW })).rejects.toThrow();
  expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: kept }]);
});

test.each(['40P01', '40001', '55P03'])(
  'an error %s of PostgreSQL fails only its step',
  async (code) => {
    const { db } = await openPostgres();
    await storeWaiting(db, [{}], 0);
    await db.updateTable('users').set({ last_active_at: NOW }).execute();
    const failure = Object.assign(new Error('deadlock detected'), { code });
    const failing = db.withPlugin({
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('sessions')) throw failure;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const error = await applyRetention({ db: failing, clock: () => NOW }).catch((error) => error);
    expect(error.errors).toEqual([failure]);
    expect(isUnavailable(error)).toBe(true);
    expect(await db.selectFrom('feedback').select('id').execute()).toEqual([]);
  },
);

/** Makes PostgreSQL cancel statements that delete from `table`, as it does after three seconds. */
async function cancelDeletes(db: Db, table: string, where = sql``): Promise<void> {
  await sql`create function cancel() returns trigger language plpgsql as $$ begin
    perform pg_cancel_backend(pg_backend_pid()), pg_sleep(60) from (select old.id) ${where};
    return old;
  end $$`.execute(db);
  onTestFinished(async () => {
    await sql`drop function cancel cascade`.execute(db);
  });
  await sql`create trigger cancel before delete on ${sql.table(table)}
    for each row execute function cancel()`.execute(db);
}
