import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DatabaseLocation, Db } from '../../db/connect.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addPasskey } from '../../testing/passkeys.ts';
import { newUser, PASSWORD, projectBody, Visitor } from '../../testing/visitor.ts';

const CANARY = 'c4n4ry';

describeOnEachDatabase('a deleted account', (open) => {
  test('leaves no data of its owner in the database, and all data of others', async () => {
    const { db, location } = await open();
    const app = await testApp({ db });
    const other = await newUser(app);
    await other.saveDynamic('kept');
    const owner = new Visitor(app);
    const email = `${CANARY}@example.com`;
    await owner.send('POST', '/api/register', { email, password: PASSWORD });
    await fill(owner);
    const { passkey } = await addPasskey(owner);
    await owner.send('PATCH', `/api/passkeys/${passkey.id}`, { name: CANARY });
    await owner.send('POST', '/api/change-password', {
      currentPassword: PASSWORD,
      newPassword: `${PASSWORD}!`,
    });
    await owner.logIn(`${PASSWORD}!`, email);
    expect(await occurrences(db, location)).toBeGreaterThan(0);
    const codes = await codesOf(db);
    const key = { 'idempotency-key': `${CANARY}-delete` };
    const response = await owner.send('DELETE', '/api/delete-account', undefined, key);
    expect(response.statusCode).toBe(200);
    await expect.poll(() => occurrences(db, location)).toBe(0);
    expect((await other.send('GET', '/api/projects')).json()).toMatchObject([
      { title: 'kept', link: { target: 'https://example.com/menu' } },
    ]);
    // A printed code must never lead to another user's target.
    expect(await codesOf(db)).toEqual(codes);
  });
});

async function codesOf(db: Db): Promise<object[]> {
  return db.selectFrom('links').select('code').orderBy('id').execute();
}

/** Saves, changes and downloads codes, static and dynamic, and sends feedback; every text of it names the owner. */
async function fill(owner: Visitor): Promise<void> {
  for (let i = 0; i < 2; i++) {
    const utm = { source: CANARY };
    const { id } = await owner.saveDynamic(CANARY, { target: `${CANARY}.example.com`, utm });
    await owner.send('PATCH', `/api/projects/${id}/link`, {
      target: `${CANARY}-2.example.com`,
      pauseText: CANARY,
      fallback: `${CANARY}-3.example.com`,
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
  await owner.send('POST', '/api/library/saved-filters', { name: CANARY, query: `q=${CANARY}` });
  await owner.send('GET', `/api/library?q=${CANARY}`);
}

/** How often the canary occurs in SQLite's files, or in the rows of PostgreSQL. */
async function occurrences(db: Db, location: DatabaseLocation): Promise<number> {
  return count('sqliteFile' in location ? await bytesOf(location.sqliteFile) : await rowsOf(db));
}

async function bytesOf(file: string): Promise<string> {
  const names = await readdir(dirname(file));
  const files = names.map((name) => readFile(join(dirname(file), name), 'latin1'));
  return (await Promise.all(files)).join('\n');
}

async function rowsOf(db: Db): Promise<string> {
  const tables = await db.introspection.getTables();
  const texts = tables.map(async ({ name }) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    return JSON.stringify(rows);
  });
  return (await Promise.all(texts)).join('\n');
}

function count(text: string): number {
  return text.split(CANARY).length - 1;
}
