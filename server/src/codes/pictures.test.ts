import type { History, Project } from '@everscan/contract/codes.schemas';
import { exportSchema } from '@everscan/contract/export-file';
import { defaultDesign } from '@everscan/core/design/design';
import { expect, test } from 'vitest';
import { eraseDeleted } from '../account-deletion.ts';
import { DAY_MS } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { applyRetention } from '../retention.ts';
import { testApp } from '../testing/app.ts';
import { remove, restore } from '../testing/bin.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { runJob } from '../testing/library-jobs.ts';
import { newUser, projectBody } from '../testing/visitor.ts';

const pictureOf = (letter: string) => `data:image/png;base64,iVBORw0KGgo${letter.repeat(39_000)}`;
const designWith = (image: string) => ({
  ...defaultDesign,
  logo: { image, width: 64, height: 64, share: 0.2, margin: 1 },
});
const [SUN, MOON] = [pictureOf('A'), pictureOf('B')];
const NOW = Date.UTC(2026, 5, 1, 12);

const countOf = async (db: Db) => (await db.selectFrom('pictures').select('hash').execute()).length;

describeOnEachDatabase('the pictures of codes', (open) => {
  async function start() {
    const { db } = await open();
    let now = NOW;
    const app = await testApp({ db, clock: () => now });
    const owner = await newUser(app);
    await owner.send('POST', '/api/subscribe');
    const save = async (image: string): Promise<Project> =>
      (
        await owner.send('POST', '/api/projects', { ...projectBody, design: designWith(image) })
      ).json();
    const load = async (id: string): Promise<Project> =>
      (await owner.send('GET', `/api/projects/${id}`)).json();
    const sweep = async (days: number) => {
      now += days * DAY_MS;
      await applyRetention({ db, clock: () => now });
      return countOf(db);
    };
    return { db, app, owner, save, load, sweep };
  }

  test('are stored once for each owner, whatever refers to them', async () => {
    const { db, app, owner, save, load } = await start();
    const [first, second] = [await save(SUN), await save(SUN)];
    expect(first.design.logo?.image).toBe(SUN);
    expect(await load(second.id)).toEqual(second);
    const path = `/api/projects/${first.id}`;
    const changed = await owner.send('PATCH', path, { design: designWith(MOON) });
    expect(changed.json().design.logo.image).toBe(MOON);
    await owner.send('POST', '/api/kits', { name: 'Night', design: designWith(MOON) });
    await owner.send('POST', '/api/logos', { name: 'Sun', image: SUN });
    const { json } = await owner.send('GET', '/api/kits');
    expect(json()[0].design.logo.image).toBe(MOON);
    expect((await owner.send('GET', '/api/logos')).json()).toMatchObject([{ image: SUN }]);
    expect(await countOf(db)).toBe(2);
    const texts = [
      ...(await db.selectFrom('projects').select('design as text').execute()),
      ...(await db.selectFrom('project_changes').select('before as text').execute()),
      ...(await db.selectFrom('brand_kits').select('design as text').execute()),
    ];
    expect(Math.max(...texts.map(({ text }) => text?.length ?? 0))).toBeLessThan(1_000);

    const history = (await owner.send('GET', `${path}/history`)).json<History>();
    expect(history.changes[0]?.before.design?.logo?.image).toBe(SUN);
    expect(history.current.design?.logo?.image).toBe(MOON);
    await remove(owner, second.id);
    const written = (await owner.send('GET', '/api/export')).body;
    expect(written.split(MOON)).toHaveLength(2); // once, although three things have it
    const file = exportSchema.parse(JSON.parse(written));
    const exported = [file.projects[0], file.bin[0], file.kits[0], file.history[0]?.before];
    expect(exported.map((part) => part?.design?.logo?.image)).toEqual([MOON, SUN, MOON, SUN]);
    await restore(owner, second.id);
    expect((await load(second.id)).design.logo?.image).toBe(SUN);
    const undone = await owner.send(
      'POST',
      `${path}/history/${history.changes[0]?.id}/restore`,
      {},
    );
    expect(undone.json().project.design.logo.image).toBe(SUN);

    const other = await newUser(app);
    await other.send('POST', '/api/projects', { ...projectBody, design: designWith(SUN) });
    expect(await countOf(db)).toBe(3);
    await owner.send('DELETE', '/api/delete-account');
    await eraseDeleted({ db, clock: () => NOW });
    expect(await countOf(db)).toBe(1);
  });

  test('come with the designs that a job gives to many codes, and go with its Undo', async () => {
    const { db, owner, save, load } = await start();
    const ids = [(await save(SUN)).id, (await owner.save()).id];
    const design = designWith(MOON);
    const job = await runJob(owner, { selection: { ids }, action: { do: 'design', design } });
    for (const id of ids) expect((await load(id)).design.logo?.image).toBe(MOON);
    expect(await countOf(db)).toBe(2);
    await owner.send('POST', `/api/library/jobs/${job.id}/undo`);
    const images = await Promise.all(ids.map(async (id) => (await load(id)).design.logo?.image));
    expect(images).toEqual([SUN, undefined]);
  });

  test('are deleted a day after the last code, change, kit or logo that refers to them', async () => {
    const { db, owner, save, sweep } = await start();
    const { id } = await save(SUN);
    await owner.send('PATCH', `/api/projects/${id}`, { design: designWith(MOON) });
    const logo = (await owner.send('POST', '/api/logos', { name: 'Moon', image: MOON })).json();
    expect(await sweep(10)).toBe(2); // the first is in the history
    await remove(owner, id);
    expect(await sweep(2)).toBe(2);
    await owner.send('DELETE', `/api/bin/${id}`);
    expect([await sweep(0), await sweep(0.9), await sweep(0.2)]).toEqual([2, 2, 1]);
    await owner.send('DELETE', `/api/logos/${logo.id}`); // the second was a saved logo
    expect([await sweep(0), await sweep(0.9), await sweep(0.2)]).toEqual([1, 1, 0]);
    await save(SUN);
    await db.deleteFrom('projects').execute();
    expect(await sweep(0)).toBe(1);
    await save(SUN);
    expect(await sweep(1.1)).toBe(1);
  });

  test('are not confused with what somebody types', async () => {
    const { db, owner, save, load } = await start();
    const { id } = await save(SUN);
    const [{ hash } = { hash: '' }] = await db.selectFrom('pictures').select('hash').execute();
    const typed = `"image":"data:image/#${hash}" "image":"data:image/#${hash}"`;
    const path = `/api/projects/${id}`;
    const frame = { id: 'card', text: '"image":"x"', color: '#000000', textColor: '#ffffff' };
    const design = { ...designWith(MOON), frame };
    await owner.send('PATCH', path, { title: typed.slice(0, 200) });
    await owner.send('PATCH', path, { title: 'Both', design });
    const { changes } = (await owner.send('GET', `${path}/history`)).json<History>();
    expect(changes[0]?.before).toMatchObject({ title: typed, design: { logo: { image: SUN } } });
    expect((await load(id)).design).toEqual(design);
    expect(await db.selectFrom('project_changes').select('picture').execute()).toEqual(
      expect.arrayContaining([{ picture: hash }]),
    );
  });
});
