import { exportSchema, importFileSchema } from '@everscan/contract/export-file';
import { expect, test } from 'vitest';
import { eraseDeleted } from '../account-deletion.ts';
import { DAY_MS } from '../platform/days.ts';
import { applyRetention } from '../retention.ts';
import { recordScans } from '../scans/scans.ts';
import { testApp } from '../testing/app.ts';
import { binOf, remove, restore, scansOf } from '../testing/bin.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newDynamicCode } from '../testing/links.ts';
import { scanOf } from '../testing/scans.ts';
import { saveUnnamed } from '../testing/unnamed-codes.ts';
import { newUser, type Visitor } from '../testing/visitor.ts';

const NOW = Date.UTC(2026, 5, 1, 12);

describeOnEachDatabase('the bin', (open) => {
  test('accepts a code whose content is damaged', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const [id = ''] = await saveUnnamed(owner);
    await db.updateTable('projects').set({ data: '{' }).where('id', '=', id).execute();
    expect((await remove(owner, id)).statusCode).toBe(200);
    expect((await binOf(owner)).codes).toMatchObject([{ id, title: 'cafe.example/menu' }]);
  });

  test('is emptied after 30 days, with scans, targets and history, and not before', async () => {
    const { db } = await open();
    let now = NOW;
    const owner = await newUser(await testApp({ db, clock: () => now }));
    const { id } = await newDynamicCode(owner);
    await owner.send('PATCH', `/api/projects/${id}`, { link: { target: 'b.example' } });
    const { id: linkId } = await db.selectFrom('links').select('id').executeTakeFirstOrThrow();
    await db.transaction().execute((trx) => recordScans(trx, [scanOf({ linkId })]));
    await remove(owner, id);
    const left = async () => ({
      codes: (await binOf(owner)).total,
      scans: (await scansOf(db)).length,
      targets: (await db.selectFrom('link_targets').selectAll().execute()).length,
      changes: (await db.selectFrom('project_changes').selectAll().execute()).length,
    });
    now = NOW + 30 * DAY_MS - 1;
    await applyRetention({ db, clock: () => now });
    expect(await left()).toEqual({ codes: 1, scans: 1, targets: 2, changes: 1 });
    now = NOW + 30 * DAY_MS;
    expect([(await binOf(owner)).total, (await restore(owner, id)).statusCode]).toEqual([0, 404]);
    await applyRetention({ db, clock: () => now });
    expect(await left()).toEqual({ codes: 0, scans: 0, targets: 0, changes: 0 });
  });

  test('gives the slug of a code that is deleted for good to nobody, nor that of a deleted account', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [owner, leaving, other] = [await newUser(app), await newUser(app), await newUser(app)];
    for (const each of [owner, leaving, other]) await each.send('POST', '/api/subscribe');
    const { id } = await owner.saveDynamic('Menu', { slug: 'menu' });
    await leaving.saveDynamic('Bar', { slug: 'bar' });
    const exported = async (from: Visitor) =>
      exportSchema.parse((await from.send('GET', '/api/export')).json()).projects;
    const files = [...(await exported(owner)), ...(await exported(leaving))];
    await remove(owner, id);
    await owner.send('DELETE', `/api/bin/${id}`);
    await leaving.send('DELETE', '/api/delete-account');
    for (const isErased of [false, true]) {
      if (isErased) await eraseDeleted({ db, clock: Date.now });
      for (const person of [owner, other]) {
        for (const slug of ['menu', 'bar']) {
          const link = { target: 'evil.example', slug };
          const body = { title: 'x', type: 'url', style: 'dots', data: {}, link };
          const created = await person.send('POST', '/api/projects', body);
          expect([created.statusCode, created.json().code]).toEqual([409, 'slug_taken']);
        }
        for (const project of files) {
          expect((await person.send('POST', '/api/import', project)).statusCode).toBe(409);
        }
        expect((await restore(person, id)).statusCode).toBe(404);
      }
    }
    const links = await db.selectFrom('links').select(['code', 'target', 'workspace_id']).execute();
    expect(links).toEqual([
      { code: 'MENU', target: '', workspace_id: null },
      { code: 'BAR', target: '', workspace_id: null },
    ]);
  });

  test('is deleted with its account', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id } = await newDynamicCode(owner);
    await owner.send('PATCH', `/api/projects/${id}`, { title: 'b' });
    await remove(owner, id);
    await owner.send('DELETE', '/api/delete-account');
    await eraseDeleted({ db, clock: Date.now });
    for (const table of ['projects', 'project_changes', 'link_targets'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await db.selectFrom('scan_erasures').selectAll().execute()).toHaveLength(1);
  });

  test("is in its owner's export with history and scans, and an import leaves it out", async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [owner, other] = [await newUser(app), await newUser(app)];
    const { id, code } = await newDynamicCode(owner, 'https://a.example/');
    await owner.send('PATCH', `/api/projects/${id}`, { link: { target: 'b.example' } });
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
});
