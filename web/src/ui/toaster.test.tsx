// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../lib/toasts.ts';
import { renderPart } from '../testing/render.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isShown = () => screen.queryByText('Title') !== null;

test.each([
  ['success', 2000],
  ['error', 3000],
  ['info', 5000],
] as const)('shows a toast of kind %s for %i ms', (kind, ms) => {
  renderPart(null);
  act(() => void toast(kind, 'Title', 'Text'));
  pass(ms - 100);
  expect(isShown()).toBe(true);
  pass(100);
  expect(isShown()).toBe(false);
});

test.each(['info', 'error'] as const)(
  'shows a toast of kind %s with an action for 10 s, and longer while it has the focus',
  (kind) => {
    renderPart(null);
    const run = vi.fn();
    act(() => void toast(kind, 'Title', 'Text', { label: 'Undo', run }));
    pass(9_900);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    pass(60_000);
    expect(isShown()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    pass(100);
    expect(isShown()).toBe(false);
    expect(run).not.toHaveBeenCalled();
  },
);

test.each(['Undo', 'Close'])('%s returns the focus to where it was', (name) => {
  renderPart(
    <main id="main" tabIndex={-1}>
      <button type="button">Field</button>
    </main>,
  );
  const field = screen.getByRole('button', { name: 'Field' });
  const press = () => {
    const button = screen.getByRole('button', { name });
    act(() => button.focus());
    fireEvent.click(button);
    expect(isShown()).toBe(false);
  };
  const show = () => toast('info', 'Title', 'Text', { label: 'Undo', run: () => {} });
  act(() => field.focus());
  act(() => void show());
  press();
  expect(document.activeElement).toBe(field);
  act(() => void show());
  act(() => field.blur());
  press();
  expect(document.activeElement?.id).toBe('main');
});

test('is next after the element that had the focus when it appeared', async () => {
  renderPart(
    <main id="main" tabIndex={-1}>
      <button type="button">Delete</button>
      <button type="button">Next</button>
    </main>,
  );
  vi.useRealTimers();
  const user = userEvent.setup();
  const button = (name: string) => screen.getByRole('button', { name });
  act(() => button('Delete').focus());
  act(() => void toast('info', 'Title', 'Text', { label: 'Undo', run: () => {} }));
  await user.tab();
  expect(document.activeElement).toBe(button('Undo'));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(button('Delete'));
  await user.tab();
  expect(document.activeElement).toBe(button('Next'));
  act(() => button('Delete').focus());
  act(() => void toast('info', 'Title', 'Text', { label: 'Undo', run: () => {} }));
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(button('Close'));
  await user.tab();
  expect(document.activeElement).toBe(button('Next'));
});

test('Ctrl or Cmd + Z undoes while the toast is shown, but not in a text field', () => {
  renderPart(<input aria-label="Name" />);
  const run = vi.fn();
  const press = (target: Element) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true });
  press(document.body);
  act(() => void toast('info', 'Title', 'Text', { label: 'Reload', run }));
  press(document.body);
  act(() => void toast('info', 'Title', 'Text', { label: 'Undo', run, isUndo: true }));
  press(screen.getByLabelText('Name'));
  expect(run).not.toHaveBeenCalled();
  press(document.body);
  expect(run).toHaveBeenCalledOnce();
  expect(isShown()).toBe(false);
});
