import type { LibraryJob } from '@everscan/contract/api/library-jobs';
import { limits } from '@everscan/contract/limits';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { insertDynamicCodes } from '../../testing/many-codes.ts';
import { newUser } from '../../testing/visitor.ts';

describeOnEachDatabase('changes of many codes', (open) => {
  test('of a new account stay within the hourly target limit when jobs run in parallel', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id: userId } = (await owner.user()) as { id: number };
    await insertDynamicCodes(db, userId, { count: 30, target: 'https://old.example/' });
    const { codes } = (await owner.send('GET', '/api/library?order=asc')).json();
    const ids: string[] = codes.map(({ id }: { id: string }) => id);
    const run = async (ids: string[]): Promise<LibraryJob> => {
      const action = { do: 'target', target: 'new.example' };
      return (await owner.send('POST', '/api/library/jobs', { selection: { ids }, action })).json();
    };
    const jobs = await Promise.all([run(ids.slice(0, 15)), run(ids.slice(15))]);
    const perHour = limits.newAccountTargetChangesPerHour;
    expect(new Set(jobs.map(({ changed }) => changed))).toEqual(new Set([15, perHour - 15]));
    const refused = jobs.flatMap(({ problems }) => problems);
    expect(refused.map(({ error }) => error.code)).toEqual(
      Array(30 - perHour).fill('rate_limited'),
    );
    const late = jobs.find(({ failed }) => failed > 0) as LibraryJob;
    const half = late === jobs[0] ? ids.slice(0, 15) : ids.slice(15);
    expect(refused.map(({ id }) => id)).toEqual(half.slice(perHour - 15));
    const targets = await db.selectFrom('links').select('target').execute();
    const isNew = ({ target }: { target: string }) => target === 'https://new.example';
    expect(targets.filter(isNew)).toHaveLength(perHour);
  });
});
