import type { Project } from '@everscan/contract/codes.schemas';
import { defaultDesign } from '@everscan/core/design/design';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../lib/call.ts';
import { type Edit, ProjectSaver, type UnsavedEdit } from './project-saver.ts';

const edit = (url: string): Edit => ({
  type: 'url',
  style: 'dots',
  data: { url },
  design: defaultDesign,
});
const project = (version: number, url = 'start') =>
  ({ id: 'p', title: 't', version, ...edit(url) }) as Project;
const _dynamic = (version: number) => ({ ...project(version, 'short'), link: {} }) as Project;
const conflict = (theirs: Project) =>
  new CallError('Changed meanwhile', 409, { code: 'version_conflict', project: theirs });

type Sent = { body: unknown; resolve: (project: Project) => void; reject: (error: Error) => void };

let sent: Sent[];
let troubles: number;
let stored: UnsavedEdit | undefined;
let saver: ProjectSaver;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  troubles = 0;
  stored = undefined;
  saver = new ProjectSaver({
    project: project(1),
    send: (_id, body) => new Promise((resolve, reject) => sent.push({ body, resolve, reject })),
    onSaved: () => {},
    onTrouble: () => troubles++,
    store: (unsaved) => {
      stored = unsaved;
    },
    delayMs: 600,
  });
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const status = () => saver.getState().status;
const shown = () => (saver.getState().edit.data as { url: string }).url;

async function send(url: string): Promise<Sent> {
  saver.edit(edit(url));
  await vi.advanceTimersByTimeAsync(600);
  return sent.at(-1) as Sent;
}

test('sends only the last of several quick edits, after a pause', async () => {
  saver.edit(edit('a'));
  await vi.advanceTimersByTimeAsync(500);
  saver.edit(edit('ab'));
  await vi.advanceTimersByTimeAsync(599);
  expect(sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map(({ body }) => body)).toEqual([{ ...edit('ab'), version: 1 }]);
  expect(status()).toBe('saving');
  sent[0]?.resolve(project(2, 'ab'));
  await settle();
  expect(status()).toBe('saved');
});

test('sends an edit that is made during a save afterwards, with the new version', async () => {
  const first = await send('a');
  await send('b');
  expect(sent).toHaveLength(1);
  first.resolve(project(2, 'a'));
  await settle();
  expect(sent[1]?.body).toEqual({ ...edit('b'), version: 2 });
  expect(status()).toBe('saving');
});

test('sends a pending edit at once, and only once, when the visitor leaves', async () => {
  saver.edit(edit('a'));
  saver.flush({ keepalive: true });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(1);
});

test('keeps an edit that failed and sends it again on request', async () => {
  (await send('a')).reject(new CallError('Network connection failed.'));
  await settle();
  expect([status(), shown(), troubles]).toEqual(['failed', 'a', 1]);
  saver.flush();
  await settle();
  expect(status()).toBe('saving');
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});

test('does not send an edit twice when the visitor leaves while it fails', async () => {
  const first = await send('a');
  saver.flush();
  first.reject(new CallError('Network connection failed.'));
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent.length, status(), shown()]).toEqual([1, 'failed', 'a']);
});

test('reports an edit from another device as a conflict, and sends nothing until the user decides', async () => {
  (await send('mine')).reject(conflict(project(7, 'theirs')));
  await settle();
  expect([status(), shown(), troubles]).toEqual(['conflict', 'mine', 1]);
  saver.edit(edit('mine too'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);

  saver.overwrite();
  await settle();
  expect(sent[1]?.body).toEqual({ ...edit('mine too'), version: 7 });
});

test('adopts the other version after a conflict', async () => {
  (await send('mine')).reject(conflict(project(7, 'theirs')));
  await settle();
  saver.takeTheirs();
  expect([status(), shown()]).toEqual(['saved', 'theirs']);
  expect((await send('more')).body).toEqual({ ...edit('more'), version: 7 });
});

test('does not report a rename as a conflict', async () => {
  (await send('mine')).reject(conflict({ ...project(2), title: 'renamed' }));
  await settle();
  expect(troubles).toBe(0);
  expect(sent[1]?.body).toEqual({ ...edit('mine'), version: 2 });
});

test('does not report a conflict with its own edit whose answer was lost', async () => {
  (await send('mine')).reject(conflict(project(2, 'mine')));
  await settle();
  expect([status(), troubles]).toEqual(['saved', 0]);
});

test('shows a newer version from the list only when no edit is pending', async () => {
  saver.receive(project(2, 'newer'));
  expect(shown()).toBe('newer');
  saver.edit(edit('typed'));
  saver.receive(project(3, 'newest'));
  expect(shown()).toBe('typed');
});

test('continues a pending edit with the version of a rename from the list', async () => {
  saver.edit(edit('typed'));
  saver.receive({ ...project(2), title: 'renamed' });
  await vi.advanceTimersByTimeAsync(600);
  expect(sent[0]?.body).toEqual({ ...edit('typed'), version: 2 });
});

test('neither sends nor reports anything after it was discarded', async () => {
  const first = await send('a');
  saver.edit(edit('b'));
  saver.discard();
  first.reject(new CallError('gone'));
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent.length, troubles]).toEqual([1, 0]);
});

test('returns the unsaved edit when it is discarded, unless a pending request has saved it', async () => {
  const first = await send('a');
  saver.discard();
  expect(saver.unsaved).toEqual({ saved: project(1), edit: edit('a') });
  first.resolve(project(2, 'a'));
  await settle();
  expect(saver.unsaved).toBeUndefined();
});

test('stores an edit and the version that it changed until it is saved', async () => {
  const first = await send('a');
  expect(stored).toEqual({ project: project(1), edit: edit('a') });
  saver.edit(edit('b'));
  first.resolve(project(2, 'a'));
  await settle();
  expect(stored).toEqual({ project: project(2, 'a'), edit: edit('b') });
  await vi.advanceTimersByTimeAsync(600);
  sent[1]?.resolve(project(3, 'b'));
  await settle();
  expect(stored).toBeUndefined();
});

test('sends an edit from an earlier visit at once, with the version that it changed', () => {
  const again = new ProjectSaver({
    project: project(1),
    unsaved: edit('a'),
    send: (_id, body) => new Promise((resolve, reject) => sent.push({ body, resolve, reject })),
    onSaved: () => {},
    onTrouble: () => {},
    store: () => {},
  });
  expect(sent.map(({ body }) => body)).toEqual([{ ...edit('a'), version: 1 }]);
  again.receive(project(2, 'theirs'));
  expect(again.getState().edit).toEqual(edit('a'));
});
