// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, dropConnection, serve } from '../../testing/serve.ts';
import ReportForm from './report-form.tsx';

afterEach(() => history.replaceState(null, '', '/'));

const open = (search = '') => {
  history.replaceState(null, '', `/report${search}`);
  const onSent = vi.fn();
  return { ...renderPart(<ReportForm onSent={onSent} />), onSent };
};
const code = () => screen.getByLabelText<HTMLInputElement>('Code or short link');
const details = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Details/ });
const reason = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Spam or scam' });

test('keeps the report in this tab until it is sent', async () => {
  await serve(answer(200, { success: true }));
  const first = open('?code=ABCDEFG');
  expect(code().value).toBe('ABCDEFG');
  await first.user.clear(code());
  await first.user.type(code(), 'BCDFGHJ');
  await first.user.click(reason());
  await first.user.type(details(), 'It asks for my password.');
  first.unmount(); // like a reload

  const other = open('?code=ZZZZZZZ');
  expect([code().value, details().value, reason().checked]).toEqual(['ZZZZZZZ', '', false]);
  other.unmount();

  const again = open('?code=ABCDEFG');
  expect(code().value).toBe('BCDFGHJ');
  expect(details().value).toBe('It asks for my password.');
  expect(reason().checked).toBe(true);
  await again.user.click(screen.getByRole('button', { name: 'Send report' }));
  await expect.poll(() => again.onSent.mock.calls).toHaveLength(1);
  again.unmount();
  open('?code=ABCDEFG');
  expect(details().value).toBe('');
});

test('sends a report again with the same key after a lost answer', async () => {
  const received = await serve(dropConnection, dropConnection, dropConnection, answer(200, {}));
  const { user } = open('?code=ABCDEFG');
  await user.click(reason());
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await screen.findByText('Network connection failed. Please check your internet connection.');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await expect.poll(() => received.length).toBe(4);
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('reports pasted details that are too long, without truncating them', async () => {
  const { user } = open('?code=ABCDEFG');
  await user.click(reason());
  await user.click(details());
  await user.paste('x'.repeat(2001));
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await screen.findByText('Details can have at most 2,000 characters');
  expect(details().value).toHaveLength(2001);
});
