import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Project } from '@everscan/contract/codes.schemas';
import { type Export, exportSchema, importedProject } from '@everscan/contract/export-file';
import { type Content, encodeContent } from '@everscan/core/content/index';
import { encodeMatrix } from '@everscan/core/encode/matrix';
import { expect, test } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import { provider } from '../platform/db/migrate.ts';
import { testApp } from '../testing/app.ts';
import { remove, restore } from '../testing/bin.ts';
import { describeOnEachDatabase, type Open } from '../testing/databases.ts';
import { newUser, type Visitor } from '../testing/visitor.ts';

/**
 * Contents as version 0.1.0 stored them, with the text and the modules (a hash) of the symbol that it drew at level H;
 * null for contents that it refused.
 */
type Printed = { type: Content['type']; data: object; text: string | null; modules: string | null };

const printed: readonly Printed[] = JSON.parse(
  readFileSync(new URL('../testing/printed-contents.json', import.meta.url), 'utf8'),
);
const drawn = printed.filter(({ text }) => text !== null);
const SHORT_URL = 'https://go.example';
const shortLink = (code: string) => `HTTPS://GO.EXAMPLE/Q/${code}`;

describeOnEachDatabase('content saved before schemes were in lower case', (open) => {
  test('is drawn as it was printed, module for module, until it is edited', async () => {
    const { owner, db } = await start(open);
    const ids = await saveAll(owner, printed);
    await upgrade(db);
    const projects = await listOf(owner, ids);
    expect(projects.map(drawingOf)).toEqual(
      printed.map(({ text, modules }) => ({ text, modules })),
    );
    // A change of the look sends the content as it was read.
    const [{ id, type, data, design }] = projects.filter(({ data }) => 'rules' in data) as [
      Project,
    ];
    const look = { type, data, design: { ...design, shape: 'dots' } };
    const { body } = await owner.send('PATCH', `/api/projects/${id}`, look);
    expect(drawingOf(JSON.parse(body))).toEqual(drawingOf({ type, data } as Content));
    const typed = { type: 'url', data: { url: 'EXAMPLE.COM/NEW' } };
    const { body: edited } = await owner.send('PATCH', `/api/projects/${id}`, typed);
    expect(encodeContent(JSON.parse(edited))).toBe('https://EXAMPLE.COM/NEW');
  });

  test('is marked only if it would be drawn otherwise', async () => {
    const { owner, db } = await start(open);
    const ids = await saveAll(owner, printed);
    await upgrade(db);
    const unmarked = (await listOf(owner, ids)).filter(({ data }) => !('rules' in data));
    expect(unmarked.map(({ data }) => data)).toMatchObject([
      { url: 'example.com' },
      { url: 'http://example.com/menu' },
      { url: '' },
      { url: 'not an address' },
      { phone: '112' },
      { text: 'Hello!' },
      { wifi: { ssid: 'Net' } },
      { app: { ios: '310633997' } },
    ]);
  });

  test('returns from the history and the bin as it was printed', async () => {
    const { owner, db } = await start(open);
    const ids = await saveAll(owner, drawn);
    const edited = { type: 'text', data: { text: 'edited' } };
    for (const id of ids) await owner.send('PATCH', `/api/projects/${id}`, edited);
    const binned = await saveAll(owner, drawn);
    for (const id of binned) expect((await remove(owner, id)).statusCode).toBe(200);
    await upgrade(db);
    for (const id of ids) {
      const path = `/api/projects/${id}/history`;
      const [change] = (await owner.send('GET', path)).json().changes;
      // Without `force`: nothing has changed since, although the content got its mark.
      const { statusCode } = await owner.send('POST', `${path}/${change.id}/restore`, {});
      expect(statusCode).toBe(200);
    }
    for (const id of binned) expect((await restore(owner, id)).statusCode).toBe(200);
    const expected = drawn.map(({ text, modules }) => ({ text, modules }));
    expect((await listOf(owner, ids)).map(drawingOf)).toEqual(expected);
    expect((await listOf(owner, binned)).map(drawingOf)).toEqual(expected);
  });

  test('keeps its form in an export, and gets it in one of an earlier version', async () => {
    const { owner, db, app } = await start(open);
    const ids = await saveAll(owner, drawn);
    const before = exportSchema.parse((await owner.send('GET', '/api/export')).json());
    await upgrade(db);
    const after = exportSchema.parse((await owner.send('GET', '/api/export')).json());
    const inOrder = (file: Export) =>
      ids.map((id) => file.projects.find((project) => project.id === id) as Export['projects'][0]);
    const expected = drawn.map(({ text, modules }) => ({ text, modules }));
    expect(inOrder(after).map(drawingOf)).toEqual(expected);
    const other = await newUser(app);
    await other.send('POST', '/api/subscribe');
    const imported: string[] = [];
    for (const project of inOrder(before)) {
      const file = importedProject({ version: 1 }, project);
      const answer = await other.send('POST', '/api/import', file);
      expect(answer.statusCode).toBe(201);
      imported.push(answer.json().id);
    }
    expect((await listOf(other, imported)).map(drawingOf)).toEqual(expected);
  });

  test('a short link keeps its scheme in upper case, and new ones have it in lower case', async () => {
    const { owner, db } = await start(open);
    const link = { target: 'shop.example.com' };
    const body = { title: 'Menu', type: 'url', style: 'dots', data: {}, link };
    const { id, link: made } = (await owner.send('POST', '/api/projects', body)).json();
    expect(made.shortUrl).toBe(`https://GO.EXAMPLE/Q/${made.code}`);
    await upgrade(db);
    const [saved] = await listOf(owner, [id]);
    expect(saved?.link?.shortUrl).toBe(shortLink(made.code));
    expect(encodeContent(saved as Content)).toBe(shortLink(made.code));
    await owner.send('PATCH', `/api/projects/${id}`, { link: { target: 'other.example.com' } });
    await remove(owner, id);
    await restore(owner, id);
    expect(encodeContent((await listOf(owner, [id]))[0] as Content)).toBe(shortLink(made.code));
    const next = (await owner.send('POST', '/api/projects', body)).json();
    expect(encodeContent(next)).toBe(`https://GO.EXAMPLE/Q/${next.link.code}`);
  });
});

async function start(open: Open) {
  const { db } = await open();
  const app = await testApp({ db, config: { shortUrl: SHORT_URL } });
  const owner = await newUser(app);
  await owner.send('POST', '/api/subscribe');
  return { owner, db, app };
}

/** Saves contents as the earlier version did, without a mark. @returns their ids */
async function saveAll(owner: Visitor, contents: readonly Printed[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { type, data } of contents) {
    const body = { title: 'Menu', style: 'standard', type, data };
    ids.push((await owner.send('POST', '/api/projects', body)).json().id);
  }
  return ids;
}

async function upgrade(db: Db): Promise<void> {
  // Codes that were deleted had a table of their own.
  await db.schema
    .createTable('deleted_projects')
    .addColumn('project_id', 'text')
    .addColumn('project', 'text')
    .execute();
  await (await provider.getMigrations())['0042-content-rules']?.up(db);
}

async function listOf(owner: Visitor, ids: readonly string[]): Promise<Project[]> {
  const projects: Project[] = (await owner.send('GET', '/api/projects')).json();
  return ids.map((id) => projects.find((project) => project.id === id) as Project);
}

function drawingOf(content: { type: string; data: object }): Pick<Printed, 'text' | 'modules'> {
  try {
    const text = encodeContent(content as Content, 'https://everscan.example');
    const { version, dark } = encodeMatrix(text, 'H');
    const symbol = `${version} ${dark.join('')}`;
    const modules = createHash('sha256').update(symbol).digest('base64url').slice(0, 16);
    return { text, modules };
  } catch {
    return { text: null, modules: null };
  }
}
