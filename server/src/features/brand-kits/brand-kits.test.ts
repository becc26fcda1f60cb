import { randomUUID } from 'node:crypto';
import { exportSchema } from '@everscan/contract/api/export';
import { type Kit, kitLimits, type SavedLogo } from '@everscan/contract/api/kits';
import { withLabel } from '@everscan/core/bulk/label';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newProUser } from '../../testing/library.ts';
import { saveUnnamed, shownNames } from '../../testing/unnamed-codes.ts';
import { newUser, projectBody, type Visitor } from '../../testing/visitor.ts';
import { changeProjects } from '../projects/changed-projects.service.ts';

const image = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(16)}`;
const logo = { image, width: 64, height: 64, share: 0.2, margin: 1 };
const house: Design = { ...defaultDesign, ink: { type: 'solid', color: '#0b5d3b' }, logo };
const winter: Design = { ...house, ink: { type: 'solid', color: '#10316b' } };

async function addKit(visitor: Visitor, name: string, design = house): Promise<Kit> {
  const response = await visitor.send('POST', '/api/kits', { name, design });
  expect(response.statusCode).toBe(201);
  return response.json();
}

async function kitsOf(visitor: Visitor): Promise<Kit[]> {
  return (await visitor.send('GET', '/api/kits')).json();
}

const runJob = async (visitor: Visitor, ids: string[], kit: string, options: object = {}) =>
  (
    await visitor.send('POST', '/api/library/jobs', {
      selection: { ids },
      action: { do: 'kit', kit, ...options },
    })
  ).json();

const designOf = async (visitor: Visitor, id: string): Promise<Design> =>
  (await visitor.send('GET', `/api/projects/${id}`)).json().design;

const codesOf = async (visitor: Visitor, { id }: Kit) =>
  (await visitor.send('GET', `/api/kits/${id}/codes`)).json();

describeOnEachDatabase('brand kits', (open) => {
  test('are created, changed and deleted, with at most one default', async () => {
    const owner = await newProUser((await open()).db);
    const [b, a] = [await addKit(owner, 'Bakery'), await addKit(owner, ' Apothecary ', winter)];
    expect(await kitsOf(owner)).toEqual([
      { id: a.id, name: 'Apothecary', design: winter, isDefault: false, codes: 0, version: 1 },
      { id: b.id, name: 'Bakery', design: house, isDefault: false, codes: 0, version: 1 },
    ]);
    for (const { id } of [a, b]) {
      await owner.send('POST', `/api/kits/${id}/default`, { isDefault: true });
    }
    await owner.send('POST', `/api/kits/${a.id}/default`, { isDefault: false });
    expect((await kitsOf(owner)).map(({ isDefault }) => isDefault)).toEqual([false, true]);
    const changed = await owner.send('PATCH', `/api/kits/${b.id}`, {
      name: 'Café',
      design: winter,
    });
    expect(changed.json()).toEqual({
      ...b,
      name: 'Café',
      design: winter,
      isDefault: true,
      version: 2,
    });
    const taken = await owner.send('PATCH', `/api/kits/${a.id}`, { name: 'CAFÉ' });
    expect([taken.statusCode, taken.json()]).toMatchObject([
      409,
      { code: 'name_taken', field: 'name' },
    ]);
    expect((await owner.send('DELETE', `/api/kits/${b.id}`)).statusCode).toBe(200);
    expect((await owner.send('DELETE', `/api/kits/${b.id}`)).statusCode).toBe(404);
    expect((await kitsOf(owner)).map(({ name }) => name)).toEqual(['Apothecary']);
  });

  test('are assigned to new codes that name them, unless they have been deleted in the meantime', async () => {
    const owner = await newProUser((await open()).db);
    const kit = await addKit(owner, 'House');
    const make = async () => {
      const look = { design: house, kit: kit.id };
      const url = { ...projectBody, ...look };
      const dynamic = { ...url, data: {}, link: { target: 'example.com/menu' } };
      const rows = [{ key: randomUUID(), target: 'example.com' }];
      return [
        (await owner.send('POST', '/api/projects', url)).statusCode,
        (await owner.send('POST', '/api/projects', dynamic)).statusCode,
        (await owner.send('POST', '/api/bulk/codes', { ...look, rows })).json().outcomes[0].is,
      ];
    };
    const used = async () =>
      (await owner.send('GET', '/api/projects')).json().map((code: { kit?: string }) => code.kit);
    expect(await make()).toEqual([201, 201, 'created']);
    expect(await used()).toEqual([kit.id, kit.id, kit.id]);
    await owner.send('DELETE', `/api/kits/${kit.id}`);
    expect(await make()).toEqual([201, 201, 'created']);
    expect(await used()).toEqual(Array(6).fill(undefined));
    const never = { ...projectBody, kit: 'none' };
    expect((await owner.send('POST', '/api/projects', never)).statusCode).toBe(201);
  });

  test('reject designs and logos that no code could have', async () => {
    const owner = await newProUser((await open()).db);
    for (const design of [
      { ...house, logo: { ...logo, image: 'data:image/svg+xml;base64,PHN2Zz4=' } },
      { ...house, logo: { ...logo, image: '' } },
      { ...house, shape: 'unknown' },
      { ...house, extra: 1 },
    ]) {
      const response = await owner.send('POST', '/api/kits', { name: 'x', design });
      expect(response.statusCode).toBe(400);
    }
    for (const wrong of ['', 'https://example.com/a.png', `${image}${'A'.repeat(60_000)}`]) {
      const response = await owner.send('POST', '/api/logos', { name: 'x', image: wrong });
      expect(response.statusCode).toBe(400);
    }
  });

  test('list their codes that look different, downloaded ones first', async () => {
    const owner = await newProUser((await open()).db);
    const kit = await addKit(owner, 'House');
    const save = async (body: object) =>
      (await owner.send('POST', '/api/projects', { ...projectBody, ...body })).json();
    const printed = await save({ title: 'Printed', design: house, kit: kit.id });
    const other = await save({ title: 'Other', design: winter, kit: kit.id });
    const fresh = await save({ title: 'New', design: house, kit: kit.id, isDownloaded: false });
    const plain = await save({ title: 'Plain', kit: kit.id, isDownloaded: false }); // no design stored
    await save({ title: 'Without', design: house });
    const used = async () =>
      (await owner.send('GET', '/api/projects')).json().map((code: { kit?: string }) => code.kit);
    expect(await used()).toEqual([kit.id, kit.id, kit.id, kit.id, undefined]);
    const listed = ({ id, title }: { id: string; title: string }, isDownloaded: boolean) => {
      return { id, title, isDownloaded };
    };
    const last = listed(plain, false);
    expect(await codesOf(owner, kit)).toEqual({
      changing: 2,
      downloaded: 1,
      listed: [listed(other, true), last],
    });
    await owner.send('PATCH', `/api/kits/${kit.id}`, { design: winter });
    expect(await codesOf(owner, kit)).toEqual({
      changing: 3,
      downloaded: 1,
      listed: [listed(printed, true), last, listed(fresh, false)],
    });
    const left = await owner.send('PATCH', `/api/projects/${other.id}`, { kit: null });
    expect(left.json().version).toBe(other.version);
    expect((await used())[1]).toBeUndefined();
    expect((await kitsOf(owner))[0]?.codes).toBe(3);
    await runJob(owner, [printed.id, plain.id, fresh.id], kit.id);
    expect(await codesOf(owner, kit)).toEqual({ changing: 0, downloaded: 0, listed: [] });
  });

  test('list codes without a title under the names that their rows show', async () => {
    const owner = await newProUser((await open()).db);
    const kit = await addKit(owner, 'House');
    for (const id of await saveUnnamed(owner)) {
      await owner.send('PATCH', `/api/projects/${id}`, { kit: kit.id });
    }
    const { listed } = await codesOf(owner, kit);
    const titles = listed.map(({ title }: { title: string }) => title);
    expect(titles.toSorted()).toEqual(shownNames.toSorted());
    const german = { 'accept-language': 'de' };
    const response = await owner.send('GET', `/api/kits/${kit.id}/codes`, undefined, german);
    expect(response.body).toContain('"WLAN Guests"');
  });

  test('count a code without a stored design as one of the default design', async () => {
    const owner = await newProUser((await open()).db);
    const kit = await addKit(owner, 'Plain', { ...defaultDesign, shape: 'dots' });
    await owner.send('POST', '/api/projects', { ...projectBody, style: 'standard', kit: kit.id });
    await owner.send('POST', '/api/projects', { ...projectBody, style: 'dots', kit: kit.id });
    expect(await codesOf(owner, kit)).toMatchObject({ changing: 1, downloaded: 1 });
  });

  test('apply their design to codes in one job, which can be undone', async () => {
    const owner = await newProUser((await open()).db);
    const [old, kit] = [await addKit(owner, 'Old'), await addKit(owner, 'New', winter)];
    const ids = [(await owner.save('1')).id, (await owner.save('2')).id];
    await owner.send('PATCH', `/api/projects/${ids[0]}`, { design: house, kit: old.id });
    await owner.send('PATCH', `/api/projects/${ids[1]}`, { design: winter });
    const before = await Promise.all(ids.map((id) => designOf(owner, id)));
    const job = await runJob(owner, ids, kit.id);
    expect(job).toMatchObject({ do: 'kit', state: 'done', changed: 2, failed: 0 });
    expect(await designOf(owner, ids[0] as string)).toEqual(winter);
    expect((await kitsOf(owner)).map(({ codes }) => codes)).toEqual([2, 0]);
    expect(await runJob(owner, ids, kit.id)).toMatchObject({ changed: 0, failed: 0 });
    const again = { selection: { kit: kit.id }, action: { do: 'kit', kit: old.id } };
    const moved = (await owner.send('POST', '/api/library/jobs', again)).json();
    expect(moved).toMatchObject({ total: 2, changed: 2 });
    await owner.send('POST', `/api/library/jobs/${moved.id}/undo`);
    const undone = await owner.send('POST', `/api/library/jobs/${job.id}/undo`);
    expect(undone.json()).toMatchObject({ state: 'undone', changed: 2, failed: 0 });
    expect(await Promise.all(ids.map((id) => designOf(owner, id)))).toEqual(before);
    expect((await kitsOf(owner)).map(({ codes }) => codes)).toEqual([0, 1]);
  });

  test('follow a code when an earlier design is restored: it uses the kit of that design, or none', async () => {
    const owner = await newProUser((await open()).db);
    const [old, kit] = [await addKit(owner, 'Old'), await addKit(owner, 'New', winter)];
    const { id } = await owner.save('Table 1');
    const path = `/api/projects/${id}`;
    await owner.send('PATCH', path, { design: withLabel(house, 'Table 1') });
    await runJob(owner, [id], old.id);
    await runJob(owner, [id], kit.id);
    const goBack = async (index: number) => {
      const { changes } = (await owner.send('GET', `${path}/history`)).json();
      const change = changes[index].id;
      const body = { force: true };
      return (await owner.send('POST', `${path}/history/${change}/restore`, body)).json().project;
    };
    const restored = await goBack(0);
    expect(restored).toMatchObject({ kit: old.id, design: withLabel(house, 'Table 1') });
    expect(await codesOf(owner, kit)).toMatchObject({ changing: 0 });
    expect(await goBack(0)).toMatchObject({ kit: kit.id });
    expect(await goBack(3)).not.toHaveProperty('kit'); // back to the first design
  });

  test('stay with a code that returns to a design without a kit, if its design already differed from its kit', async () => {
    const owner = await newProUser((await open()).db);
    const kit = await addKit(owner, 'House');
    const body = { ...projectBody, design: house, kit: kit.id };
    const { id } = (await owner.send('POST', '/api/projects', body)).json();
    const path = `/api/projects/${id}`;
    await owner.send('PATCH', `/api/kits/${kit.id}`, { design: winter }); // not applied to the code
    await owner.send('PATCH', path, { design: { ...house, quietZone: 7 } });
    const { changes } = (await owner.send('GET', `${path}/history`)).json();
    const restore = `${path}/history/${changes[0].id}/restore`;
    const { project } = (await owner.send('POST', restore, { force: true })).json();
    expect(project).toMatchObject({ kit: kit.id, design: house });
  });

  test('keep the label of each code, or replace it if the owner chooses to', async () => {
    const owner = await newProUser((await open()).db);
    const kit = await addKit(owner, 'House');
    const labels = ['Table 1', 'Table "2"'];
    const ids = await Promise.all(
      [house, ...labels.map((label) => withLabel(house, label))].map(async (design) => {
        const body = { ...projectBody, design, kit: kit.id };
        return (await owner.send('POST', '/api/projects', body)).json().id as string;
      }),
    );
    const frame = { id: 'card', text: 'Menu', color: '#10316b', textColor: '#ffffff' } as const;
    const design = { ...winter, frame };
    await owner.send('PATCH', `/api/kits/${kit.id}`, { design });
    expect(await codesOf(owner, kit)).toMatchObject({ changing: 3 });
    await runJob(owner, ids, kit.id);
    expect(await codesOf(owner, kit)).toMatchObject({ changing: 0 });
    const designs = () => Promise.all(ids.map((id) => designOf(owner, id)));
    expect(await designs()).toEqual([design, ...labels.map((label) => withLabel(design, label))]);
    await runJob(owner, ids, kit.id, { replacesLabels: true });
    expect(await designs()).toEqual([design, design, design]);
  });

  test('stay with codes for which a job can no longer be undone: deleted ones, and those whose history no longer contains its change', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const { id: userId } = (await owner.user()) as { id: number };
    const [old, kit] = [await addKit(owner, 'Old', house), await addKit(owner, 'New', winter)];
    const save = async (title: string, body: object) =>
      (await owner.send('POST', '/api/projects', { ...projectBody, title, ...body })).json().id;
    const inBin: string = await save('In the bin', { design: house, kit: old.id });
    const pruned: string = await save('Renamed often', { design: house, kit: old.id });
    const onlyKit: string = await save('Only the kit', { design: winter, kit: old.id });
    const moved: string = await save('With another kit since', { design: winter, kit: old.id });
    const ids = [inBin, pruned, onlyKit, moved];
    const rename = (projectId: string, times: number, now: number) =>
      db.transaction().execute(async (trx) => {
        for (let i = 1; i <= times; i++) {
          const edit = { projectId, fields: { title: `${i}` } };
          await changeProjects(trx, [edit], { userId, now, jobId: 'renames' });
        }
      });
    await rename(onlyKit, 60, Date.now() - 60_000);
    const job = await runJob(owner, ids, kit.id);
    expect(job).toMatchObject({ changed: 4 });
    await owner.send('DELETE', `/api/projects/${inBin}`);
    const third = await addKit(owner, 'Third');
    await owner.send('PATCH', `/api/projects/${moved}`, { kit: third.id });
    await rename(pruned, 100, Date.now());
    const undone = (await owner.send('POST', `/api/library/jobs/${job.id}/undo`)).json();
    expect(undone).toMatchObject({ state: 'undone', changed: 1, failed: 3 });
    expect(undone.problems).toMatchObject([
      { id: inBin, error: { reason: 'project' } },
      { id: pruned, error: { reason: 'change' } },
      { id: moved, error: { reason: 'later_change' } },
    ]);
    expect(await designOf(owner, pruned)).toEqual(winter);
    const codes: { kit?: string }[] = (await owner.send('GET', '/api/projects')).json();
    expect(codes.map((code) => code.kit)).toEqual([kit.id, old.id, third.id]);
  });

  test('leave their codes unchanged when they are deleted, and are assigned again to codes restored from the bin', async () => {
    const owner = await newProUser((await open()).db);
    const [kept, gone] = [await addKit(owner, 'Kept'), await addKit(owner, 'Gone')];
    const ids: string[] = [];
    for (const { id: kit } of [kept, gone]) {
      const body = { ...projectBody, design: house, kit };
      ids.push((await owner.send('POST', '/api/projects', body)).json().id);
    }
    for (const id of ids) await owner.send('DELETE', `/api/projects/${id}`);
    await owner.send('DELETE', `/api/kits/${gone.id}`);
    for (const id of ids) {
      expect((await owner.send('POST', `/api/bin/${id}/restore`)).statusCode).toBe(200);
      expect(await designOf(owner, id)).toEqual(house);
    }
    expect(await kitsOf(owner)).toMatchObject([{ name: 'Kept', codes: 1 }]);
  });

  test('and logos of another user are not found', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [a, b] = [await newUser(app), await newUser(app)];
    const kit = await addKit(a, 'of A');
    const mark: SavedLogo = (await a.send('POST', '/api/logos', { name: 'of A', image })).json();
    const code = await b.save();
    const attempts = [
      ['PATCH', `/api/kits/${kit.id}`, { name: 'of B' }],
      ['DELETE', `/api/kits/${kit.id}`, undefined],
      ['POST', `/api/kits/${kit.id}/default`, { isDefault: true }],
      ['GET', `/api/kits/${kit.id}/codes`, undefined],
      ['GET', '/api/kits/%00/codes', undefined],
      ['PATCH', `/api/projects/${code.id}`, { kit: kit.id }],
      ['DELETE', `/api/logos/${mark.id}`, undefined],
    ] as const;
    for (const [method, url, body] of attempts) {
      expect([url, (await b.send(method, url, body)).statusCode]).toEqual([url, 404]);
    }
    const job = await runJob(b, [code.id], kit.id);
    expect(job).toMatchObject({ changed: 0, failed: 1 });
    expect(job.problems).toMatchObject([{ error: { code: 'not_found', reason: 'kit' } }]);
    expect(await kitsOf(a)).toEqual([kit]);
    await b.send('POST', '/api/projects', { ...projectBody, kit: kit.id });
    const codes = (await b.send('GET', '/api/projects')).json();
    expect(codes.map((code: { kit?: string }) => code.kit)).toEqual([undefined, undefined]);
    expect((await b.send('GET', '/api/logos')).json()).toEqual([]);
  });

  test('stay within their limits and versions when two tabs change them at once', async () => {
    const owner = await newProUser((await open()).db);
    const names = Array.from({ length: kitLimits.kits + 3 }, (_, i) => `Kit ${i}`);
    const statuses = async (url: string, body: (name: string) => object) => {
      const answers = await Promise.all(names.map((name) => owner.send('POST', url, body(name))));
      return answers.map(({ statusCode }) => statusCode).filter((status) => status !== 201);
    };
    const kit = await addKit(owner, 'Kit 0');
    const refused = await statuses('/api/kits', (name) => ({ name, design: house }));
    expect(refused).toHaveLength(4); // three above the limit, one name twice
    expect(await kitsOf(owner)).toHaveLength(kitLimits.kits);
    const tooMany = await statuses('/api/logos', (name) => ({ name, image }));
    expect(tooMany).toEqual([400, 400, 400]);
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((name) =>
        owner.send('PATCH', `/api/kits/${kit.id}`, { name, version: 1 }),
      ),
    );
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json();
    const losers = answers.filter(({ statusCode }) => statusCode === 409);
    expect(losers.map((answer) => answer.json())).toMatchObject([
      { code: 'version_conflict', kit: winner },
      { code: 'version_conflict', kit: winner },
    ]);
    await Promise.all(
      (await kitsOf(owner)).map(({ id }) =>
        owner.send('POST', `/api/kits/${id}/default`, { isDefault: true }),
      ),
    );
    expect((await kitsOf(owner)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('are in the export, and are deleted with the account', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const kit = await addKit(owner, 'House');
    const body = { ...projectBody, design: house, kit: kit.id };
    const { id } = (await owner.send('POST', '/api/projects', body)).json();
    await owner.send('POST', '/api/logos', { name: 'Sun', image });
    const { kits, logos } = exportSchema.parse((await owner.send('GET', '/api/export')).json());
    expect(kits).toMatchObject([{ name: 'House', design: house, isDefault: false, codes: [id] }]);
    expect(logos).toMatchObject([{ name: 'Sun', image }]);
    await db.deleteFrom('users').execute();
    for (const table of ['brand_kits', 'project_kits', 'logos'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
