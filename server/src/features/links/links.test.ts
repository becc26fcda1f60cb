import { plans } from '@everscan/contract/plans';
import { expect, test } from 'vitest';
import { applyRetention } from '../../jobs/retention.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newUser, projectBody, type Visitor } from '../../testing/visitor.ts';
import { insertTargets } from './link-targets.store.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

describeOnEachDatabase('a dynamic code', (open) => {
  async function start() {
    const { db } = await open();
    const app = await testApp({
      db,
      clock: () => NOW,
      config: { shortUrl: 'https://go.example' },
    });
    const owner = await newUser(app);
    return { db, app, owner };
  }

  test('contains a short link whose code has eight characters, in upper case', async () => {
    const { owner } = await start();
    const { statusCode, body } = await create(owner, { target: 'shop.example.com/menu' });
    expect(statusCode).toBe(201);
    expect(body.data.url).toMatch(/^GO\.EXAMPLE\/Q\/[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(body.link).toEqual({
      code: body.data.url.slice(-8),
      shortUrl: `HTTPS://${body.data.url}`,
      target: 'https://shop.example.com/menu',
      utm: {},
      state: 'active',
      pauseText: '',
      startsAt: null,
      endsAt: null,
      fallback: null,
      version: 1,
    });
    expect((await owner.send('GET', '/api/projects')).json()).toEqual([body]);
  });

  test('has a link, unlike a static code', async () => {
    const { owner } = await start();
    const { id } = await owner.save();
    expect((await owner.send('GET', '/api/projects')).json()).toMatchObject([{ id, link: null }]);
    for (const path of [`/api/projects/${id}/link`, `/api/projects/${id}/link/targets`]) {
      const method = path.endsWith('link') ? 'PATCH' : 'GET';
      expect((await owner.send(method, path, method === 'PATCH' ? {} : undefined)).statusCode).toBe(
        404,
      );
    }
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

  test.each([
    ['', 'target_invalid'],
    ['javascript:alert(1)', 'target_invalid'],
    ['https://user:secret@example.com', 'target_invalid'],
    ['https://go.example/q/ABC', 'target_invalid'],
    ['localhost:3000', 'target_invalid'],
    ['http://169.254.169.254/latest', 'target_invalid'],
    ['exa mple.com', 'target_invalid'],
    ['a'.repeat(2049), 'target_invalid'],
    ['a'.repeat(2057), 'bad_request'],
  ])('is not saved with the target %j', async (target, code) => {
    const { db, owner } = await start();
    const { statusCode, body } = await create(owner, { target });
    expect([statusCode, body.code]).toEqual([400, code]);
    if (code !== 'bad_request') expect(body.field).toBe('target');
    expect(await db.selectFrom('projects').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('links').select('id').execute()).toEqual([]);
  });

  test('keeps its symbol: everything except type and data can change', async () => {
    const { owner } = await start();
    const { body } = await create(owner);
    const path = `/api/projects/${body.id}`;
    const content = { type: 'url', data: { url: 'example.com' } };
    const refused = await owner.send('PATCH', path, content);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'dynamic_content']);
    const changed = await owner.send('PATCH', path, { title: 'Poster', style: 'standard' });
    expect(changed.json()).toMatchObject({ title: 'Poster', style: 'standard', link: body.link });
  });

  test('leads to a new target at once, and records its earlier targets', async () => {
    const { db, owner } = await start();
    const { body } = await create(owner, { target: 'a.example' });
    const link = await change(owner, body.id, {
      target: 'http://münchen.de/b?c=%20&flag',
      version: 1,
    });
    expect(link).toMatchObject({ target: 'http://münchen.de/b?c=%20&flag', version: 2 });
    expect(await db.selectFrom('links').select('location').execute()).toEqual([
      { location: 'http://xn--mnchen-3ya.de/b?c=%20&flag' },
    ]);
    const history = await owner.send('GET', `/api/projects/${body.id}/link/targets`);
    const changedAt = new Date(NOW).toISOString();
    expect(history.json()).toEqual([
      { target: 'http://münchen.de/b?c=%20&flag', changedAt },
      { target: 'https://a.example', changedAt },
    ]);
  });

  test('keeps its latest 10,000 targets, and lists the latest 1,000', async () => {
    const { db, owner } = await start();
    const { id } = (await create(owner)).body;
    await create(owner);
    const [link, other] = await db.selectFrom('links').select('id').orderBy('id').execute();
    const linkId = link?.id as number;
    const early = Array.from({ length: 10_149 }, (_, i) => {
      return { link_id: linkId, target: `https://${i}.example`, changed_at: 0 };
    });
    await insertTargets(db, early);
    const kept = async () => {
      const rows = db.selectFrom('link_targets').orderBy('id').where('link_id', '=', linkId);
      const targets = await rows.select('target').execute();
      return { count: targets.length, oldest: targets[0]?.target };
    };
    await change(owner, id, { target: 'a-change.example' });
    expect(await kept()).toEqual({ count: 10_051, oldest: 'https://99.example' });
    for (const target of ['b-change.example', 'c-change.example']) {
      await change(owner, id, { target });
    }
    expect(await kept()).toEqual({ count: 10_000, oldest: 'https://152.example' });
    const history = (await owner.send('GET', `/api/projects/${id}/link/targets`)).json();
    expect(history.map(({ target }: { target: string }) => target).slice(0, 4)).toEqual([
      ...['https://c-change.example', 'https://b-change.example', 'https://a-change.example'],
      'https://10148.example',
    ]);
    expect(history).toHaveLength(1_000);
    const others = db
      .selectFrom('link_targets')
      .select('id')
      .where('link_id', '=', other?.id ?? 0);
    expect(await others.execute()).toHaveLength(1);
  });

  test('is deleted with its account, in batches of targets', async () => {
    const { db, owner } = await start();
    await create(owner);
    await create(owner);
    const links = await db.selectFrom('links').select('id').execute();
    const targets = links.flatMap(({ id }) =>
      Array.from({ length: 5_999 }, () => ({
        link_id: id,
        target: 'https://a.example',
        changed_at: 0,
      })),
    );
    await insertTargets(db, targets);
    const kept = async () => (await db.selectFrom('link_targets').select('id').execute()).length;
    expect((await owner.send('DELETE', '/api/delete-account')).statusCode).toBe(200);
    expect(await kept()).toBe(2_000);
    await applyRetention({ db, clock: () => NOW });
    expect(await kept()).toBe(0);
  });

  test('adds the UTM fields that the target lacks, and keeps its query', async () => {
    const { db, owner } = await start();
    const { body } = await create(owner, {
      target: 'a.example/?q=a%20b&utm_source=mine#end',
      utm: { source: 'poster', medium: ' print ', campaign: '' },
    });
    expect(body.link.utm).toEqual({ source: 'poster', medium: 'print' });
    const location = async () => (await db.selectFrom('links').select('location').execute())[0];
    expect(await location()).toEqual({
      location: 'https://a.example/?q=a%20b&utm_source=mine&utm_medium=print#end',
    });
    await change(owner, body.id, { utm: {} });
    expect(await location()).toEqual({
      location: 'https://a.example/?q=a%20b&utm_source=mine#end',
    });
  });

  test('can be paused, scheduled and given a fallback independently', async () => {
    const { owner } = await start();
    const { id } = (await create(owner)).body;
    const startsAt = '2026-12-01T08:00:00.000Z';
    const endsAt = '2026-12-24T18:00:00.000Z';
    await change(owner, id, { state: 'paused', pauseText: 'Back on Monday' });
    await change(owner, id, { startsAt });
    // The owner could not enter its encoded form again, which is too long.
    const fallback = `https://later.example/${'日'.repeat(300)}`;
    await change(owner, id, { endsAt, fallback });
    await change(owner, id, { fallback });
    expect(await change(owner, id, {})).toMatchObject({
      state: 'paused',
      pauseText: 'Back on Monday',
      startsAt,
      endsAt,
      fallback,
      version: 5,
    });
    const longest = `later.example/${'a'.repeat(2034)}`; // stored with https://
    const { fallback: stored } = await change(owner, id, { fallback: longest });
    expect(stored).toBe(`https://${longest}`);
    expect(await change(owner, id, { fallback: stored })).toMatchObject({ fallback: stored });
    const early = { endsAt: '2026-11-30T08:00:00Z' };
    const refused = await owner.send('PATCH', `/api/projects/${id}/link`, early);
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'endsAt']);
    expect(await change(owner, id, { startsAt: null, endsAt: null, fallback: null })).toMatchObject(
      {
        startsAt: null,
        endsAt: null,
        fallback: null,
      },
    );
  });

  test.each([
    { state: 'deleted' },
    { state: 'disabled' },
    { code: 'MINE' },
    { pauseText: 'a'.repeat(501) },
    { startsAt: 'tomorrow' },
    { startsAt: '2026-02-30T00:00:00Z' },
    { utm: { source: 'a', other: 'b' } },
    { fallback: 'javascript:alert(1)' },
    { version: 0 },
  ])('refuses the change %j', async (body) => {
    const { owner } = await start();
    const created = (await create(owner)).body;
    const refused = await owner.send('PATCH', `/api/projects/${created.id}/link`, body);
    expect(refused.statusCode).toBe(400);
    expect((await owner.send('GET', '/api/projects')).json()).toEqual([created]);
  });

  test('is not overwritten when the version differs: the response contains the current link', async () => {
    const { owner } = await start();
    const { id } = (await create(owner)).body;
    await change(owner, id, { target: 'first.example', version: 1 });
    const second = await owner.send('PATCH', `/api/projects/${id}/link`, {
      target: 'second.example',
      version: 1,
    });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'version_conflict',
      link: { target: 'https://first.example', version: 2 },
    });
  });

  test('is created once when the request is repeated', async () => {
    const { db, owner } = await start();
    const key = { 'idempotency-key': 'one-click-of-the-button' };
    const [first, again] = [await create(owner, {}, key), await create(owner, {}, key)];
    expect(again.body).toEqual(first.body);
    expect(await db.selectFrom('links').select('id').execute()).toHaveLength(1);
  });

  test('leaves a tombstone when it is deleted, so that its code is never used again', async () => {
    const { db, owner } = await start();
    await owner.send('POST', '/api/subscribe');
    const { id } = (await create(owner, { slug: 'menu', utm: { source: 'a' } })).body;
    await change(owner, id, { target: 'b.example', pauseText: 'c', fallback: 'd.example' });
    expect((await owner.send('DELETE', `/api/projects/${id}`)).statusCode).toBe(200);
    expect(await db.selectFrom('links').selectAll().execute()).toEqual([
      {
        id: 1,
        code: 'MENU',
        project_id: null,
        user_id: null,
        target: '',
        utm: null,
        location: '',
        state: 'deleted',
        owners_state: null,
        pause_text: null,
        starts_at: null,
        ends_at: null,
        fallback: null,
        version: 3,
        created_at: NOW,
        updated_at: NOW,
      },
    ]);
    await owner.send('DELETE', `/api/bin/${id}`);
    expect(await db.selectFrom('link_targets').select('id').execute()).toEqual([]);
    const again = await create(owner, { slug: 'menu' });
    expect([again.statusCode, again.body.code]).toEqual([409, 'slug_taken']);
  });

  test(`${plans.free.dynamicCodes} are free; beyond that, static codes and changes can still be saved`, async () => {
    const { owner } = await start();
    const made = [];
    for (let i = 0; i < plans.free.dynamicCodes; i++) made.push((await create(owner)).body);
    const refused = await create(owner);
    expect([refused.statusCode, refused.body.code]).toEqual([403, 'dynamic_limit_reached']);
    expect(refused.body.error).toContain('The Free plan allows 3 dynamic codes.');
    expect((await owner.send('POST', '/api/projects', projectBody)).statusCode).toBe(201);
    expect(await change(owner, made[0].id, { target: 'b.example' })).toMatchObject({ version: 2 });
    await owner.send('DELETE', `/api/projects/${made[0].id}`);
    expect((await create(owner)).statusCode).toBe(201);
  });

  test('keeps working and can be changed when the plan allows fewer codes', async () => {
    const { db, owner } = await start();
    await owner.send('POST', '/api/subscribe');
    for (let i = 0; i < 4; i++) await create(owner, { target: `${i}.example` });
    await db.updateTable('users').set({ plan: 'free', subscribed: 0 }).execute();
    const [first] = (await owner.send('GET', '/api/projects')).json();
    expect(await change(owner, first.id, { target: 'b.example' })).toMatchObject({
      state: 'active',
    });
    expect((await create(owner)).statusCode).toBe(403);
  });
});

async function create(owner: Visitor, link: object = {}, headers = {}) {
  const body = { ...projectBody, data: {}, link: { target: 'a.example', ...link } };
  const response = await owner.send('POST', '/api/projects', body, headers);
  return { statusCode: response.statusCode, body: response.json() };
}

async function change(owner: Visitor, id: string, body: object) {
  const response = await owner.send('PATCH', `/api/projects/${id}/link`, body);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  return response.json();
}
