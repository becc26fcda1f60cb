// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { confirmConversion } from '../../testing/composition.ts';
import { changes, codeWith, field, link, openLinkPanel } from '../../testing/open-link-panel.tsx';
import { answer, serve } from '../../testing/serve.ts';

test('saves a target when the person leaves the field, with the version that it changes', async () => {
  const received = await serve(
    answer(200, codeWith({ ...link, target: 'https://new.example' }, 4)),
  );
  const panel = await openLinkPanel();
  const { user } = panel;
  expect(field('Target').value).toBe('example.com/menu');
  await user.clear(field('Target'));
  await user.type(field('Target'), 'https://new.example');
  expect(received).toEqual([]);
  await user.tab();
  await waitFor(() => expect(panel.state().status).toBe('saved'));
  expect(changes(received)).toEqual([{ target: 'new.example', version: 3 }]);
  await waitFor(() => expect(field('Target').value).toBe('new.example'));
});

test.each(['Target', 'Outside these times'])(
  'neither truncates nor saves a pasted address that is too long: %s',
  async (label) => {
    const received = await serve(answer(200, codeWith(link, 4)));
    const panel = await openLinkPanel();
    const { user } = panel;
    await user.click(screen.getByText('Schedule'));
    await user.clear(await screen.findByLabelText(label));
    await user.paste(`example.com/${'a'.repeat(2037)}`);
    await user.tab();
    await screen.findByText('A web address can have at most 2048 characters. This one has 2049.');
    expect(panel.state().status).toBe('unpublished');
    expect(changes(received)).toEqual([]);
  },
);

test('saves a target on Enter, but never after a mere pause', async () => {
  const received = await serve(answer(200, codeWith(link, 4)));
  await openLinkPanel();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
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

test('takes a typed target back on Escape, and publishes none when the browser closes its dialog', async () => {
  const received = await serve(answer(200, codeWith(link, 4)));
  const panel = await openLinkPanel();
  const { user } = panel;
  await user.clear(field('Target'));
  await user.type(field('Target'), 'shop.example.co');
  expect(fireEvent.keyDown(field('Target'), { key: 'Escape' })).toBe(false);
  expect(field('Target').value).toBe('example.com/menu');
  expect(fireEvent.keyDown(field('Target'), { key: 'Escape' })).toBe(true); // closes what is open
  await user.tab();
  expect(panel.state().status).toBe('saved');

  const dialog = document.createElement('dialog');
  panel.container.after(dialog);
  dialog.append(panel.container);
  dialog.showModal();
  await user.type(field('Target'), '/half');
  dialog.close();
  fireEvent.blur(field('Target'));
  expect(panel.state().status).toBe('unpublished');
  expect(changes(received)).toEqual([]);
  dialog.remove();
});

test('reports a pasted pause message that is too long without truncating it, and saves the rest', async () => {
  const received = await serve(answer(200, codeWith({ ...link, state: 'paused' }, 4)));
  const panel = await openLinkPanel({ ...link, state: 'paused' });
  const { user } = panel;
  await user.click(screen.getByText('Pause', { selector: 'summary *' }));
  await user.click(await screen.findByLabelText('Message for visitors'));
  await user.paste('x'.repeat(501));
  panel.change({ utm: {} });
  await panel.flush();
  await screen.findByText('This text can have at most 500 characters');
  expect(field('Message for visitors').value).toHaveLength(501);
  expect(changes(received)).toEqual([{ utm: {}, version: 3 }]);
});

test('passes parameters on once the owner turns that on', async () => {
  const received = await serve(answer(200, codeWith({ ...link, passesQuery: true }, 4)));
  const panel = await openLinkPanel();
  const { user } = panel;
  await user.click(screen.getByText('UTM tags'));
  await user.click(await screen.findByRole('switch', { name: 'Pass on parameters' }));
  await panel.flush();
  expect(changes(received)).toEqual([{ passesQuery: true, version: 3 }]);
  expect(field('Pass on parameters').checked).toBe(true);
  screen.getByText(/· Pass on parameters$/, { selector: 'summary *' });
});

test('sends only changed times, and an empty fallback as null', async () => {
  const received = await serve(answer(200, codeWith(link, 4)));
  const panel = await openLinkPanel({ ...link, fallback: 'https://example.com/closed' });
  const { user } = panel;
  await user.click(screen.getByText('Schedule'));
  fireEvent.change(await screen.findByLabelText('End'), { target: { value: '2027-07-31T18:00' } });
  await user.clear(field('Outside these times'));
  await panel.publish();
  await waitFor(() => expect(changes(received)).toHaveLength(1));
  expect(changes(received)).toEqual([
    { endsAt: new Date('2027-07-31T18:00').toISOString(), fallback: null, version: 3 },
  ]);
});

test('sends neither an end before the start nor a half-typed year', async () => {
  const received = await serve(answer(200, codeWith(link, 4)));
  const panel = await openLinkPanel();
  const { user } = panel;
  await user.click(screen.getByText('Schedule'));
  for (const [value, problem] of [
    ['2027-06-30T18:00', 'The end must be after the start.'],
    ['0002-07-31T18:00', 'Enter the year with four digits.'],
  ] as const) {
    fireEvent.change(await screen.findByLabelText('End'), { target: { value } });
    await panel.publish();
    expect(screen.getByText(problem)).toBeTruthy();
  }
  for (const year of ['20270', '+020270']) {
    panel.change({ endsAt: null });
    panel.change({ endsAt: `${year}-07-31T18:00` });
    await panel.publish();
    expect(screen.getByText('Enter the year with four digits.')).toBeTruthy();
  }
  expect(received).toEqual([]);
});

test('reports a partly filled-in time, and saves it when it is complete or empty', async () => {
  const saved = { ...link, endsAt: new Date('2027-07-31T18:00').toISOString() };
  const received = await serve(answer(200, codeWith(saved, 4)));
  const panel = await openLinkPanel();
  const { user } = panel;
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
    expect(panel.state().status).toBe('unpublished');
    expect(received).toEqual([]);
    setPartial(false);
    await user.click(input);
    if (isComplete) fireEvent.change(input, { target: { value: '2027-07-31T18:00' } });
    await user.tab();
    await waitFor(() => expect(panel.state().status).toBe('saved'));
    expect(screen.queryByText(note)).toBeNull();
  }
  expect(changes(received)).toEqual([{ endsAt: saved.endsAt, version: 3 }]);
});

test('changes nothing when the focus passes through a time that was partly filled in before a reload', async () => {
  const endsAt = new Date('2027-07-31T18:00').toISOString();
  const received = await serve(answer(200, codeWith(link, 4)));
  const panel = await openLinkPanel({ ...link, endsAt });
  const { user } = panel;
  panel.change({ endsAt: '' });
  await user.click(screen.getByText('Schedule'));
  await user.click(await screen.findByLabelText('End'));
  await user.tab();
  await waitFor(() => expect(panel.state().status).toBe('saved'));
  expect(received).toEqual([]);
});

test('pauses a code at once, and saves its message', async () => {
  const paused = { ...link, state: 'paused' as const };
  const received = await serve(answer(200, codeWith(paused, 4)));
  const panel = await openLinkPanel();
  const { user } = panel;
  await user.click(screen.getByText('Pause', { selector: 'summary *' }));
  await user.click(await screen.findByRole('switch', { name: 'Pause this code' }));
  await screen.findByText(/^This code is paused/);
  await user.type(field('Message for visitors'), 'Back soon');
  await panel.flush();
  await waitFor(() => expect(changes(received)).toHaveLength(2));
  expect(changes(received)).toEqual([
    { state: 'paused', version: 3 },
    { pauseText: 'Back soon', version: 4 },
  ]);
});
