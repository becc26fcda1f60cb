import { plans } from '@everscan/contract/plans';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { binOf, remove, restore } from '../testing/bin.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { projectsOf } from '../testing/library-jobs.ts';
import { newDynamicCode } from '../testing/links.ts';
import { newUser } from '../testing/visitor.ts';

describeOnEachDatabase('the bin and the limits of plans', (open) => {
  test('restores one code when the plan has room for one, however many tabs try', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const ids: string[] = [];
    for (let i = 0; i < plans.free.savedCodes; i++) ids.push((await owner.save(`${i}`)).id);
    for (const id of ids) await remove(owner, id);
    for (let i = 1; i < plans.free.savedCodes; i++) await owner.save('new');
    const statuses = await Promise.all(
      [...ids, ...ids].map(async (id) => (await restore(owner, id)).statusCode),
    );
    // Both tabs that restore this code succeed.
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 403)).toHaveLength(2 * ids.length - 2);
    expect(await projectsOf(owner)).toHaveLength(plans.free.savedCodes);
    expect((await binOf(owner)).total).toBe(ids.length - 1);
    const refused = await restore(owner, (await binOf(owner)).codes[0]?.id as string);
    expect(refused.json()).toMatchObject({ code: 'project_limit_reached' });
  });

  test('restores no more dynamic codes than the plan allows', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const codes = [];
    for (let i = 0; i < plans.free.dynamicCodes; i++) codes.push(await newDynamicCode(owner));
    for (const { id } of codes) await remove(owner, id);
    for (let i = 1; i < plans.free.dynamicCodes; i++) await newDynamicCode(owner);
    const answers = await Promise.all(codes.map(({ id }) => restore(owner, id)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((each) => each.json().code)).toEqual(
      Array(plans.free.dynamicCodes - 1).fill('dynamic_limit_reached'),
    );
  });

  test('restores all codes that a user had before the plan was downgraded', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    await owner.send('POST', '/api/subscribe');
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) ids.push((await newDynamicCode(owner)).id);
    await db.updateTable('users').set({ plan: 'free' }).execute();
    const deleteAll = async (ids: string[]) => {
      const body = { selection: { ids }, action: { do: 'delete' } };
      return (await owner.send('POST', '/api/library/jobs', body)).json().id;
    };
    const jobs = [await deleteAll(ids.slice(0, 4)), await deleteAll(ids.slice(4, 8))];
    await remove(owner, ids[8] as string);
    await Promise.all([
      ...jobs.map((id) => owner.send('POST', `/api/library/jobs/${id}/undo`)),
      restore(owner, ids[8] as string),
    ]);
    expect((await projectsOf(owner)).map(({ id }: { id: string }) => id)).toEqual(ids);
    expect((await binOf(owner)).total).toBe(0);
  });

  test('does not exceed that number when codes were created in between', async () => {
    const { db } = await open();
    let now = Date.UTC(2026, 5, 1);
    const owner = await newUser(await testApp({ db, clock: () => now }));
    await owner.send('POST', '/api/subscribe');
    const removeAll = async (ids: string[]) => {
      now += 1_000;
      for (const id of ids) await remove(owner, id);
      now += 1_000;
    };
    const create = async (count: number) => {
      const ids: string[] = [];
      for (let i = 0; i < count; i++) {
        ids.push((await owner.save()).id);
      }
      return ids;
    };
    const { savedCodes } = plans.free;
    const old = await create(savedCodes + 2);
    await db.updateTable('users').set({ plan: 'free' }).execute();
    await removeAll(old);
    const added: string[] = [];
    for (let round = 0; round < 2; round++) {
      const ids = await create(savedCodes);
      await removeAll(ids);
      added.push(...ids);
    }
    for (const id of added) await restore(owner, id);
    expect(await projectsOf(owner)).toHaveLength(savedCodes);
  });
});
