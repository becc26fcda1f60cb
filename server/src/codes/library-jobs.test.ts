import type { Action, JobPreview, Project } from '@everscan/contract/codes.schemas';
import { withLabel } from '@everscan/core/bulk/label';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { presets, withLook } from '@everscan/core/design/presets';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { projectsOf, runJob, startWithCodes, undoJob } from '../testing/library-jobs.ts';
import { saveUnnamed, shownNames } from '../testing/unnamed-codes.ts';
import { newUser, type Visitor } from '../testing/visitor.ts';

describeOnEachDatabase('a change of many codes', (open) => {
  test.each<[string, Action, (project: Project) => unknown, unknown[]]>([
    [
      'targets',
      { do: 'target', target: 'new.example' },
      ({ link }) => link?.target,
      ['https://new.example', 'https://new.example', 'https://new.example'],
    ],
    [
      'a part of each target',
      { do: 'replace-in-target', find: 'old.example', replace: 'new.example' },
      ({ link }) => link?.target,
      ['https://new.example/1', 'https://new.example/2', 'https://new.example/3'],
    ],
    [
      'the state',
      { do: 'state', state: 'paused', pauseText: 'Closed' },
      ({ link }) => `${link?.state} ${link?.pauseText}`,
      ['paused Closed', 'paused Closed', 'paused Closed'],
    ],
    [
      'the schedule',
      { do: 'schedule', endsAt: '2030-01-01T00:00:00Z' },
      ({ link }) => link?.endsAt,
      Array(3).fill('2030-01-01T00:00:00.000Z'),
    ],
    [
      'titles by a pattern',
      { do: 'rename', pattern: '{number}. {title} at {host} {unknown}' },
      ({ title }) => title,
      [1, 2, 3].map((number) => `${number}. Table ${number} at old.example {unknown}`),
    ],
    [
      'titles by half an emoji',
      { do: 'rename', pattern: '{number}\ud83d' },
      ({ title }) => title,
      ['1\ufffd', '2\ufffd', '3\ufffd'],
    ],
    ['everything: it deletes them', { do: 'delete' }, () => 'there', []],
  ])('changes %s, and one undo reverts it', async (_name, action, read, expected) => {
    const { owner, ids } = await startWithCodes(open);
    const before = await projectsOf(owner);
    const job = await runJob(owner, { selection: { ids }, action });
    expect(job).toMatchObject({ state: 'done', total: 3, done: 3, failed: 0, problems: [] });
    expect((await projectsOf(owner)).map(read)).toEqual(expected);
    const undone = await undoJob(owner, job);
    expect(undone).toMatchObject({ state: 'undone', total: 3, done: 3, failed: 0 });
    expect((await projectsOf(owner)).map(read)).toEqual(before.map(read));
    expect(await undoJob(owner, job)).toEqual(undone);
  });

  test('renames codes without a title, using the names and hosts that their rows show', async () => {
    const { owner } = await startWithCodes(open, { codes: 0 });
    const ids = await saveUnnamed(owner);
    const titles = async () => (await projectsOf(owner)).map(({ title }) => title);
    const body = { selection: { ids }, action: { do: 'rename', pattern: '{title} ({host})' } };
    const renamed = [
      'cafe.example/menu (cafe.example)',
      'shop.example:8080 (www.shop.example:8080)',
      'bar.example/drinks (bar.example)',
      'Wi-Fi Guests ()',
      'New QR Code (example.com)',
    ];
    const { rows } = (await owner.send('POST', '/api/library/preview', body)).json<JobPreview>();
    expect(rows.map(({ title, before, after }) => [title, before, after])).toEqual(
      shownNames.map((name, i) => [name, name, renamed[i]]),
    );
    const job = await runJob(owner, body);
    expect([job.changed, await titles()]).toEqual([5, renamed]);
    await undoJob(owner, job);
    expect(await titles()).toEqual(Array(5).fill('New QR Code'));
    await runJob(owner, body, 'de-AT');
    expect((await titles()).slice(3)).toEqual(['WLAN Guests ()', 'Neuer QR-Code (example.com)']);
  });

  test('does not change a code without a title if the pattern yields the name that is already shown', async () => {
    const { owner } = await startWithCodes(open, { codes: 0 });
    const ids = await saveUnnamed(owner);
    const url = `cafe.example/${'a'.repeat(300)}`; // too long for a title
    const long = { type: 'url', style: 'dots', data: { url } };
    ids.push((await owner.send('POST', '/api/projects', long)).json().id);
    const body = { selection: { ids }, action: { do: 'rename', pattern: '{title}' } };
    const preview = (await owner.send('POST', '/api/library/preview', body)).json<JobPreview>();
    expect(preview).toMatchObject({ total: 6, changing: 0 });
    expect(await runJob(owner, body)).toMatchObject({ state: 'done', changed: 0, failed: 0 });
    const titles = (await projectsOf(owner)).map(({ title }) => title);
    expect(titles).toEqual(Array(6).fill('New QR Code'));
  });

  test('shortens the long address of a code without a title to leave room for the pattern', async () => {
    const { owner } = await startWithCodes(open, { codes: 0 });
    const url = `cafe.example/${'a'.repeat(300)}`;
    const code = { type: 'url', style: 'dots', data: { url } };
    const ids = [(await owner.send('POST', '/api/projects', code)).json().id];
    const action = { do: 'rename', pattern: '{title} – Spring' };
    expect(await runJob(owner, { selection: { ids }, action })).toMatchObject({ changed: 1 });
    const titles = (await projectsOf(owner)).map(({ title }) => title);
    expect(titles).toEqual([`cafe.example/${'a'.repeat(86)}… – Spring`]);
  });

  test('numbers all matching codes in the order of the list', async () => {
    const { owner } = await startWithCodes(open, { codes: 10 });
    const action = { do: 'rename', pattern: '{number}: {title}' };
    const selection = { filter: {}, sort: 'title', order: 'asc' };
    const body = { selection, action };
    const { rows } = (await owner.send('POST', '/api/library/preview', body)).json<JobPreview>();
    const job = await runJob(owner, body);
    const titles = (await projectsOf(owner)).map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: 10 }, (_, i) => `${i + 1}: Table ${i + 1}`));
    expect(rows.map(({ after }) => after)).toEqual(titles);
    await undoJob(owner, job);
    await runJob(owner, { selection: { filter: {} }, action });
    expect((await projectsOf(owner))[0]?.title).toBe('10: Table 1'); // newest first
  });

  test('leaves codes unchanged that already match', async () => {
    const { db, owner, ids } = await startWithCodes(open);
    const action = { do: 'rename', pattern: 'Table 2' };
    const job = await runJob(owner, { selection: { ids }, action });
    expect(job).toMatchObject({ state: 'done', changed: 2 });
    const rows = await db.selectFrom('projects').select('version').orderBy('position').execute();
    expect(rows.map(({ version }) => version)).toEqual([2, 1, 2]);
    expect(job.undoUntil).not.toBeNull();
    const again = await runJob(owner, { selection: { ids }, action });
    expect(again).toMatchObject({ state: 'done', changed: 0, undoUntil: null });
  });

  test('moves and tags codes, and one undo reverts it', async () => {
    const { owner, ids } = await startWithCodes(open);
    const folder = (await owner.send('POST', '/api/library/folders', { name: 'Bar' })).json();
    const tag = (await owner.send('POST', '/api/library/tags', { name: 'Summer' })).json();
    const selection = { ids: ids.slice(1) };
    const moved = await runJob(owner, { selection, action: { do: 'move', folder: folder.id } });
    const tagged = await runJob(owner, {
      selection: { filter: { folder: folder.id } },
      action: { do: 'tag', add: [tag.id], remove: [] },
    });
    const places = async () =>
      (await owner.send('GET', '/api/library?order=asc'))
        .json()
        .codes.map(({ folder, tags }: { folder: string; tags: string[] }) => [folder, tags]);
    const inside = [folder.id, [tag.id]];
    expect(await places()).toEqual([[null, []], inside, inside]);
    await undoJob(owner, tagged);
    await undoJob(owner, moved);
    expect(await places()).toEqual(Array(3).fill([null, []]));
  });

  test('applies a preset to codes, which keep their labels and logos', async () => {
    const { owner, ids } = await startWithCodes(open);
    const own = await labelCodes(owner, ids);
    const look = presets.find(({ id }) => id === 'ocean')?.look as (typeof presets)[0]['look'];
    const job = await runJob(owner, { selection: { ids }, action: { do: 'look', look } });
    expect(job).toMatchObject({ state: 'done', changed: 3, failed: 0 });
    expect(await designsOf(owner, ids)).toEqual(own.map((design) => withLook(design, look)));
    await undoJob(owner, job);
    expect(await designsOf(owner, ids)).toEqual(own);
  });

  test('applies the design of a code to others, which keep their labels', async () => {
    const { owner, ids } = await startWithCodes(open, { codes: 4 });
    const [first] = await labelCodes(owner, ids.slice(0, 3)); // the fourth has no label
    const before = await designsOf(owner, ids);
    const restyle = (design: Design) =>
      runJob(owner, { selection: { ids }, action: { do: 'design', design } });
    const framed = await restyle({ ...(first as Design), quietZone: 4 });
    const [, second, , fourth] = await designsOf(owner, ids);
    expect([second?.quietZone, second?.frame?.text, fourth?.frame?.text]).toEqual([
      ...[4, 'Table 2', 'Table 1'],
    ]);
    const frameless = await restyle({ ...defaultDesign, quietZone: 2 });
    const frames = (await designsOf(owner, ids)).map(({ frame }) => frame);
    expect(frames[2]).toMatchObject({ id: 'text-below', text: 'Table 3' });
    await undoJob(owner, frameless);
    await undoJob(owner, framed);
    expect(await designsOf(owner, ids)).toEqual(before);
  });

  test('reports each code that it cannot change, and changes the others', async () => {
    const { owner, ids } = await startWithCodes(open);
    const fixed = await owner.save('A static code');
    const [unnamed = ''] = await saveUnnamed(owner);
    const other = await newUser(owner.app);
    const strange = await other.saveDynamic('of somebody else');
    const job = await runJob(owner, {
      selection: { ids: [fixed.id, unnamed, strange.id, ...ids] },
      action: { do: 'state', state: 'paused' },
    });
    expect(job).toMatchObject({ state: 'done', total: 6, done: 6, failed: 3 });
    expect(job.problems).toMatchObject([
      { title: 'A static code', error: { code: 'bad_request', reason: 'static_code' } },
      { title: 'cafe.example/menu', error: { code: 'bad_request', reason: 'static_code' } },
      { title: '', error: { code: 'not_found' } },
    ]);
    expect((await projectsOf(other))[0]?.link?.state).toBe('active');
    for (const path of ['', '/undo']) {
      const method = path ? 'POST' : 'GET';
      const { statusCode } = await other.send(method, `/api/library/jobs/${job.id}${path}`);
      expect(statusCode).toBe(404);
    }
  });

  test('previews what it would do to each code', async () => {
    const { owner, ids } = await startWithCodes(open);
    await owner.save('A static code');
    const body = {
      selection: { filter: {}, except: [ids[2]] },
      action: { do: 'replace-in-target', find: 'https://old.example/1', replace: 'javascript:x' },
    };
    const preview = (await owner.send('POST', '/api/library/preview', body)).json();
    expect(preview).toMatchObject({ total: 3, changing: 0 });
    expect(preview.rows).toMatchObject([
      { before: 'A static code', error: { reason: 'static_code' } },
      { before: 'https://old.example/2', after: 'https://old.example/2' },
      { before: 'https://old.example/1', error: { code: 'target_invalid' } },
    ]);
  });
});

const designsOf = (owner: Visitor, ids: readonly string[]): Promise<Design[]> =>
  Promise.all(
    ids.map(async (id) => (await owner.send('GET', `/api/projects/${id}`)).json().design),
  );

/** Gives each code a logo and a label, like the codes of a list, and returns their designs. */
async function labelCodes(owner: Visitor, ids: readonly string[]): Promise<Design[]> {
  const image = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(16)}`;
  const logo = { image, width: 64, height: 64, share: 0.2, margin: 1 };
  for (const [index, id] of ids.entries()) {
    const design = withLabel({ ...defaultDesign, level: 'Q', logo }, `Table ${index + 1}`);
    await owner.send('PATCH', `/api/projects/${id}`, { design });
  }
  return designsOf(owner, ids);
}
