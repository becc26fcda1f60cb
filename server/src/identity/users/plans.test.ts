import { plans } from '@everscan/contract/plans';
import { planLabels } from '@everscan/messages/words/plan-labels';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { up } from '../../platform/db/migrations/0013-plans.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newUser } from '../../testing/visitor.ts';
import { changePlan } from '../accounts/accounts.ts';
import { planOf } from './users.store.ts';

describeOnEachDatabase('the plan of a user', (open) => {
  test('is an entry of the list: a third plan needs nothing else than a name', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id } = (await owner.user()) as { id: number };
    const third = { savedCodes: 11, dynamicCodes: 4, customSlugs: true };
    const list: Record<string, object> = plans;
    list.small = third;
    const labels: Record<string, string> = planLabels;
    labels.small = 'Small';
    onTestFinished(() => {
      delete list.small;
      delete labels.small;
    });
    await changePlan(db, id, 'small' as keyof typeof plans);
    const save = async (link: object | undefined) => {
      const body = { title: 'x', type: 'url', style: 'dots', data: { url: 'a.example' }, link };
      const response = await owner.send('POST', '/api/projects', body);
      return [response.statusCode, response.json().error];
    };
    expect(await save({ target: 'a.example', slug: 'our-menu' })).toEqual([201, undefined]);
    for (let i = 1; i < third.dynamicCodes; i++) {
      expect(await save({ target: 'a.example' })).toEqual([201, undefined]);
    }
    expect(await save({ target: 'a.example' })).toEqual([
      403,
      'The Small plan allows 4 dynamic codes. Your existing codes keep working. Upgrade to Pro for up to 5,000, or create a static code.',
    ]);
    for (let i = third.dynamicCodes; i < third.savedCodes; i++) {
      expect(await save(undefined)).toEqual([201, undefined]);
    }
    expect(await save(undefined)).toEqual([
      403,
      'The Small plan allows 11 saved codes. Delete codes, or upgrade to Pro to save up to 5,000.',
    ]);
    expect((await owner.send('GET', '/api/export')).json().account.plan).toBe('small');
  });

  test('is the free one when the list no longer contains it', () => {
    expect(planOf({ plan: 'gone' })).toBe('free');
  });

  test('becomes Pro for those who were subscribed before', async () => {
    const { db } = await open('empty');
    await sql`create table users (id integer, subscribed integer not null)`.execute(db);
    await sql`insert into users values (1, 0), (2, 1)`.execute(db);
    await up(db as never);
    const { rows } = await sql`select id, plan from users order by id`.execute(db);
    expect(rows).toEqual([
      { id: 1, plan: 'free' },
      { id: 2, plan: 'pro' },
    ]);
  });
});
