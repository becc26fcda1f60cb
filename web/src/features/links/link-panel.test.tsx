// @vitest-environment happy-dom
import type { Link } from '@everscan/contract/api/links';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expect, test, vi } from 'vitest';
import { workNames } from '../../lib/unsaved-work.ts';
import { confirmConversion } from '../../testing/composition.ts';
import { fillStorage } from '../../testing/full-storage.ts';
import { renderPart } from '../../testing/render.tsx';
import { answer, dropConnection, serve } from '../../testing/serve.ts';
import LinkPanel from './link-panel.tsx';
import { LinkSaver } from './link-saver.ts';

const link: Link = {
  code: 'ABCDEFGH',
  shortUrl: 'HTTP://LOCALHOST/Q/ABCDEFGH',
  target: 'https://example.com/menu',
  utm: { source: 'poster' },
  state: 'active',
  pauseText: '',
  startsAt: '2027-07-01T07:00:12.345Z',
  endsAt: null,
  fallback: null,
  version: 3,
};

/** Renders the panel as the page does, which updates it with the server's answers. */
function renderPanel(initial = link) {
  const troubles: unknown[] = [];
  let saver: LinkSaver | undefined;
  function Page() {
    const [shown, setShown] = useState(initial);
    const [own] = useState(
      () =>
        new LinkSaver({
          ...{ userId: 1, projectId: 'p', link: initial },
          onSaved: setShown,
          onTrouble: (error) => troubles.push(error),
        }),
    );
    saver = own;
    const state = useSyncExternalStore(own.subscribe, own.getState);
    useEffect(() => () => own.discard(), [own]);
    return <LinkPanel projectId="p" saver={own} state={state} link={shown} />;
  }
  return { ...renderPart(<Page />), troubles, saver: saver as unknown as LinkSaver };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const changes = (received: { method: string; body: unknown }[]) =>
  received.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

test('drops a stored change when a later one, for which there was no room, is saved', async () => {
  await serve(answer(200, { ...link, target: 'https://new.example', version: 4 }));
  const { saver } = renderPanel();
  act(() => saver.change({ target: 'https://ne' }));
  expect(workNames(1, 'link:')).toEqual(['link:p']);
  fillStorage();
  act(() => saver.change({ target: 'https://new.example' }));
  await act(() => saver.commit());
  expect(saver.getState().status).toBe('saved');
  expect(workNames(1, 'link:')).toEqual([]);
});

test('saves a target when the person leaves the field, with the version that it changes', async () => {
  const received = await serve(answer(200, { ...link, target: 'https://new.example', version: 4 }));
  const { user, saver } = renderPanel();
  expect(field('Target').value).toBe('example.com/menu');
  await user.clear(field('Target'));
  await user.type(field('Target'), 'https://new.example');
  expect(received).toEqual([]);
  await user.tab();
  await waitFor(() => expect(saver.getState().status).toBe('saved'));
  expect(changes(received)).toEqual([{ target: 'new.example', version: 3 }]);
  expect(field('Target').value).toBe('new.example');
});

test.each(['Target', 'Outside these times'])(
  'neither truncates nor saves a pasted address that is too long: %s',
  async (label) => {
    const received = await serve(answer(200, link));
    const { user, saver } = renderPanel();
    await user.click(screen.getByText('Schedule'));
    await user.clear(await screen.findByLabelText(label));
    await user.paste(`example.com/${'a'.repeat(2037)}`);
    await user.tab();
    await screen.findByText('A web address can have at most 2048 characters. This one has 2049.');
    expect(saver.getState().status).toBe('failed');
    expect(changes(received)).toEqual([]);
  },
);

test('saves a target on Enter, but never after a mere pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const received = await serve(answer(200, { ...link, version: 4 }));
  renderPanel();
  fireEvent.change(field('Target'), { target: { value: 'new.example' } });
  vi.advanceTimersByTime(3_600_000);
  vi.useRealTimers();
  fireEvent.change(field('Target'), { target: { value: 'new.example/メニュ' } });
  confirmConversion(field('Target'));
  fireEvent.change(field('Target'), { target: { value: 'new.example/menu' } });
  fireEvent.keyDown(field('Target'), { key: 'Enter' });
  await waitFor(() => expect(changes(received)).toHaveLength(1));
  expect(changes(received)).toEqual([{ target: 'new.example/menu', version: 3 }]);
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
  const { saver } = renderPanel();
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
    const { saver } = renderPanel();
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
  const { saver } = renderPanel();
  act(() => saver.type('target', 'half'));
  act(() => saver.change({ utm: { source: '', medium: ' print ' } }));
  await act(() => saver.flush());
  expect(changes(received)).toEqual([{ utm: { medium: 'print' }, version: 3 }]);
  expect(saver.getState().status).toBe('failed');
  expect(field('Target').value).toBe('half');
});

test('reports a pasted pause message that is too long without truncating it, and saves the rest', async () => {
  const received = await serve(answer(200, { ...link, state: 'paused', version: 4 }));
  const { saver, user } = renderPanel({ ...link, state: 'paused' });
  await user.click(screen.getByText('Pause', { selector: 'summary *' }));
  await user.click(await screen.findByLabelText('Message for visitors'));
  await user.paste('x'.repeat(501));
  act(() => saver.change({ utm: {} }));
  await act(() => saver.flush());
  await screen.findByText('This text can have at most 500 characters');
  expect(field('Message for visitors').value).toHaveLength(501);
  expect(changes(received)).toEqual([{ utm: {}, version: 3 }]);
});

test('shows an error from the server at its field, and does not send the same edit again', async () => {
  const refusal = { error: 'Not this one', code: 'target_blocked', field: 'target' };
  const received = await serve(answer(400, refusal));
  const { saver } = renderPanel();
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
  const { saver } = renderPanel();
  act(() => saver.type('target', 'new.example'));
  await act(() => saver.commit());
  expect((await screen.findByRole('alert')).textContent).toBe('Please try again in an hour.');
});

test('lets the person choose after a conflict with another device', async () => {
  const theirs = { ...link, target: 'https://theirs.example', version: 9 };
  const saved = { ...link, target: 'https://mine.example', version: 10 };
  const received = await serve(answer(409, { error: 'Old', link: theirs }), answer(200, saved));
  const { saver } = renderPanel();
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
  const first = renderPanel();
  act(() => first.saver.change({ pauseText: 'Back soon' }));
  await act(() => first.saver.flush());
  expect(first.saver.getState().status).toBe('failed');
  cleanup();
  const received = await serve(answer(200, { ...link, pauseText: 'Back soon', version: 4 }));
  const { saver } = renderPanel();
  await waitFor(() => expect(saver.getState().status).toBe('saved'));
  expect(changes(received)).toEqual([{ pauseText: 'Back soon', version: 3 }]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('stores a half-typed target on the device, and does not send it after a reload', async () => {
  const first = renderPanel();
  act(() => first.saver.type('target', 'half.exam'));
  cleanup();
  const received = await serve(answer(200, link));
  const { saver } = renderPanel();
  expect(field('Target').value).toBe('half.exam');
  expect(saver.getState().status).toBe('failed');
  expect(received).toEqual([]);
});

test('sends only changed times, and an empty fallback as null', async () => {
  const received = await serve(answer(200, link));
  const { user, saver } = renderPanel({ ...link, fallback: 'https://example.com/closed' });
  await user.click(screen.getByText('Schedule'));
  fireEvent.change(await screen.findByLabelText('End'), { target: { value: '2027-07-31T18:00' } });
  await user.clear(field('Outside these times'));
  await act(() => saver.commit());
  await waitFor(() => expect(changes(received)).toHaveLength(1));
  expect(changes(received)).toEqual([
    { endsAt: new Date('2027-07-31T18:00').toISOString(), fallback: null, version: 3 },
  ]);
});

test('sends neither an end before the start nor a half-typed year', async () => {
  const received = await serve(answer(200, link));
  const { user, saver } = renderPanel();
  await user.click(screen.getByText('Schedule'));
  for (const [value, problem] of [
    ['2027-06-30T18:00', 'The end must be after the start.'],
    ['0002-07-31T18:00', 'Enter the year with four digits.'],
  ] as const) {
    fireEvent.change(await screen.findByLabelText('End'), { target: { value } });
    await act(() => saver.commit());
    expect(screen.getByText(problem)).toBeTruthy();
  }
  for (const year of ['20270', '+020270']) {
    act(() => saver.change({ endsAt: null }));
    act(() => saver.change({ endsAt: `${year}-07-31T18:00` }));
    await act(() => saver.commit());
    expect(screen.getByText('Enter the year with four digits.')).toBeTruthy();
  }
  expect(received).toEqual([]);
});

test('reports a partly filled-in time, and saves it when it is complete or empty', async () => {
  const saved = { ...link, endsAt: new Date('2027-07-31T18:00').toISOString(), version: 4 };
  const received = await serve(answer(200, saved));
  const { user, saver } = renderPanel();
  await user.click(screen.getByText('Schedule'));
  const input = await screen.findByLabelText<HTMLInputElement>('End');
  // Browsers do not report changes of a partial time, whose value stays empty.
  const setPartial = (badInput: boolean) =>
    Object.defineProperty(input, 'validity', { value: { badInput }, configurable: true });
  const note = 'Enter both the date and the time.';
  for (const isComplete of [false, true]) {
    setPartial(true);
    await user.click(input);
    await user.tab();
    expect((await screen.findByText(note)).id).toBe(input.getAttribute('aria-describedby'));
    expect(saver.getState().status).toBe('failed');
    expect(received).toEqual([]);
    setPartial(false);
    await user.click(input);
    if (isComplete) fireEvent.change(input, { target: { value: '2027-07-31T18:00' } });
    await user.tab();
    await waitFor(() => expect(saver.getState().status).toBe('saved'));
    expect(screen.queryByText(note)).toBeNull();
  }
  expect(changes(received)).toEqual([{ endsAt: saved.endsAt, version: 3 }]);
});

test('changes nothing when the focus passes through a time that was partly filled in before a reload', async () => {
  const endsAt = new Date('2027-07-31T18:00').toISOString();
  const received = await serve(answer(200, link));
  const { user, saver } = renderPanel({ ...link, endsAt });
  act(() => saver.change({ endsAt: '' }));
  await user.click(screen.getByText('Schedule'));
  await user.click(await screen.findByLabelText('End'));
  await user.tab();
  await waitFor(() => expect(saver.getState().status).toBe('saved'));
  expect(received).toEqual([]);
});

test('pauses a code at once, and saves its message', async () => {
  const paused = { ...link, state: 'paused' as const, version: 4 };
  const received = await serve(answer(200, paused));
  const { user, saver } = renderPanel();
  await user.click(screen.getByText('Pause', { selector: 'summary *' }));
  await user.click(await screen.findByRole('switch', { name: 'Pause this code' }));
  await screen.findByText(/^This code is paused/);
  await user.type(field('Message for visitors'), 'Back soon');
  await act(() => saver.flush());
  await waitFor(() => expect(changes(received)).toHaveLength(2));
  expect(changes(received)).toEqual([
    { state: 'paused', version: 3 },
    { pauseText: 'Back soon', version: 4 },
  ]);
});
