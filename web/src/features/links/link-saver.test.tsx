// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { workNames } from '../../lib/unsaved-work.ts';
import { fillStorage } from '../../testing/full-storage.ts';
import { changes, field, link, openLinkPanel } from '../../testing/open-link-panel.tsx';
import { answer, dropConnection, serve } from '../../testing/serve.ts';

test('drops a stored change when a later one, for which there was no room, is saved', async () => {
  await serve(answer(200, { ...link, target: 'https://new.example', version: 4 }));
  const { saver } = openLinkPanel();
  act(() => saver.change({ target: 'https://ne' }));
  expect(workNames(1, 'link:')).toEqual(['link:p']);
  fillStorage();
  act(() => saver.change({ target: 'https://new.example' }));
  await act(() => saver.commit());
  expect(saver.getState().status).toBe('saved');
  expect(workNames(1, 'link:')).toEqual([]);
});

const blocked = { status: 400, error: 'Not this one', code: 'target_blocked' };
const limited = { status: 429, error: 'Try again in an hour', code: 'rate_limited' };
test.each([
  { ...blocked, field: 'target', label: 'Target' },
  { ...limited, field: 'target', label: 'Target' },
  { ...limited, field: 'fallback', label: 'Outside these times' },
] as const)('pauses a code although the server refuses its $field with $status', async (given) => {
  const { status, label, ...refusal } = given;
  const paused = { ...link, state: 'paused' as const, version: 4 };
  const texted = { ...paused, pauseText: 'Back soon', version: 5 };
  const received = await serve(
    answer(status, refusal),
    answer(200, paused),
    answer(200, texted),
    answer(200, { ...texted, [refusal.field]: 'https://good.example', version: 6 }),
  );
  const { saver } = openLinkPanel();
  fireEvent.click(screen.getByText('Schedule'));
  await screen.findByLabelText('Outside these times');
  act(() => saver.type(refusal.field, 'bad.example'));
  act(() => saver.change({ state: 'paused' }));
  await act(() => saver.commit());
  await waitFor(() => expect(saver.saved.state).toBe('paused'));
  const note = await screen.findByText(refusal.error);
  expect(field(label).getAttribute('aria-describedby')).toContain(note.id);
  act(() => saver.change({ pauseText: 'Back soon' }));
  await act(() => saver.flush());
  await waitFor(() => expect(saver.saved.pauseText).toBe('Back soon'));
  expect(field(label).value).toBe('bad.example');
  act(() => saver.type(refusal.field, 'good.example'));
  await act(() => saver.commit());
  await waitFor(() => expect(saver.getState().status).toBe('saved'));
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
    const { saver } = openLinkPanel();
    fireEvent.change(field('Target'), { target: { value: target } });
    await act(() => saver.commit());
    await act(() => saver.flush());
    expect(received).toEqual([]);
    expect(saver.getState().status).toBe('failed');
    expect(field('Target').getAttribute('aria-invalid')).toBe('true');
    expect(field('Target').value).toBe(target);
  },
);

test('sends the other changes while a target is half-typed or invalid', async () => {
  const received = await serve(answer(200, { ...link, utm: { medium: 'print' }, version: 4 }));
  const { saver } = openLinkPanel();
  act(() => saver.type('target', 'half'));
  act(() => saver.change({ utm: { source: '', medium: ' print ' } }));
  await act(() => saver.flush());
  expect(changes(received)).toEqual([{ utm: { medium: 'print' }, version: 3 }]);
  expect(saver.getState().status).toBe('failed');
  expect(field('Target').value).toBe('half');
});

test('shows an error from the server at its field, and does not send the same edit again', async () => {
  const refusal = { error: 'Not this one', code: 'target_blocked', field: 'target' };
  const received = await serve(answer(400, refusal));
  const { saver } = openLinkPanel();
  act(() => saver.type('target', 'bad.example'));
  await act(() => saver.commit());
  const note = await screen.findByText('Not this one');
  expect(field('Target').getAttribute('aria-describedby')).toContain(note.id);
  await act(() => saver.flush());
  expect(received).toHaveLength(1);
  await act(() => saver.retry());
  expect(received).toHaveLength(2);
});

test('shows an error that concerns no field below the target', async () => {
  await serve(answer(429, { error: 'Please try again in an hour.', code: 'rate_limited' }));
  const { saver } = openLinkPanel();
  act(() => saver.type('target', 'new.example'));
  await act(() => saver.commit());
  expect((await screen.findByRole('alert')).textContent).toBe('Please try again in an hour.');
});

test('lets the person choose after a conflict with another device', async () => {
  const theirs = { ...link, target: 'https://theirs.example', version: 9 };
  const saved = { ...link, target: 'https://mine.example', version: 10 };
  const received = await serve(answer(409, { error: 'Old', link: theirs }), answer(200, saved));
  const { saver } = openLinkPanel();
  act(() => saver.type('target', 'mine.example'));
  await act(() => saver.commit());
  expect(saver.getState().status).toBe('conflict');
  expect(field('Target').value).toBe('mine.example');
  act(() => saver.overwrite());
  await waitFor(() => expect(saver.getState().status).toBe('saved'));
  expect(changes(received)[1]).toEqual({ target: 'mine.example', version: 9 });
});

test('stores an edit on the device while the server is unreachable, and sends it on the next visit', async () => {
  await serve(dropConnection);
  const first = openLinkPanel();
  act(() => first.saver.change({ pauseText: 'Back soon' }));
  await act(() => first.saver.flush());
  expect(first.saver.getState().status).toBe('failed');
  cleanup();
  const received = await serve(answer(200, { ...link, pauseText: 'Back soon', version: 4 }));
  const { saver } = openLinkPanel();
  await waitFor(() => expect(saver.getState().status).toBe('saved'));
  expect(changes(received)).toEqual([{ pauseText: 'Back soon', version: 3 }]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('stores a half-typed target on the device, and does not send it after a reload', async () => {
  const first = openLinkPanel();
  act(() => first.saver.type('target', 'half.exam'));
  cleanup();
  const received = await serve(answer(200, link));
  const { saver } = openLinkPanel();
  expect(field('Target').value).toBe('half.exam');
  expect(saver.getState().status).toBe('failed');
  expect(received).toEqual([]);
});
