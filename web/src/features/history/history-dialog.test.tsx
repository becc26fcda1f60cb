// @vitest-environment happy-dom
import type { RequestListener } from 'node:http';
import type { Project } from '@everscan/contract/codes.schemas';
import { defaultDesign } from '@everscan/core/design/design';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { projectWith } from '../../testing/project.ts';
import { renderPart } from '../../testing/render.tsx';
import { answer, serveCalls, writesOf } from '../../testing/serve.ts';
import HistoryDialog from './history-dialog.tsx';

const link = {
  ...{ code: 'ABCD2345', shortUrl: 'https://e.example/Q/ABCD2345', target: 'https://b.example' },
  ...{
    utm: {},
    passesQuery: false,
    state: 'paused' as const,
    pauseText: '',
    startsAt: null,
    endsAt: null,
  },
  ...{ fallback: null, version: 3 },
};
const project = projectWith({ link });
const at = '2026-11-20T10:00:00.000Z';
const marks = { byJob: false, isReversal: false, isReversible: true };
const current = {
  ...{ title: 'Menu', type: 'url', data: { url: 'a.example' }, style: 'dots' },
  ...{ design: defaultDesign, target: 'https://b.example', utm: {}, state: 'paused' },
  ...{ pauseText: '', startsAt: null, endsAt: null, fallback: null },
};
const target = {
  ...{ id: 7, at, what: ['target'], ...marks },
  before: { target: 'https://a.example', utm: { source: 'poster' } },
};
const older = { ...target, id: 5, before: { target: 'https://first.example', utm: {} } };
const state = {
  ...{ id: 8, at, what: ['state'], ...marks, byJob: true },
  before: { state: 'active', pauseText: 'Soon' },
};
const title = { id: 6, at, what: ['title'], ...marks, before: { title: 'Old' } };
const history = (...changes: object[]) => answer(200, { changes, current });
const restored = (change: number | null, restoredProject: Project = project) =>
  answer(200, { project: restoredProject, change });

const serveHistory = (listener: RequestListener) =>
  serveCalls({ 'GET /api/projects/a/history': listener });

function open() {
  const calls = { flush: vi.fn(async () => {}), onChanged: vi.fn(), onClose: vi.fn() };
  const part = <HistoryDialog project={project} {...calls} onRefused={vi.fn()} />;
  return { ...renderPart(part), ...calls };
}

const items = async () =>
  within(await screen.findByRole('list', { name: 'Changes, newest first' })).getAllByRole(
    'listitem',
  );

test('shows each change with the values before and after it', async () => {
  await serveHistory(history(state, target, title, older));
  open();
  const [first, second, third, fourth] = await items();
  expect(first?.textContent).toMatch(/Pause.*Bulk change.*Before.*Active.*Soon.*After.*Paused/);
  expect(second?.textContent).toMatch(
    /Target.*Before.*a\.example.*utm_source=poster.*After.*b\.example.*UTM tags None/,
  );
  expect(third?.textContent).toMatch(/Title.*Before.*Old.*After.*Menu/);
  // The value after a change equals the value before the next change of the same part.
  expect(fourth?.textContent).toMatch(/first\.example.*After.*a\.example/);
});

test('draws a design before and after its change', async () => {
  const dots = { ...defaultDesign, shape: 'dots' };
  const design = { id: 9, at, what: ['design'], ...marks, before: { style: 'dots', design: dots } };
  await serveHistory(history(design));
  open();
  await screen.findByRole('img', { name: 'The code before the change' });
  await screen.findByRole('img', { name: 'The code after the change' });
});

test('saves typed text before going back, and offers Undo unless the code has changed since', async () => {
  const before = { ...project, link: { ...link, target: 'https://a.example' } };
  const received = await serveCalls({
    'GET /api/projects/a/history': history(target),
    'POST /api/projects/a/history/7/restore': restored(10, before),
    'POST /api/projects/a/history/10/restore': answer(409, {
      ...{ error: 'x', code: 'version_conflict', reason: 'later_change' },
    }),
  });
  const { user, flush, onChanged, onClose } = open();
  await user.click(await screen.findByRole('button', { name: /^Restore this version: Target/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(flush).toHaveBeenCalledBefore(onChanged);
  expect(onChanged).toHaveBeenCalledWith(before);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/has changed again since then/);
  expect(writesOf(received).map(({ path, body }) => [path, body])).toEqual([
    ['/api/projects/a/history/7/restore', { force: true }],
    ['/api/projects/a/history/10/restore', { force: false }],
  ]);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('does not offer to revert the content of a dynamic code, and reports that nothing has changed', async () => {
  const content = { ...title, what: ['content'], isReversible: false };
  await serveHistory(history({ ...content, before: { type: 'url', data: { url: 'b.example' } } }));
  open();
  const [item] = await items();
  expect(item?.textContent).toMatch(/Content.*Before.*b\.example.*After.*a\.example/);
  expect(within(item as HTMLElement).queryByRole('button')).toBeNull();
});

test('shows an empty history, and loads a history again that could not be loaded', async () => {
  let reply = answer(400);
  await serveHistory((...call) => reply(...call));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reply = history();
  await user.click(retry);
  await screen.findByText('Nothing has changed since this code was saved.');
});
