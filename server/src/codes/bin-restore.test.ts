import type { BinPage, History } from '@everscan/contract/codes.schemas';
import { expect, test } from 'vitest';
import { DAY_MS } from '../platform/days.ts';
import { newAdministrator } from '../testing/administrator.ts';
import { testApp } from '../testing/app.ts';
import { binOf, remove, restore, scansOf } from '../testing/bin.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { projectsOf } from '../testing/library-jobs.ts';
import { newDynamicCode } from '../testing/links.ts';
import { listen, newDataDir, scan } from '../testing/short-links.ts';
import { saveUnnamed, shownNames } from '../testing/unnamed-codes.ts';
import { newUser } from '../testing/visitor.ts';
import { purgeOldCodes } from './remove.ts';

describeOnEachDatabase('the bin', (open) => {
  test('restores a code as it was, with a newer version of its link: id, position, version, link, targets, history, folder and tags', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    await owner.send('POST', '/api/subscribe');
    const { id } = await newDynamicCode(owner, 'https://first.example/');
    await owner.save('later');
    const { id: userId } = (await owner.user()) as { id: number };
    const named = { workspace_id: userId, name: 'x', name_key: 'x', version: 1, created_at: 0 };
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
    await owner.send('PATCH', `/api/projects/${id}`, {
      link: {
        ...{
          target: 'second.example',
          utm: { source: 'poster' },
          passesQuery: true,
          state: 'paused',
          pauseText: 'Soon',
        },
        ...{
          startsAt: '2026-01-01T00:00:00Z',
          endsAt: '2026-12-31T00:00:00Z',
          fallback: 'c.example',
        },
      },
    });
    const rows = async () => ({
      projects: await projectsOf(owner),
      links: await db.selectFrom('links').selectAll().execute(),
      targets: (await owner.send('GET', `/api/projects/${id}/link/targets`)).json(),
      history: (await owner.send('GET', `/api/projects/${id}/history`)).json(),
      folders: await db.selectFrom('project_folders').selectAll().execute(),
      tags: await db.selectFrom('project_tags').selectAll().execute(),
    });
    const before = await rows();
    expect((await remove(owner, id)).statusCode).toBe(200);
    expect((await projectsOf(owner)).map(({ title }) => title)).toEqual(['later']);
    expect(await binOf(owner)).toMatchObject({
      codes: [{ id, title: 'Renamed', type: 'url', shortUrl: before.projects[0]?.link?.shortUrl }],
      total: 1,
      next: null,
    });
    const [project, ...others] = before.projects;
    expect((await restore(owner, id)).json()).toEqual(project);
    const after = await rows();
    const links = before.links.map((link) => ({
      ...link,
      version: link.version + 2,
      changed_in: expect.any(Number),
    }));
    expect(after).toEqual({ ...before, projects: [project, ...others], links });
    expect((await binOf(owner)).total).toBe(0);
  });

  test('lists a code without a title under the name that it had, and restores it without a title', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const ids = await saveUnnamed(owner);
    const before = await projectsOf(owner);
    for (const id of ids) expect((await remove(owner, id)).statusCode).toBe(200);
    const names = new Map((await binOf(owner)).codes.map(({ id, title }) => [id, title]));
    expect(ids.map((id) => names.get(id))).toEqual(shownNames);
    for (const id of ids) await restore(owner, id);
    expect(await projectsOf(owner)).toEqual(before);
    const [, , , wifi, sample] = ids;
    for (const id of [wifi, sample]) await remove(owner, String(id));
    const german = { 'accept-language': 'de' };
    const bin = (await owner.send('GET', '/api/bin', undefined, german)).json<BinPage>();
    const inGerman = bin.codes.map(({ title }) => title);
    expect(inGerman.toSorted()).toEqual(['Neuer QR-Code', 'WLAN Guests']);
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
      const answer = await owner.send('PATCH', `/api/projects/${id}`, { link: body });
      expect(answer.json().code).toBe('link_disabled');
      await admin.send('POST', `/api/reports/${code}/enable`, reason);
      expect((await owner.send('GET', `/api/projects/${id}`)).json().link.state).toBe('active');
    }
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
        purgeOldCodes(db, { now: now + 31 * DAY_MS, batch: 10, signal }),
        owner.send('DELETE', `/api/bin/${id}`),
      ]);
      const links = await db
        .selectFrom('links')
        .innerJoin('link_targets', 'link_targets.link_id', 'links.id')
        .select(['links.project_id', 'links.deleted_at'])
        .execute();
      const isBack = restored.statusCode === 200;
      expect(links).toEqual(isBack ? [{ project_id: id, deleted_at: null }] : []);
      expect(await projectsOf(owner)).toHaveLength(isBack ? 1 : 0);
      expect((await binOf(owner)).total).toBe(0);
      if (isBack) await remove(owner, id);
      await owner.send('DELETE', '/api/bin');
    }
  });

  test('keeps the history of a code that is deleted and restored while it is edited', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id } = await newDynamicCode(owner);
    for (let round = 0; round < 10; round++) {
      await Promise.all([
        owner.send('PATCH', `/api/projects/${id}`, { title: `title ${round}` }),
        owner.send('PATCH', `/api/projects/${id}`, { link: { target: `t${round}.example` } }),
        remove(owner, id),
      ]);
      await Promise.all([restore(owner, id), restore(owner, id)]);
    }
    expect(await projectsOf(owner)).toMatchObject([{ id, link: { state: 'active' } }]);
    const history = (await owner.send('GET', `/api/projects/${id}/history`)).json<History>();
    expect(history.changes.every(({ what }) => what.length === 1)).toBe(true);
    expect((await binOf(owner)).total).toBe(0);
  });
});
