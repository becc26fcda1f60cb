import { expect, test } from 'vitest';
import { DAY_MS } from '../platform/days.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newDynamicCode } from '../testing/links.ts';
import { insertDynamicCodes } from '../testing/many-codes.ts';
import { at, NOW, startReports, statesOf } from '../testing/reports.ts';
import { runModerationCommand } from './reports.ts';

describeOnEachDatabase('reports', (open) => {
  const start = () => startReports(open);

  test('are closed when the code is disabled, which is logged and can be undone', async () => {
    const { db, owner, adminId, report, list, moderate } = await start();
    const { id, code } = await newDynamicCode(owner);
    await report(code);
    const done = await moderate(code, 'disable', { reason: ' Phishing of a bank ' });
    expect([done.statusCode, done.json()]).toEqual([200, { success: true }]);
    expect(await list()).toMatchObject({
      open: [],
      openCount: 0,
      disabled: [{ code, state: 'disabled' }],
      actions: [
        { at, actorId: adminId, action: 'disable', code, reason: 'Phishing of a bank' },
        { actorId: null, action: 'grant', code: null, subjectId: adminId, reason: null },
      ],
    });
    const [project] = (await owner.send('GET', '/api/projects')).json();
    expect(project.link.state).toBe('disabled');
    const resumed = await owner.send('PATCH', `/api/projects/${id}`, { link: { state: 'active' } });
    expect(resumed.statusCode).toBe(403);
    expect((await moderate(code, 'enable', { reason: 'A mistake' })).statusCode).toBe(200);
    expect(await statesOf(db)).toEqual([{ code, state: 'active' }]);
    expect((await list()).actions[0]).toMatchObject({ action: 'enable', reason: 'A mistake' });
    expect((await moderate(code, 'enable', { reason: 'A mistake' })).statusCode).toBe(404);
  });

  test('leave a paused code paused after it was disabled and enabled', async () => {
    const { db, owner, moderate } = await start();
    const { id, code } = await newDynamicCode(owner);
    await owner.send('PATCH', `/api/projects/${id}`, { link: { state: 'paused' } });
    await moderate(code, 'disable', { reason: 'Phishing' });
    expect(await statesOf(db)).toEqual([{ code, state: 'disabled' }]);
    await moderate(code, 'enable', { reason: 'A mistake' });
    expect(await statesOf(db)).toEqual([{ code, state: 'paused' }]);
  });

  test('can be dismissed, except for older and newer ones than those shown', async () => {
    const { db, owner, report, list, moderate } = await start();
    const { code } = await newDynamicCode(owner);
    for (let i = 0; i < 12; i++) await report(code, { details: `${i}` });
    const reportIds = (await list()).open[0]?.reports.map(({ id }) => id);
    await report(code, { details: 'newer' });
    for (let i = 0; i < 2; i++) {
      expect((await moderate(code, 'dismiss', { reportIds })).statusCode).toBe(200);
    }
    expect(await list()).toMatchObject({
      open: [
        { reportCount: 3, reports: [{ details: 'newer' }, { details: '1' }, { details: '0' }] },
      ],
      actions: [{ action: 'dismiss', code, reason: null }, { action: 'dismiss' }, {}],
    });
    expect(await statesOf(db)).toEqual([{ code, state: 'active' }]);
  });

  test('of a code that was deleted for good can only be dismissed', async () => {
    const { db, owner, report, list, moderate } = await start();
    const { id, code } = await newDynamicCode(owner);
    await report(code);
    await owner.send('DELETE', `/api/projects/${id}`);
    await owner.send('DELETE', `/api/bin/${id}`);
    expect((await moderate(code, 'disable', { reason: 'phishing' })).statusCode).toBe(404);
    expect((await moderate(code, 'enable', { reason: 'phishing' })).statusCode).toBe(404);
    const { open: reported } = await list();
    expect(reported).toMatchObject([
      { state: 'deleted', target: '', displayHost: '', ownerId: null },
    ]);
    const reportIds = reported[0]?.reports.map(({ id }) => id);
    expect((await moderate(code, 'dismiss', { reportIds })).statusCode).toBe(200);
    expect(await statesOf(db)).toEqual([{ code, state: 'deleted' }]);
  });

  test('are consistent when a code is disabled and deleted at once', async () => {
    const { db, owner, moderate } = await start();
    const { id, code } = await newDynamicCode(owner);
    await Promise.all([
      owner.send('DELETE', `/api/projects/${id}`),
      moderate(code, 'disable', { reason: 'phishing' }),
    ]);
    expect(await statesOf(db)).toEqual([{ code, state: 'deleted' }]);
  });

  test('are followed by the last 50 disabled codes, and any other can be found', async () => {
    const { db, owner, admin, list, moderate } = await start();
    const { code } = await newDynamicCode(owner);
    const ownerId = (await owner.user())?.id as number;
    const target = 'https://a.example/';
    const others = await insertDynamicCodes(db, ownerId, { count: 51, target });
    for (const other of others) await moderate(other, 'disable', { reason: 'phishing' });
    // An edit by the owner does not move a code up in the list.
    const [first = '', ...rest] = others;
    await db
      .updateTable('links')
      .set({ updated_at: NOW + DAY_MS })
      .where('code', '=', first)
      .execute();
    const { disabled, disabledCount } = await list();
    expect([disabledCount, disabled.map((shown) => shown.code)]).toEqual([51, rest.reverse()]);
    const find = async (text: string) =>
      (await admin.send('GET', `/api/reports?code=${encodeURIComponent(text)}`)).json();
    expect(await find(`https://q.example/q/${first.toLowerCase()}+`)).toMatchObject({
      disabledCount: 51,
      disabled: [{ code: first, state: 'disabled' }],
    });
    expect((await find(code)).disabled).toEqual([]);
  });

  test('can lead to disabling and enabling a code from the command line', async () => {
    const { db, owner, list } = await start();
    const { code } = await newDynamicCode(owner);
    const run = (...args: string[]) => runModerationCommand(db, args, { now: NOW });
    expect(
      await run('disable', `q.example/Q/${code.toLowerCase()}`, 'found', 'by', 'hand'),
    ).toEqual({ ok: true, message: `${code} is disabled.` });
    expect((await list()).actions[0]).toMatchObject({ actorId: null, reason: 'found by hand' });
    expect(await run('enable', code, 'a', 'mistake')).toEqual({
      ok: true,
      message: `${code} is no longer disabled.`,
    });
    expect((await list()).actions[0]).toMatchObject({ action: 'enable', reason: 'a mistake' });
    expect(await statesOf(db)).toEqual([{ code, state: 'active' }]);
    expect(await run('enable', code, 'a', 'mistake')).toEqual({
      ok: false,
      message: `${code}: This code is not disabled.`,
    });
    expect(await run('disable', 'ZZZZ9999', 'phishing')).toEqual({
      ok: false,
      message: 'ZZZZ9999: There is no such code.',
    });
    expect(await run('disable', code)).toMatchObject({ ok: false });
    expect(await run('disable', code, 'x')).toEqual({
      ok: false,
      message: 'Give a reason in a few words',
    });
  });
});
