import { withLabel } from '@everscan/core/bulk/label';
import { defaultDesign } from '@everscan/core/design/design';
import { expect, test } from 'vitest';
import {
  addKit,
  applyKit,
  codesOf,
  designOf,
  house,
  kitsOf,
  winter,
} from '../testing/brand-kits.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newProUser } from '../testing/library.ts';
import { saveUnnamed, shownNames } from '../testing/unnamed-codes.ts';
import { projectBody } from '../testing/visitor.ts';
import { changeCode } from './change.ts';

describeOnEachDatabase('brand kits', (open) => {
  test('list their codes that look different, newest first', async () => {
    const owner = await newProUser((await open()).db);
    const kit = await addKit(owner, 'House');
    const save = async (body: object) =>
      (await owner.send('POST', '/api/projects', { ...projectBody, ...body })).json();
    const printed = await save({ title: 'Printed', design: house, kit: kit.id });
    const other = await save({ title: 'Other', design: winter, kit: kit.id });
    const fresh = await save({ title: 'New', design: house, kit: kit.id });
    const plain = await save({ title: 'Plain', kit: kit.id }); // no design stored
    await save({ title: 'Without', design: house });
    const used = async () =>
      (await owner.send('GET', '/api/projects')).json().map((code: { kit?: string }) => code.kit);
    expect(await used()).toEqual([kit.id, kit.id, kit.id, kit.id, undefined]);
    const listed = (...codes: { id: string; title: string }[]) =>
      codes.map(({ id, title }) => ({ id, title }));
    expect(await codesOf(owner, kit)).toEqual({ changing: 2, listed: listed(plain, other) });
    await owner.send('PATCH', `/api/kits/${kit.id}`, { design: winter });
    expect(await codesOf(owner, kit)).toEqual({
      changing: 3,
      listed: listed(plain, fresh, printed),
    });
    const left = await owner.send('PATCH', `/api/projects/${other.id}`, { kit: null });
    expect(left.json().version).toBe(other.version);
    expect((await used())[1]).toBeUndefined();
    expect((await kitsOf(owner))[0]?.codes).toBe(3);
    await applyKit(owner, [printed.id, plain.id, fresh.id], kit.id);
    expect(await codesOf(owner, kit)).toEqual({ changing: 0, listed: [] });
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
    expect(await codesOf(owner, kit)).toMatchObject({ changing: 1 });
  });

  test('apply their design to codes in one job, which can be undone', async () => {
    const owner = await newProUser((await open()).db);
    const [old, kit] = [await addKit(owner, 'Old'), await addKit(owner, 'New', winter)];
    const ids = [(await owner.save('1')).id, (await owner.save('2')).id];
    await owner.send('PATCH', `/api/projects/${ids[0]}`, { design: house, kit: old.id });
    await owner.send('PATCH', `/api/projects/${ids[1]}`, { design: winter });
    const before = await Promise.all(ids.map((id) => designOf(owner, id)));
    const job = await applyKit(owner, ids, kit.id);
    expect(job).toMatchObject({ do: 'kit', state: 'done', changed: 2, failed: 0 });
    expect(await designOf(owner, ids[0] as string)).toEqual(winter);
    expect((await kitsOf(owner)).map(({ codes }) => codes)).toEqual([2, 0]);
    expect(await applyKit(owner, ids, kit.id)).toMatchObject({ changed: 0, failed: 0 });
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
    await applyKit(owner, [id], old.id);
    await applyKit(owner, [id], kit.id);
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
    await applyKit(owner, ids, kit.id);
    expect(await codesOf(owner, kit)).toMatchObject({ changing: 0 });
    const designs = () => Promise.all(ids.map((id) => designOf(owner, id)));
    expect(await designs()).toEqual([design, ...labels.map((label) => withLabel(design, label))]);
    await applyKit(owner, ids, kit.id, { replacesLabels: true });
    expect(await designs()).toEqual([design, design, design]);
  });

  test('stay with codes for which a job can no longer be undone: deleted ones, and those whose history no longer contains its change', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const caller = { workspace: Number((await owner.user())?.id) };
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
          const edit = { id: projectId, change: { title: `${i}` } };
          const rules = {} as never;
          await changeCode(trx, caller, edit, { by: 'job', rules, now, jobId: 'renames' });
        }
      });
    await rename(onlyKit, 60, Date.now() - 60_000);
    const job = await applyKit(owner, ids, kit.id);
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
});
