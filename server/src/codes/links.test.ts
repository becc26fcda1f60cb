import { plans } from '@everscan/contract/plans';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { changeLink, createCode, NOW, startWithOwner } from '../testing/links.ts';
import { projectBody } from '../testing/visitor.ts';

describeOnEachDatabase('a dynamic code', (open) => {
  const start = () => startWithOwner(open);

  test('contains a short link whose code has eight characters, in upper case', async () => {
    const { owner } = await start();
    const { statusCode, body } = await createCode(owner, { target: 'shop.example.com/menu' });
    expect(statusCode).toBe(201);
    expect(body.data.url).toMatch(/^GO\.EXAMPLE\/Q\/[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(body.link).toEqual({
      code: body.data.url.slice(-8),
      shortUrl: `https://${body.data.url}`,
      target: 'https://shop.example.com/menu',
      utm: {},
      passesQuery: false,
      state: 'active',
      pauseText: '',
      startsAt: null,
      endsAt: null,
      fallback: null,
    });
    expect((await owner.send('GET', '/api/projects')).json()).toEqual([body]);
  });

  test('has a link, unlike a static code', async () => {
    const { owner } = await start();
    const { id } = await owner.save();
    expect((await owner.send('GET', '/api/projects')).json()).toMatchObject([{ id, link: null }]);
    const path = `/api/projects/${id}`;
    expect((await owner.send('PATCH', path, { link: {} })).statusCode).toBe(404);
    expect((await owner.send('GET', `${path}/link/targets`)).statusCode).toBe(404);
  });

  test('can only have the content type URL', async () => {
    const { owner } = await start();
    const body = {
      type: 'text',
      data: { text: 'x' },
      style: 'dots',
      link: { target: 'a.example' },
    };
    expect((await owner.send('POST', '/api/projects', body)).statusCode).toBe(400);
  });

  test('keeps its symbol: everything except type and data can change', async () => {
    const { owner } = await start();
    const { body } = await createCode(owner);
    const path = `/api/projects/${body.id}`;
    const content = { type: 'url', data: { url: 'example.com' } };
    const refused = await owner.send('PATCH', path, content);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'dynamic_content']);
    const changed = await owner.send('PATCH', path, { title: 'Poster', style: 'standard' });
    expect(changed.json()).toMatchObject({ title: 'Poster', style: 'standard', link: body.link });
  });

  test('is created once when the request is repeated', async () => {
    const { db, owner } = await start();
    const key = { 'idempotency-key': 'one-click-of-the-button' };
    const [first, again] = [await createCode(owner, {}, key), await createCode(owner, {}, key)];
    expect(again.body).toEqual(first.body);
    expect(await db.selectFrom('links').select('id').execute()).toHaveLength(1);
  });

  test('leaves a tombstone when it is deleted, so that its code is never used again', async () => {
    const { db, owner } = await start();
    await owner.send('POST', '/api/subscribe');
    const { id } = (await createCode(owner, { slug: 'menu', utm: { source: 'a' } })).body;
    await changeLink(owner, id, {
      target: 'b.example',
      passesQuery: true,
      pauseText: 'c',
      fallback: 'd.example',
    });
    for (const place of ['projects', 'bin']) {
      expect((await owner.send('DELETE', `/api/${place}/${id}`)).statusCode).toBe(200);
    }
    expect(await db.selectFrom('links').selectAll().execute()).toEqual([
      {
        id: 1,
        code: 'MENU',
        project_id: null,
        workspace_id: null,
        target: '',
        utm: null,
        passes_query: 0,
        location: '',
        state: 'active',
        blocked_at: null,
        deleted_at: expect.any(Number),
        pause_text: null,
        starts_at: null,
        ends_at: null,
        fallback: null,
        version: 4,
        changed_in: expect.any(Number),
        created_at: NOW,
        updated_at: NOW,
      },
    ]);
    await owner.send('DELETE', `/api/bin/${id}`);
    expect(await db.selectFrom('link_targets').select('id').execute()).toEqual([]);
    const again = await createCode(owner, { slug: 'menu' });
    expect([again.statusCode, again.body.code]).toEqual([409, 'slug_taken']);
  });

  test(`${plans.free.dynamicCodes} are free; beyond that, static codes and changes can still be saved`, async () => {
    const { owner } = await start();
    const made = [];
    for (let i = 0; i < plans.free.dynamicCodes; i++) made.push((await createCode(owner)).body);
    const refused = await createCode(owner);
    expect([refused.statusCode, refused.body.code]).toEqual([403, 'dynamic_limit_reached']);
    expect(refused.body.error).toContain('The Free plan allows 3 dynamic codes.');
    expect((await owner.send('POST', '/api/projects', projectBody)).statusCode).toBe(201);
    expect(await changeLink(owner, made[0].id, { target: 'b.example' })).toMatchObject({
      target: 'https://b.example',
    });
    await owner.send('DELETE', `/api/projects/${made[0].id}`);
    expect((await createCode(owner)).statusCode).toBe(201);
  });

  test('keeps working and can be changed when the plan allows fewer codes', async () => {
    const { db, owner } = await start();
    await owner.send('POST', '/api/subscribe');
    for (let i = 0; i < 4; i++) await createCode(owner, { target: `${i}.example` });
    await db.updateTable('users').set({ plan: 'free' }).execute();
    const [first] = (await owner.send('GET', '/api/projects')).json();
    expect(await changeLink(owner, first.id, { target: 'b.example' })).toMatchObject({
      state: 'active',
    });
    expect((await createCode(owner)).statusCode).toBe(403);
  });
});
