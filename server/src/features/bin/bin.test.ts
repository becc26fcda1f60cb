import type { BinPage } from '@everscan/contract/api/bin';
import { exportSchema, importFileSchema } from '@everscan/contract/api/export';
import type { History } from '@everscan/contract/api/history';
import type { Project } from '@everscan/contract/api/projects';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../days.ts';
import type { Db } from '../../db/connect.ts';
import { applyRetention } from '../../jobs/retention.ts';
import { newAdministrator } from '../../testing/administrator.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { runJob } from '../../testing/library-jobs.ts';
import { newDynamicCode } from '../../testing/links.ts';
import { scanOf } from '../../testing/scans.ts';
import { listen, newDataDir, scan } from '../../testing/short-links.ts';
import { saveUnnamed, shownNames } from '../../testing/unnamed-codes.ts';
import { newUser, type Visitor } from '../../testing/visitor.ts';
import { recordScans } from '../scans/scans.service.ts';
import { emptyOldBins } from './bin.service.ts';

const NOW = Date.UTC(2026, 5, 1, 12);

const remove = (owner: Visitor, id: string, language = 'en') =>
  owner.send('DELETE', `/api/projects/${id}`, undefined, { 'accept-language': language });
const restore = (owner: Visitor, id: string) => owner.send('POST', `/api/bin/${id}/restore`);
const bin = async (owner: Visitor) => (await owner.send('GET', '/api/bin')).json<BinPage>();
const projects = async (owner: Visitor) =>
  (await owner.send('GET', '/api/projects')).json<Project[]>();

async function scansOf(db: Db) {
  return db.selectFrom('scan_days').select(['link_id', 'scans']).execute();
}

describeOnEachDatabase('the bin', (open) => {
  test('restores a code as it was: id, position, version, link, targets, history, folder and tags', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    await owner.send('POST', '/api/subscribe');
    const { id } = await newDynamicCode(owner, 'https://first.example/');
    await owner.save('later');
    const { id: userId } = (await owner.user()) as { id: number };
    const named = { user_id: userId, name: 'x', name_key: 'x', version: 1, created_at: 0 };
    await db
      .insertInto('folders')
      .values({ ...named, id: 'folder', parent_id: null })
      .execute();
    await db
      .insertInto('tags')
      .values({ ...named, id: 'tag' })
      .execute();
    await db
      .insertInto('project_folders')
      .values({ project_id: id, folder_id: 'folder' })
      .execute();
    await db.insertInto('project_tags').values({ project_id: id, tag_id: 'tag' }).execute();
    await owner.send('PATCH', `/api/projects/${id}`, { title: 'Renamed' });
    await owner.send('PATCH', `/api/projects/${id}/link`, {
      ...{
        target: 'second.example',
        utm: { source: 'poster' },
        state: 'paused',
        pauseText: 'Soon',
      },
      ...{
        startsAt: '2026-01-01T00:00:00Z',
        endsAt: '2026-12-31T00:00:00Z',
        fallback: 'c.example',
      },
    });
    const rows = async () => ({
      projects: await projects(owner),
      links: await db.selectFrom('links').selectAll().execute(),
      targets: (await owner.send('GET', `/api/projects/${id}/link/targets`)).json(),
      history: (await owner.send('GET', `/api/projects/${id}/history`)).json(),
      folders: await db.selectFrom('project_folders').selectAll().execute(),
      tags: await db.selectFrom('project_tags').selectAll().execute(),
    });
    const before = await rows();
    expect((await remove(owner, id)).statusCode).toBe(200);
    expect((await projects(owner)).map(({ title }) => title)).toEqual(['later']);
    expect(await bin(owner)).toMatchObject({
      codes: [{ id, title: 'Renamed', type: 'url', shortUrl: before.projects[0]?.link?.shortUrl }],
      total: 1,
      next: null,
    });
    expect((await restore(owner, id)).json()).toEqual(before.projects[0]);
    const after = await rows();
    const links = before.links.map((link) => ({ ...link, updated_at: expect.any(Number) }));
    expect(after).toEqual({ ...before, links });
    expect((await bin(owner)).total).toBe(0);
  });

  test('lists a code without a title under the name that it had, and restores it without a title', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const ids = await saveUnnamed(owner);
    const before = await projects(owner);
    for (const id of ids) expect((await remove(owner, id)).statusCode).toBe(200);
    const names = new Map((await bin(owner)).codes.map(({ id, title }) => [id, title]));
    expect(ids.map((id) => names.get(id))).toEqual(shownNames);
    for (const id of ids) await restore(owner, id);
    expect(await projects(owner)).toEqual(before);
    const [, , , wifi, sample] = ids;
    await remove(owner, String(wifi), 'de');
    const action = { selection: { ids: [sample] }, action: { do: 'delete' } };
    await runJob(owner, action, 'de');
    const inGerman = (await bin(owner)).codes.map(({ title }) => title);
    expect(inGerman.toSorted()).toEqual(['Neuer QR-Code', 'WLAN Guests']);
  });

  test('accepts a code whose content is damaged', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const [id = ''] = await saveUnnamed(owner);
    await db.updateTable('projects').set({ data: '{' }).where('id', '=', id).execute();
    expect((await remove(owner, id)).statusCode).toBe(200);
    expect((await bin(owner)).codes).toMatchObject([{ id, title: 'New QR Code' }]);
  });

  test('restores codes that were deleted before their tables had all current columns', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id } = await newDynamicCode(owner);
    const { id: other } = await owner.save('Other');
    const before = await projects(owner);
    for (const each of [id, other]) await remove(owner, each);
    const stored = db.selectFrom('deleted_projects').select(['project', 'link']);
    const row = await stored.where('project_id', '=', id).executeTakeFirstOrThrow();
    const project = { ...JSON.parse(row.project), is_downloaded: undefined };
    const { created_at, ...link } = JSON.parse(row.link as string);
    await db
      .updateTable('deleted_projects')
      .set({ project: JSON.stringify(project), link: JSON.stringify(link) })
      .where('project_id', '=', id)
      .execute();
    for (const each of [id, other]) expect((await restore(owner, each)).statusCode).toBe(200);
    expect(await projects(owner)).toEqual(before);
    const links = await db.selectFrom('links').select('created_at').execute();
    expect(links.map((link) => Number(link.created_at))).toEqual([created_at]);
  });

  test('redirects a restored code, with all its scans', async () => {
    const database = await open();
    const { db, location } = database;
    const config = { database: location, dataDir: await newDataDir() };
    const app = await testApp({ db, config });
    const url = await listen(app);
    const owner = await newUser(app);
    const { id, code } = await newDynamicCode(owner);
    let scans = 0;
    const answer = async () => {
      const { status } = await scan(`${url}/Q/${code}`);
      if (status === 302) scans++;
      return status;
    };
    expect(await answer()).toBe(302);
    await expect.poll(() => scansOf(db)).toMatchObject([{ scans: 1 }]);
    await remove(owner, id);
    await expect.poll(answer).toBe(410);
    await restore(owner, id);
    await expect.poll(answer).toBe(302);
    await expect.poll(() => scansOf(db)).toMatchObject([{ scans }]);
  });

  test('keeps a code disabled if an administrator disabled it before or after it was deleted', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [owner, admin] = [await newUser(app), await newAdministrator(db, app)];
    const reason = { reason: 'phishing' };
    const [first, second] = [await newDynamicCode(owner), await newDynamicCode(owner)];
    await owner.send('POST', '/api/reports', { code: second.code, reason: 'phishing' });
    await admin.send('POST', `/api/reports/${first.code}/disable`, reason);
    for (const { id } of [first, second]) await remove(owner, id);
    expect((await admin.send('GET', '/api/reports')).json()).toMatchObject({
      open: [{ state: 'deleted', target: 'https://shop.example/menu' }],
    });
    const disabled = await admin.send('POST', `/api/reports/${second.code}/disable`, reason);
    expect(disabled.statusCode).toBe(200);
    for (const { id, code } of [first, second]) {
      expect((await restore(owner, id)).json()).toMatchObject({ link: { state: 'disabled' } });
      const body = { state: 'active' };
      const answer = await owner.send('PATCH', `/api/projects/${id}/link`, body);
      expect(answer.json().code).toBe('link_disabled');
      await admin.send('POST', `/api/reports/${code}/enable`, reason);
      expect((await owner.send('GET', `/api/projects/${id}`)).json().link.state).toBe('active');
    }
  });

  test('is emptied after 30 days, with scans, targets and history, and not before', async () => {
    const { db } = await open();
    let now = NOW;
    const owner = await newUser(await testApp({ db, clock: () => now }));
    const { id } = await newDynamicCode(owner);
    await owner.send('PATCH', `/api/projects/${id}/link`, { target: 'b.example' });
    const { id: linkId } = await db.selectFrom('links').select('id').executeTakeFirstOrThrow();
    await db.transaction().execute((trx) => recordScans(trx, [scanOf({ linkId })]));
    await remove(owner, id);
    const left = async () => ({
      codes: (await bin(owner)).total,
      scans: (await scansOf(db)).length,
      targets: (await db.selectFrom('link_targets').selectAll().execute()).length,
      changes: (await db.selectFrom('project_changes').selectAll().execute()).length,
    });
    now = NOW + 30 * DAY_MS - 1;
    await applyRetention({ db, clock: () => now });
    expect(await left()).toEqual({ codes: 1, scans: 1, targets: 2, changes: 1 });
    now = NOW + 30 * DAY_MS;
    expect([(await bin(owner)).total, (await restore(owner, id)).statusCode]).toEqual([0, 404]);
    await applyRetention({ db, clock: () => now });
    expect(await left()).toEqual({ codes: 0, scans: 0, targets: 0, changes: 0 });
  });

  test('either restores or deletes a code when both happen at once', async () => {
    const { db } = await open();
    const now = Date.now();
    const owner = await newUser(await testApp({ db, clock: () => now }));
    const { signal } = new AbortController();
    for (let round = 0; round < 10; round++) {
      const { id } = await newDynamicCode(owner);
      await remove(owner, id);
      const [restored] = await Promise.all([
        restore(owner, id),
        emptyOldBins(db, { now: now + 31 * DAY_MS, batch: 10, signal }),
        owner.send('DELETE', `/api/bin/${id}`),
      ]);
      const links = await db
        .selectFrom('links')
        .innerJoin('link_targets', 'link_targets.link_id', 'links.id')
        .select(['links.project_id', 'links.state'])
        .execute();
      const isBack = restored.statusCode === 200;
      expect(links).toEqual(isBack ? [{ project_id: id, state: 'active' }] : []);
      expect(await projects(owner)).toHaveLength(isBack ? 1 : 0);
      expect((await bin(owner)).total).toBe(0);
      if (isBack) await remove(owner, id);
      await owner.send('DELETE', '/api/bin');
    }
  });

  test('is deleted with its account, and within the hour after a previous version deleted the account', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    for (const version of ['this', 'previous']) {
      const owner = await newUser(app);
      const { id } = await newDynamicCode(owner);
      await owner.send('PATCH', `/api/projects/${id}`, { title: 'b' });
      await remove(owner, id);
      if (version === 'this') await owner.send('DELETE', '/api/delete-account');
      else {
        await db.deleteFrom('users').where('email', '=', owner.email).execute();
        await applyRetention({ db, clock: Date.now });
      }
      for (const table of ['deleted_projects', 'project_changes', 'link_targets'] as const) {
        expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
      }
    }
    expect(await db.selectFrom('scan_erasures').selectAll().execute()).toHaveLength(2);
  });

  test("is in its owner's export with history and scans, and an import leaves it out", async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [owner, other] = [await newUser(app), await newUser(app)];
    const { id, code } = await newDynamicCode(owner, 'https://a.example/');
    await owner.send('PATCH', `/api/projects/${id}/link`, { target: 'b.example' });
    const { id: linkId } = await db.selectFrom('links').select('id').executeTakeFirstOrThrow();
    await db.transaction().execute((trx) => recordScans(trx, [scanOf({ linkId })]));
    const { id: fixed } = await owner.save('Fixed');
    for (const each of [id, fixed]) await remove(owner, each);
    const file = exportSchema.parse((await owner.send('GET', '/api/export')).json());
    expect(file.projects).toEqual([]);
    expect(file.bin.toSorted((a, b) => a.deletedAt.localeCompare(b.deletedAt))).toMatchObject([
      { id, link: { code, targets: [{}, {}] }, deletedAt: expect.stringMatching(/Z$/) },
      { id: fixed, title: 'Fixed', link: null },
    ]);
    expect(file.history).toMatchObject([
      { project: id, what: ['target'], before: { target: 'https://a.example/' } },
    ]);
    expect(file.scanDays).toMatchObject([{ code, scans: 1 }]);
    expect(exportSchema.parse((await other.send('GET', '/api/export')).json()).bin).toEqual([]);
    expect(Object.keys(importFileSchema.parse(file))).not.toContain('bin');
  });

  test('hides the scans of a code that is deleted for good before they are erased', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db, clock: () => NOW }));
    const { id } = await newDynamicCode(owner);
    const { id: linkId } = await db.selectFrom('links').select('id').executeTakeFirstOrThrow();
    await db.transaction().execute((trx) => recordScans(trx, [scanOf({ linkId, at: NOW })]));
    await remove(owner, id);
    await owner.send('DELETE', `/api/bin/${id}`);
    expect(await scansOf(db)).toHaveLength(1);
    const file = exportSchema.parse((await owner.send('GET', '/api/export')).json());
    expect([file.scanDays, file.scanMonths, file.scans]).toEqual([[], [], []]);
    const query = 'project=all&zone=UTC&by=day&to=2026-06-01';
    const report = (await owner.send('GET', `/api/scans?${query}`)).json();
    expect([report.totals.scans, report.codes]).toEqual([0, []]);
  });

  test('contains no code that a process of the previous version deleted, and keeps no history of it', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id } = await owner.save();
    await owner.send('PATCH', `/api/projects/${id}`, { title: 'b' });
    await db.deleteFrom('projects').where('id', '=', id).execute();
    expect((await bin(owner)).total).toBe(0);
    expect((await restore(owner, id)).statusCode).toBe(404);
    expect(await db.selectFrom('project_changes').selectAll().execute()).toEqual([]);
  });

  test('keeps the history of a code that is deleted and restored while it is edited', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id } = await newDynamicCode(owner);
    for (let round = 0; round < 10; round++) {
      await Promise.all([
        owner.send('PATCH', `/api/projects/${id}`, { title: `title ${round}` }),
        owner.send('PATCH', `/api/projects/${id}/link`, { target: `t${round}.example` }),
        remove(owner, id),
      ]);
      await Promise.all([restore(owner, id), restore(owner, id)]);
    }
    expect(await projects(owner)).toMatchObject([{ id, link: { state: 'active' } }]);
    const history = (await owner.send('GET', `/api/projects/${id}/history`)).json<History>();
    expect(history.changes.every(({ what }) => what.length === 1)).toBe(true);
    expect((await bin(owner)).total).toBe(0);
  });
});
