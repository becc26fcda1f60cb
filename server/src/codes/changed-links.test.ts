import { expect, test } from 'vitest';
import { eraseDeleted } from '../account-deletion.ts';
import { applyRetention } from '../retention.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { changeLink, createCode, NOW, startWithOwner } from '../testing/links.ts';
import { insertTargets } from './targets.ts';

describeOnEachDatabase('a dynamic code', (open) => {
  const start = () => startWithOwner(open);

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
    const { statusCode, body } = await createCode(owner, { target });
    expect([statusCode, body.code]).toEqual([400, code]);
    if (code !== 'bad_request') expect(body.field).toBe('target');
    expect(await db.selectFrom('projects').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('links').select('id').execute()).toEqual([]);
  });

  test('leads to a new target at once, and records its earlier targets', async () => {
    const { db, owner } = await start();
    const { body } = await createCode(owner, { target: 'a.example' });
    const change = { link: { target: 'http://münchen.de/b?c=%20&flag' }, version: 1 };
    const changed = await owner.send('PATCH', `/api/projects/${body.id}`, change);
    expect(changed.json()).toMatchObject({ ...change, version: 2 });
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
    const { id } = (await createCode(owner)).body;
    await createCode(owner);
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
    await changeLink(owner, id, { target: 'a-change.example' });
    expect(await kept()).toEqual({ count: 10_051, oldest: 'https://99.example' });
    for (const target of ['b-change.example', 'c-change.example']) {
      await changeLink(owner, id, { target });
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
    await createCode(owner);
    await createCode(owner);
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
    await eraseDeleted({ db, clock: () => NOW });
    expect(await kept()).toBe(2_000);
    await applyRetention({ db, clock: () => NOW });
    expect(await kept()).toBe(0);
  });

  test('adds the UTM fields that the target lacks, and keeps its query', async () => {
    const { db, owner } = await start();
    const { body } = await createCode(owner, {
      target: 'a.example/?q=a%20b&utm_source=mine#end',
      utm: { source: 'poster', medium: ' print ', campaign: '' },
    });
    expect(body.link.utm).toEqual({ source: 'poster', medium: 'print' });
    const location = async () => (await db.selectFrom('links').select('location').execute())[0];
    expect(await location()).toEqual({
      location: 'https://a.example/?q=a%20b&utm_source=mine&utm_medium=print#end',
    });
    await changeLink(owner, body.id, { utm: {} });
    expect(await location()).toEqual({
      location: 'https://a.example/?q=a%20b&utm_source=mine#end',
    });
  });

  test('can be paused, scheduled and given a fallback independently', async () => {
    const { owner } = await start();
    const { id } = (await createCode(owner)).body;
    const startsAt = '2026-12-01T08:00:00.000Z';
    const endsAt = '2026-12-24T18:00:00.000Z';
    await changeLink(owner, id, { state: 'paused', pauseText: 'Back on Monday' });
    await changeLink(owner, id, { startsAt });
    // The owner could not enter its encoded form again, which is too long.
    const fallback = `https://later.example/${'日'.repeat(300)}`;
    await changeLink(owner, id, { endsAt, fallback });
    await changeLink(owner, id, { fallback });
    expect(await changeLink(owner, id, {})).toMatchObject({
      state: 'paused',
      pauseText: 'Back on Monday',
      startsAt,
      endsAt,
      fallback,
    });
    // The same fallback again is no change.
    expect((await owner.send('GET', `/api/projects/${id}`)).json()).toMatchObject({ version: 4 });
    const longest = `later.example/${'a'.repeat(2034)}`; // stored with https://
    const stored = (await changeLink(owner, id, { fallback: longest }))?.fallback;
    expect(stored).toBe(`https://${longest}`);
    expect(await changeLink(owner, id, { fallback: stored })).toMatchObject({ fallback: stored });
    const early = { endsAt: '2026-11-30T08:00:00Z' };
    const refused = await owner.send('PATCH', `/api/projects/${id}`, { link: early });
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'endsAt']);
    expect(
      await changeLink(owner, id, { startsAt: null, endsAt: null, fallback: null }),
    ).toMatchObject({
      startsAt: null,
      endsAt: null,
      fallback: null,
    });
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
  ])('refuses the change %j', async (body) => {
    const { owner } = await start();
    const created = (await createCode(owner)).body;
    const refused = await owner.send('PATCH', `/api/projects/${created.id}`, { link: body });
    expect(refused.statusCode).toBe(400);
    expect((await owner.send('GET', '/api/projects')).json()).toEqual([created]);
  });

  test('is not overwritten when the version differs: the response contains the current code', async () => {
    const { owner } = await start();
    const { id } = (await createCode(owner)).body;
    const change = (target: string) =>
      owner.send('PATCH', `/api/projects/${id}`, { link: { target }, version: 1 });
    expect((await change('first.example')).statusCode).toBe(200);
    const second = await change('second.example');
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'version_conflict',
      project: { link: { target: 'https://first.example' }, version: 2 },
    });
  });
});
