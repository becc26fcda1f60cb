import { plans } from '@everscan/contract/plans';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newUser, projectBody } from '../testing/visitor.ts';

describeOnEachDatabase('a project', (open) => {
  test('beyond the plan is refused, and saved projects stay usable', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const projects = [];
    for (let i = 0; i < plans.free.savedCodes; i++) projects.push(await owner.save());
    const refused = await owner.send('POST', '/api/projects', projectBody);
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      {
        error:
          'The Free plan allows 10 saved codes. Delete codes, or upgrade to Pro to save up to 5,000.',
        code: 'project_limit_reached',
        params: { plan: 'free' },
      },
    ]);
    const path = `/api/projects/${projects[0]?.id}`;
    expect((await owner.send('PATCH', path, { title: 'still' })).statusCode).toBe(200);
    await owner.send('DELETE', path);
    expect((await owner.send('POST', '/api/projects', projectBody)).statusCode).toBe(201);
    await owner.send('POST', '/api/subscribe');
    expect((await owner.send('POST', '/api/projects', projectBody)).statusCode).toBe(201);
  });

  test('is refused if it is the 5,001st code of a Pro user', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    await owner.send('POST', '/api/subscribe');
    const user = await owner.user();
    const { title, type, style } = projectBody;
    for (let batch = 0; batch < 10; batch++) {
      const rows = Array.from({ length: 500 }, (_, i) => ({
        id: `p${batch}-${i}`,
        workspace_id: user?.id ?? 0,
        position: batch * 500 + i,
        ...{ title, type, style, data: '{"url":"a.b"}' },
        ...{ version: 1, created_at: 0, updated_at: 0 },
      }));
      await db.insertInto('projects').values(rows).execute();
    }
    const refused = await owner.send('POST', '/api/projects', projectBody);
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'The Pro plan allows 5,000 saved codes. Delete codes to save new ones.',
    ]);
    expect((await owner.send('GET', '/api/projects')).json()).toHaveLength(5000);
  });
});
