import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect as connectSocket, createServer, type Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { newAdministrator } from '../testing/administrator.ts';
import { testApp } from '../testing/app.ts';
import { remove, restore } from '../testing/bin.ts';
import { describeOnEachDatabase, openPostgres, type TestDatabase } from '../testing/databases.ts';
import { changeLink, newDynamicCode } from '../testing/links.ts';
import { addLink, alterLink, listen, newDataDir, scan } from '../testing/short-links.ts';
import { newUser } from '../testing/visitor.ts';
import { buildKnownLinks, type KnownLinks } from './known-links.ts';
import { linkFileIn, openLinkReader, openLinkWriter, readPosition } from './link-file.ts';

const [OLD, NEW] = ['https://old.example/', 'https://new.example/'];
const DAY_MS = 24 * 3600_000;
const silent = { warn() {}, info() {}, error() {} };

function follow(
  { db, location }: Pick<TestDatabase, 'db' | 'location'>,
  dataDir: string,
  sweepMs?: number,
) {
  const options = { dataDir, location, db, log: silent, metrics: new Registry(), cleanMs: 60_000 };
  const links = buildKnownLinks({ ...options, ...(sweepMs !== undefined && { sweepMs }) });
  onTestFinished(() => links.close());
  return links;
}

/** Where a code leads without asking the database. */
function known(links: KnownLinks, code: string): string | null | undefined {
  const found = links.find(code);
  return typeof found === 'object' ? found.row.location : found;
}

async function asked(links: KnownLinks, code: string): Promise<string | null> {
  const found = links.find(code) ?? (await links.ask(code));
  return typeof found === 'object' ? found.row.location : found;
}

/** A PostgreSQL database behind a socket that can be cut. */
async function openWithSwitch() {
  const database = await openPostgres();
  if (!('postgresUrl' in database.location)) throw new Error('not PostgreSQL');
  const { hostname, port, pathname, username, password } = new URL(database.location.postgresUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connectSocket(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => [client, upstream].map((each) => each.destroy()));
    }
    client.pipe(upstream).pipe(client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const through = new URL(
    `postgres://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
  );
  Object.assign(through, { username, password });
  return {
    ...database,
    location: { postgresUrl: through.href },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
    },
  };
}

describeOnEachDatabase('known links', (open) => {
  test('contain every link without a question, and each change soon after it was made', async () => {
    const database = await open();
    for (let i = 0; i < 30; i++) await addLink(database.db, `CODE10${i + 10}`, { location: OLD });
    const links = follow(database, await newDataDir());
    await links.ready();
    await expect.poll(() => known(links, 'CODE1039')).toBe(OLD);
    await alterLink(database.db, 'CODE1020', { location: NEW });
    await expect.poll(() => known(links, 'CODE1020')).toBe(NEW);
    await addLink(database.db, 'LATER222', { location: OLD });
    expect(await asked(links, 'LATER222')).toBe(OLD);
    expect(await asked(links, 'NONE2222')).toBe('unknown');
    expect(links.secondsBehind()).toBe(0);
  });

  test('are shared by the processes on a folder, of which another writes them when one ends', async () => {
    const database = await open();
    await addLink(database.db, 'CODE2222', { location: OLD });
    const dataDir = await newDataDir();
    const writer = follow(database, dataDir);
    await writer.ready();
    const reader = follow(database, dataDir);
    await reader.ready();
    await expect.poll(() => known(reader, 'CODE2222')).toBe(OLD);
    await alterLink(database.db, 'CODE2222', { location: NEW });
    for (const links of [reader, writer])
      await expect.poll(() => known(links, 'CODE2222')).toBe(NEW);
    await writer.close();
    const before = readPosition(dataDir)?.contact_at ?? 0;
    await alterLink(database.db, 'CODE2222', { location: OLD });
    await expect.poll(() => known(reader, 'CODE2222')).toBe(OLD);
    await expect.poll(() => readPosition(dataDir)?.contact_at).toBeGreaterThan(before);
    await reader.close();
    const later = follow(database, dataDir);
    await later.ready();
    expect(known(later, 'CODE2222')).toBe(OLD);
  });

  test('are what the database has after it was replaced by an earlier one', async () => {
    const database = await open();
    await addLink(database.db, 'CODE2222', { location: OLD });
    await addLink(database.db, 'CODE3333', { location: OLD });
    const links = follow(database, await newDataDir());
    await links.ready();
    await alterLink(database.db, 'CODE2222', { location: NEW });
    await expect.poll(() => known(links, 'CODE2222')).toBe(NEW);
    await expect.poll(() => known(links, 'CODE3333')).toBe(OLD);
    // As a restored backup: the change and one of the codes never were.
    await database.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('links').where('code', '=', 'CODE3333').execute();
      const earlier = { location: OLD, version: 1, changed_in: 0 };
      await trx.updateTable('links').set(earlier).where('code', '=', 'CODE2222').execute();
      await trx.deleteFrom('database_epoch').execute();
      await trx.insertInto('database_epoch').values({ value: 'restored' }).execute();
    });
    await expect.poll(() => asked(links, 'CODE2222')).toBe(OLD);
    await expect.poll(() => asked(links, 'CODE3333')).toBe('unknown');
  });

  test('become what the database has, even if other programs changed it or the file', async () => {
    const database = await open();
    for (const code of ['CODE2222', 'CODE3333'])
      await addLink(database.db, code, { location: OLD });
    const dataDir = await newDataDir();
    const before = follow(database, dataDir);
    await before.ready();
    await expect.poll(() => known(before, 'CODE3333')).toBe(OLD);
    await before.close();
    const file = new DatabaseSync(linkFileIn(dataDir));
    file.exec(`update links set location = '${NEW}', version = 9 where code = 'CODE2222'`);
    file.exec("insert into links (id, code, generation) values (99, 'NONE2222', 1)");
    file.close();
    await database.db
      .updateTable('links')
      .set({ location: NEW }) // without its number
      .where('code', '=', 'CODE3333')
      .execute();
    const links = follow(database, dataDir, 20);
    const inFile = (code: string) => {
      const reader = openLinkReader(dataDir);
      const location = reader.find(code)?.location;
      reader.close();
      return location;
    };
    await links.ready();
    await expect.poll(() => inFile('CODE2222')).toBe(OLD);
    await expect.poll(() => inFile('CODE3333')).toBe(NEW);
    await expect.poll(() => inFile('NONE2222')).toBeUndefined();
  });

  test('survive a damaged file, which is filled anew', async () => {
    const database = await open();
    await addLink(database.db, 'CODE2222', { location: OLD });
    const dataDir = await newDataDir();
    for (const damage of ['not a database', 'x'.repeat(100_000)]) {
      await writeFile(linkFileIn(dataDir), damage);
      const links = follow(database, dataDir);
      expect(await asked(links, 'CODE2222')).toBe(OLD);
      await links.ready();
      await expect.poll(() => known(links, 'CODE2222')).toBe(OLD);
      await links.close();
      expect(readPosition(dataDir)?.generation).toBe(1);
    }
  });

  test('of a code that an owner or an administrator changes reach every process', async () => {
    const database = await open();
    const dataDir = await newDataDir();
    const apps = [];
    for (const folder of [dataDir, dataDir, await newDataDir()]) {
      const config = { dataDir: folder, database: database.location };
      apps.push(await testApp({ db: database.db, config, startsNow: true }));
    }
    const urls = await Promise.all(apps.map(listen));
    const [app] = apps;
    if (!app) throw new Error('no app');
    const owner = await newUser(app);
    const { id, code } = await newDynamicCode(owner, OLD);
    const admin = await newAdministrator(database.db, app);
    const moderate = (action: string) =>
      admin.send('POST', `/api/reports/${code}/${action}`, { reason: 'phishing' });
    async function expectEverywhere(expected: unknown): Promise<void> {
      for (const url of urls) {
        const answer = async () => {
          const { status, headers } = await scan(`${url}/Q/${code}`);
          return status === 302 ? headers.get('location') : status;
        };
        await expect.poll(answer).toBe(expected);
      }
    }
    await expectEverywhere(OLD);
    await changeLink(owner, id, { target: NEW });
    await expectEverywhere(NEW);
    await remove(owner, id);
    await expectEverywhere(410);
    await restore(owner, id);
    await expectEverywhere(NEW);
    await moderate('disable');
    await expectEverywhere(410);
    await moderate('enable');
    await expectEverywhere(NEW);
    await changeLink(owner, id, { state: 'paused' });
    await expectEverywhere(200);
  });
});

test('known links redirect while the database is away, also after a restart, and catch up afterwards', async () => {
  const database = await openWithSwitch();
  for (let i = 0; i < 300; i++) await addLink(database.db, `CODE1${i + 100}`, { location: OLD });
  const dataDir = await newDataDir();
  const before = follow(database, dataDir);
  await before.ready();
  await expect.poll(() => known(before, 'CODE1399')).toBe(OLD);
  database.cut();
  await expect.poll(() => before.find('NONE2222')).toBe('unavailable');
  expect(before.secondsBehind()).toBeGreaterThan(0);
  await before.close();
  const after = follow(database, dataDir);
  await expect.poll(() => known(after, 'CODE1100')).toBe(OLD);
  for (let i = 0; i < 300; i++) expect(known(after, `CODE1${i + 100}`)).toBe(OLD);
  await alterLink(database.db, 'CODE1222', { location: NEW });
  expect(known(after, 'CODE1222')).toBe(OLD);
  database.mend();
  await expect.poll(() => known(after, 'CODE1222')).toBe(NEW);
  await expect.poll(() => asked(after, 'NONE2222')).toBe('unknown');
  expect(after.secondsBehind()).toBe(0);
});

test('known links are deleted after thirty days without contact to the database', async () => {
  const database = await openWithSwitch();
  await addLink(database.db, 'CODE2222', { location: OLD });
  const dataDir = await newDataDir();
  const before = follow(database, dataDir);
  await before.ready();
  await expect.poll(() => known(before, 'CODE2222')).toBe(OLD);
  await before.close();
  database.cut();
  for (const [days, expected] of [
    [29, OLD],
    [31, 'unavailable'],
  ] as const) {
    const file = new DatabaseSync(linkFileIn(dataDir));
    file.prepare('update position set contact_at = ?').run(Date.now() - days * DAY_MS);
    file.close();
    const after = follow(database, dataDir);
    await expect.poll(() => known(after, 'CODE2222')).toBe(expected);
    await after.close();
  }
});

test('a link that was read late does not replace a newer one', async () => {
  const writer = openLinkWriter(await newDataDir());
  onTestFinished(() => writer.close());
  const row = { id: 1, code: 'CODE2222', version: 1, state: 'active', location: OLD } as const;
  const link = {
    ...row,
    passes_query: 0,
    pause_text: null,
    starts_at: null,
    ends_at: null,
    fallback: null,
  };
  const position = { ...writer.position, epoch: 'a', generation: 1 };
  expect(writer.write([{ ...link, version: 2 }], position)).toEqual([]);
  expect(writer.write([link], position)).toEqual(['CODE2222']);
  expect(writer.write([link], { ...position, epoch: 'b', generation: 2 })).toEqual([]);
});

test('known links follow a hosted PostgreSQL that keeps its log to itself', async () => {
  const { db, location } = await openPostgres();
  if (!('postgresUrl' in location)) throw new Error('not PostgreSQL');
  await addLink(db, 'CODE2222', { location: OLD });
  const role = `guest_${randomUUID().replaceAll('-', '')}`;
  await sql`create role ${sql.id(role)} login`.execute(db);
  await sql`grant select on all tables in schema public to ${sql.id(role)}`.execute(db);
  await sql`revoke execute on function pg_current_wal_lsn() from public`.execute(db);
  onTestFinished(async () => {
    await sql`grant execute on function pg_current_wal_lsn() to public`.execute(db);
    await sql`drop owned by ${sql.id(role)}`.execute(db);
    await sql`drop role ${sql.id(role)}`.execute(db);
  });
  const guest = new URL(location.postgresUrl);
  guest.username = role;
  const links = follow({ db, location: { postgresUrl: guest.href } }, await newDataDir());
  await links.ready();
  await alterLink(db, 'CODE2222', { location: NEW });
  await expect.poll(() => known(links, 'CODE2222')).toBe(NEW);
  await links.close();
});

test('a file that another process holds for a moment is not taken for a damaged one', async () => {
  const dataDir = await newDataDir();
  const writer = openLinkWriter(dataDir);
  const row = { id: 1, code: 'CODE2222', version: 1, state: 'active', location: OLD } as const;
  const more = {
    passes_query: 0,
    pause_text: null,
    starts_at: null,
    ends_at: null,
    fallback: null,
  };
  writer.write([{ ...row, ...more }], writer.position);
  writer.close();
  const other = new DatabaseSync(linkFileIn(dataDir), { timeout: 0 });
  other.exec('pragma journal_mode = delete'); // readers of a log wait only while it is repaired
  const reader = openLinkReader(dataDir);
  onTestFinished(() => reader.close());
  other.exec('begin exclusive');
  expect(reader.find('CODE2222')).toBeUndefined();
  other.exec('commit');
  other.close();
  expect(reader.find('CODE2222')).toMatchObject({ location: OLD });
});
