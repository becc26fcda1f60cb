import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultDesign } from '@everscan/core/design/design';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eraseDeleted } from './account-deletion.ts';
import { runRegistrationCommand } from './identity/accounts/registration.ts';
import type { Db } from './platform/db/connect.ts';
import { applyRetention } from './retention.ts';
import { change as changeAddress } from './testing/addresses.ts';
import { testApp } from './testing/app.ts';
import { describeOnEachDatabase } from './testing/databases.ts';
import { addPasskey } from './testing/passkeys.ts';
import { listen, newDataDir, scan } from './testing/short-links.ts';
import { newUser, PASSWORD, projectBody, Visitor } from './testing/visitor.ts';

const CANARY = 'c4n4ry';

describeOnEachDatabase('a deleted account', (open) => {
  test('leaves no data of its owner in the database and the data folder, and keeps all data of others', async () => {
    const { db, location } = await open();
    const dataDir = 'sqliteFile' in location ? dirname(location.sqliteFile) : await newDataDir();
    const occurrences = async () => count(`${await bytesOf(dataDir)}${await rowsOf(db)}`);
    await leaveEarlierFiles(dataDir);
    const app = await testApp({
      db,
      config: { dataDir, database: location },
      redirectPauses: { cleanMs: 20, journalMs: 20 },
    });
    const url = await listen(app);
    const other = await newUser(app);
    await other.saveDynamic('kept');
    const owner = new Visitor(app);
    const email = `${CANARY}@example.com`;
    const earlier = `${CANARY}-earlier@example.com`;
    await runRegistrationCommands(db, ['invite', 'uninvite', 'invite'], earlier);
    await runRegistrationCommands(db, ['invite', 'uninvite'], email);
    await owner.send('POST', '/api/register', { email: earlier, password: PASSWORD });
    await changeAddress(owner, email);
    await owner.send('POST', '/api/subscribe');
    await fill(owner);
    const { passkey } = await addPasskey(owner);
    await owner.send('PATCH', `/api/passkeys/${passkey.id}`, { name: CANARY });
    await owner.send('POST', '/api/change-password', {
      currentPassword: PASSWORD,
      newPassword: `${PASSWORD}!`,
    });
    await owner.logIn(`${PASSWORD}!`, email);
    const id = Number((await owner.user())?.id);
    await insertRest(db, id);
    await scanCodes(db, id, url);
    const filled = [];
    for (const [name, rows] of await tablesOf(db)) if (count(rows) > 0) filled.push(name);
    expect(filled.sort()).toEqual(TABLES);
    const files = () =>
      Promise.all(
        LINK_FILES.map((name) => readFile(join(dataDir, name), 'latin1').catch(() => '')),
      );
    await expect.poll(async () => count((await files()).join())).toBeGreaterThan(0);
    const codes = await codesOf(db);
    const key = { 'idempotency-key': `${CANARY}-delete` };
    const response = await owner.send('DELETE', '/api/delete-account', undefined, key);
    expect(response.statusCode).toBe(200);
    await expect
      .poll(async () => {
        await eraseDeleted({ db, clock: Date.now }); // as it does every minute
        await applyRetention({ db, clock: Date.now }); // every hour
        return occurrences();
      })
      .toBe(0);
    expect((await other.send('GET', '/api/projects')).json()).toMatchObject([
      { title: 'kept', link: { target: 'https://example.com/menu' } },
    ]);
    // A printed code must never lead to another user's target.
    expect(await codesOf(db)).toEqual(codes);
  });
});

/** The tables that contain the owner's data before the deletion. */
const TABLES = [
  ...['address_changes', 'address_links', 'audit_log', 'brand_kits', 'feedback', 'folders'],
  ...['generations', 'idempotency_records', 'identities', 'library_entries'],
  ...['library_jobs', 'link_targets', 'links', 'mails', 'passkeys', 'password_resets'],
  ...['project_changes', 'projects', 'saved_filters', 'scan_months', 'scans', 'sign_ons', 'tags'],
  ...['users'],
];

async function runRegistrationCommands(
  db: Db,
  commands: readonly string[],
  email: string,
): Promise<void> {
  const settings = {
    publicUrl: 'http://localhost',
    registration: 'open',
    sendsMail: true,
  } as const;
  for (const command of commands) {
    await runRegistrationCommand(db, [command, email], { ...settings, now: Date.now() });
  }
}

const LINK_FILES = ['links.sqlite', 'links.sqlite-wal'];

/** Creates files that earlier versions left. */
async function leaveEarlierFiles(dataDir: string): Promise<void> {
  for (const name of ['known-links.json', 'known-links.json.1'])
    await writeFile(join(dataDir, name), CANARY);
}

/** Inserts rows that only another server or a mail could create. */
async function insertRest(db: Db, user_id: number): Promise<void> {
  const [email, hour] = [`${CANARY}@example.com`, Date.now() + 3600_000];
  const mail = { attempts: 1, created_at: hour, next_attempt_at: hour };
  await db
    .insertInto('mails')
    .values([
      { id: '1', kind: 'password-reset', address: email, ...mail },
      { id: '2', kind: 'feedback', user_id, error: `550 ${CANARY}`, ...mail },
    ])
    .execute();
  await db
    .insertInto('identities')
    .values({ issuer: 'https://id.example', subject: CANARY, user_id, created_at: 1 })
    .execute();
  await db
    .insertInto('sign_ons')
    .values({
      id: '1',
      user_id,
      email,
      subject: CANARY,
      language: 'en',
      path: '/',
      expires_at: hour,
    })
    .execute();
  const change = { user_id, old_email: email, new_email: `new-${email}`, expires_at: hour };
  await db
    .insertInto('address_changes')
    .values({ ...change, requested_at: 1 })
    .execute();
  await db
    .insertInto('address_links')
    .values({ id: '1', purpose: 'verify', user_id, email, expires_at: hour })
    .execute();
  await db
    .insertInto('password_resets')
    .values({ id: '1', user_id, email, expires_at: hour })
    .execute();
}

/** Scans a user's codes, and waits until the scans are in the tables. */
async function scanCodes(db: Db, userId: number, url: string): Promise<void> {
  const links = await db
    .selectFrom('links')
    .select('code')
    .where('workspace_id', '=', userId)
    .execute();
  for (const { code } of links) {
    const agent = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X; ${CANARY}) Safari/604.1`;
    const headers = { referer: `https://${CANARY}.example/`, 'user-agent': agent };
    expect((await scan(`${url}/Q/${code}`, { headers })).status).toBe(302);
  }
  const stored = async () => (await db.selectFrom('scans').select('id').execute()).length;
  await expect.poll(stored).toBe(links.length);
}

async function codesOf(db: Db): Promise<object[]> {
  return db.selectFrom('links').select('code').orderBy('id').execute();
}

/** Saves, changes and downloads static and dynamic codes, and sends feedback; every text names the owner. */
async function fill(owner: Visitor): Promise<void> {
  for (let i = 0; i < 2; i++) {
    const utm = { source: CANARY };
    const { id } = await owner.saveDynamic(CANARY, { target: `${CANARY}.example.com`, utm });
    await owner.send('PATCH', `/api/projects/${id}`, {
      link: {
        target: `${CANARY}-2.example.com`,
        pauseText: CANARY,
        fallback: `${CANARY}-3.example.com`,
      },
    });
  }
  const url = (i: number) => `${CANARY}-${i}.example.com/${CANARY.repeat(i)}`;
  for (let i = 0; i < 40; i++) {
    const key = { 'idempotency-key': `${CANARY}-key-${i}` };
    const body = { ...projectBody, title: `${CANARY} ${i}`, data: { url: url(i) } };
    const created = await owner.send('POST', '/api/projects', body, key);
    const { title: _, ...download } = body;
    await owner.send('POST', '/api/track-qr-generation', download, key);
    if (created.statusCode !== 201) continue;
    const feedback = { email: `${CANARY}@example.org`, message: `${CANARY} says ${url(i)}` };
    await owner.send('POST', '/api/feedback', feedback, key);
    const path = `/api/projects/${created.json().id}`;
    await owner.send('PATCH', path, { title: `${CANARY} renamed ${i}` }, key);
    await owner.send('POST', '/api/library/tags', { name: `${CANARY} ${i}` }, key);
    if (i % 3 === 0) await owner.send('DELETE', path, undefined, key);
  }
  await owner.send('POST', '/api/library/folders', { name: CANARY });
  await owner.send('POST', '/api/kits', { name: CANARY, design: defaultDesign });
  const action = { do: 'rename', pattern: `${CANARY} {number}` };
  await owner.send('POST', '/api/library/jobs', { selection: { filter: {} }, action });
  await owner.send('POST', '/api/library/saved-filters', { name: CANARY, query: `q=${CANARY}` });
  await owner.send('GET', `/api/library?q=${CANARY}`);
}

/** The contents of all files in a folder; one may be removed in the meantime. */
async function bytesOf(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1').catch(() => ''));
  return (await Promise.all(texts)).join('\n');
}

async function rowsOf(db: Db): Promise<string> {
  return (await tablesOf(db)).map(([, rows]) => rows).join('\n');
}

async function tablesOf(db: Db): Promise<[name: string, rows: string][]> {
  const tables = await db.introspection.getTables();
  const texts = tables.map(async ({ name }): Promise<[string, string]> => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    return [name, JSON.stringify(rows)];
  });
  return Promise.all(texts);
}

function count(text: string): number {
  return text.split(CANARY).length - 1;
}
