// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { workNames } from '../../lib/unsaved-work.ts';
import { fillStorage } from '../../testing/full-storage.ts';
import { changes, codeWith, field, link, openLinkPanel } from '../../testing/open-link-panel.tsx';
import { answer, dropConnection, serve } from '../../testing/serve.ts';

test('drops a stored change when a later one, for which there was no room, is saved', async () => {
  await serve(answer(200, codeWith({ ...link, target: 'https://new.example' }, 4)));
  const panel = await openLinkPanel();
  panel.change({ target: 'https://ne' });
  await waitFor(() => expect(workNames(1, '')).toEqual(['queue:3:p']));
  fillStorage();
  panel.change({ target: 'https://new.example' });
  await panel.publish();
  expect(panel.state().status).toBe('saved');
  await waitFor(() => expect(workNames(1, '')).toEqual([]));
});

const blocked = { status: 400, error: 'Not this one', code: 'target_blocked' };
const limited = { status: 429, error: 'Try again in an hour', code: 'rate_limited' };
test.each([
  { ...blocked, field: 'target', label: 'Target' },
  { ...limited, field: 'target', label: 'Target' },
  { ...limited, field: 'fallback', label: 'Outside these times' },
] as const)('pauses a code although the server refuses its $field with $status', async (given) => {
  const { status, label, ...refusal } = given;
  const paused = { ...link, state: 'paused' as const };
  const texted = { ...paused, pauseText: 'Back soon' };
  const received = await serve(
    answer(status, refusal),
    answer(200, codeWith(paused, 4)),
    answer(200, codeWith(texted, 5)),
    answer(200, codeWith({ ...texted, [refusal.field]: 'https://good.example' }, 6)),
  );
  const panel = await openLinkPanel();
  fireEvent.click(screen.getByText('Schedule'));
  await screen.findByLabelText('Outside these times');
  panel.type(refusal.field, 'bad.example');
  panel.change({ state: 'paused' });
  await panel.publish();
  await waitFor(() => expect(panel.state().project.link?.state).toBe('paused'));
  const note = await screen.findByText(refusal.error);
  expect(field(label).getAttribute('aria-describedby')).toContain(note.id);
  panel.change({ pauseText: 'Back soon' });
  await panel.flush();
  await waitFor(() => expect(panel.state().project.link?.pauseText).toBe('Back soon'));
  expect(field(label).value).toBe('bad.example');
  panel.type(refusal.field, 'good.example');
  await panel.publish();
  await waitFor(() => expect(panel.state().status).toBe('saved'));
  expect(changes(received)).toEqual([
    { [refusal.field]: 'bad.example', state: 'paused', version: 3 },
    { state: 'paused', version: 3 },
    { pauseText: 'Back soon', version: 4 },
    { [refusal.field]: 'good.example', version: 5 },
  ]);
});

test.each(['', 'example', 'javascript:alert(1)', 'exa mple.com'])(
  'never sends the target %j, and shows the reason',
  async (target) => {
    const received = await serve(answer(200, link));
    const panel = await openLinkPanel();
    fireEvent.change(field('Target'), { target: { value: target } });
    await panel.publish();
    await panel.flush();
    expect(received).toEqual([]);
    expect(panel.state().status).toBe('unpublished');
    expect(field('Target').getAttribute('aria-invalid')).toBe('true');
    expect(field('Target').value).toBe(target);
  },
);

test('sends the other changes while a target is half-typed or invalid', async () => {
  const received = await serve(answer(200, codeWith({ ...link, utm: { medium: 'print' } }, 4)));
  const panel = await openLinkPanel();
  panel.type('target', 'half');
  panel.change({ utm: { source: '', medium: ' print ' } });
  await panel.flush();
  expect(changes(received)).toEqual([{ utm: { medium: 'print' }, version: 3 }]);
  expect(panel.state().status).toBe('unpublished');
  expect(field('Target').value).toBe('half');
});

test('shows an error from the server at its field, and does not send the same edit again', async () => {
  const refusal = { error: 'Not this one', code: 'target_blocked', field: 'target' };
  const received = await serve(answer(400, refusal));
  const panel = await openLinkPanel();
  panel.type('target', 'bad.example');
  await panel.publish();
  const note = await screen.findByText('Not this one');
  expect(field('Target').getAttribute('aria-describedby')).toContain(note.id);
  await panel.flush();
  expect(received).toHaveLength(1);
  await panel.retry();
  expect(received).toHaveLength(2);
});

test('shows an error that concerns no field below the target', async () => {
  await serve(answer(429, { error: 'Please try again in an hour.', code: 'rate_limited' }));
  const panel = await openLinkPanel();
  panel.type('target', 'new.example');
  await panel.publish();
  expect((await screen.findByRole('alert')).textContent).toBe('Please try again in an hour.');
});

test('lets the person choose after a conflict with another device', async () => {
  const theirs = codeWith({ ...link, target: 'https://theirs.example' }, 9);
  const saved = codeWith({ ...link, target: 'https://mine.example' }, 10);
  const received = await serve(answer(409, { error: 'Old', project: theirs }), answer(200, saved));
  const panel = await openLinkPanel();
  panel.type('target', 'mine.example');
  await panel.publish();
  expect(panel.state().status).toBe('conflict');
  expect(field('Target').value).toBe('mine.example');
  act(() => panel.outbox.keepMine('p'));
  await waitFor(() => expect(panel.state().status).toBe('saved'));
  expect(changes(received)[1]).toEqual({ target: 'mine.example', version: 9 });
});

test('stores an edit on the device while the server is unreachable, and sends it on the next visit', async () => {
  await serve(dropConnection);
  const first = await openLinkPanel();
  first.change({ pauseText: 'Back soon' });
  await first.flush();
  expect(first.state().status).toBe('waiting');
  cleanup();
  const received = await serve(answer(200, codeWith({ ...link, pauseText: 'Back soon' }, 4)));
  const panel = await openLinkPanel();
  await waitFor(() => expect(panel.state().status).toBe('saved'));
  expect(changes(received)).toEqual([{ pauseText: 'Back soon', version: 3 }]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('stores a half-typed target on the device, and does not send it after a reload', async () => {
  const first = await openLinkPanel();
  first.type('target', 'half.exam');
  cleanup();
  const received = await serve(answer(200, link));
  const panel = await openLinkPanel();
  expect(field('Target').value).toBe('half.exam');
  expect(panel.state().status).toBe('unpublished');
  expect(received).toEqual([]);
});
