// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { operateInputMethod } from '../../testing/composition.ts';
import { renderPart } from '../../testing/render.tsx';
import { answer, dropConnection, serve } from '../../testing/serve.ts';
import Feedback from './feedback.tsx';

const EMAIL = 'ana@example.com';
const MESSAGE = 'The codes are read by every phone we have.';

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const sendButton = () => screen.getByRole('button', { name: 'Send Feedback' });
const openButton = () => screen.getByRole('button', { name: 'Feedback' });

async function openPanel(userId = 1) {
  const view = renderPart(<Feedback userId={userId} email={EMAIL} onRefused={() => {}} />);
  await view.user.click(openButton());
  await screen.findByLabelText('Message');
  return view;
}

test('accepts any success status, without reading the body', async () => {
  for (const success of [answer(204, ''), answer(200, ''), answer(200, 'ok', 'text/plain')]) {
    await serve(success);
    const { user, unmount } = await openPanel();
    await user.type(message(), MESSAGE);
    await user.click(sendButton());
    await screen.findByText('Thank you for your feedback!');
    await waitFor(() => expect(message().value).toBe(''));
    unmount();
  }
});

test('sends the message, the entered address and an idempotency key', async () => {
  const received = await serve(answer(200));
  const { user } = await openPanel();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'Other@Example.com');
  await user.type(message(), MESSAGE);
  await user.click(sendButton());
  await screen.findByText('Thank you for your feedback!');
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    method: 'POST',
    path: '/api/feedback',
    body: { email: 'other@example.com', message: MESSAGE },
  });
  expect(received[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(EMAIL);
});

test('reports invalid input at its field, and sends nothing', async () => {
  const received = await serve(answer(200));
  const { user } = await openPanel();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'nobody');
  await user.type(message(), 'too short');
  await user.click(sendButton());
  await screen.findByText('Please enter a valid email address');
  const note = screen.getByText('Message must be at least 10 characters long');
  expect(message().getAttribute('aria-describedby')).toBe(note.id);
  expect(received).toEqual([]);
});

test('locks the button while sending, without taking its focus, and reports a lost connection after three attempts', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const received = await serve(async (request, response) => {
    await released;
    dropConnection(request, response);
  });
  const { user } = await openPanel();
  await user.type(message(), MESSAGE);
  await user.click(sendButton());
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  release();
  await screen.findByText('Network connection failed. Please check your internet connection.');
  expect(received).toHaveLength(3);
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(message().value).toBe(MESSAGE);
});

test('repeats a message with the same key after a lost answer, and sends the next one with a new key', async () => {
  const received = await serve(dropConnection, dropConnection, dropConnection, answer(200));
  const { user } = await openPanel();
  const keys = () => received.map(({ headers }) => headers['idempotency-key']);
  await user.type(message(), MESSAGE);
  await user.click(sendButton());
  await screen.findByText('Network connection failed. Please check your internet connection.');
  await user.click(sendButton());
  await screen.findByText('Thank you for your feedback!');
  expect([received.length, new Set(keys()).size]).toEqual([4, 1]);
  await waitFor(() => expect(message().value).toBe(''));
  await user.click(openButton());
  await user.type(message(), MESSAGE);
  await user.click(sendButton());
  await expect.poll(() => new Set(keys()).size).toBe(2);
});

test('reports that a pasted message is too long, without truncating it', async () => {
  const received = await serve(answer(200));
  const { user } = await openPanel();
  await user.click(message());
  await user.paste('x'.repeat(5001));
  await user.click(sendButton());
  await screen.findByText('Message can have at most 5,000 characters');
  expect([message().value.length, received.length]).toEqual([5001, 0]);
});

test("follows the account's address until the user enters another", async () => {
  let change = (_: string) => {};
  function Page() {
    const [email, setEmail] = useState(EMAIL);
    change = setEmail;
    return <Feedback userId={1} email={email} onRefused={() => {}} />;
  }
  const { user } = renderPart(<Page />);
  await user.click(openButton());
  await screen.findByLabelText('Message');
  const address = () => screen.getByLabelText<HTMLInputElement>('Email');
  await user.type(message(), MESSAGE);
  act(() => change('new@example.com'));
  expect([address().value, message().value]).toEqual(['new@example.com', MESSAGE]);
  await user.clear(address());
  await user.type(address(), 'other@example.com');
  act(() => change(EMAIL));
  expect(address().value).toBe('other@example.com');
});

test('stays open when Escape cancels the conversion of an input method', async () => {
  await openPanel();
  operateInputMethod(message(), 'Escape');
  expect(screen.getByRole('dialog', { name: 'Feedback' }).hidden).toBe(false);
});

test('keeps text that is typed while the message is being sent', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await serve(async (request, response) => {
    await released;
    answer(200)(request, response);
  });
  const { user, unmount } = await openPanel();
  await user.type(message(), MESSAGE);
  await user.click(sendButton());
  await screen.findByRole('button', { name: 'Sending...' });
  await user.type(message(), ' And one more thing.');
  release();
  await screen.findByText('Thank you for your feedback!');
  const later = `${MESSAGE} And one more thing.`;
  expect(message().value).toBe(later);
  expect(screen.getByRole('dialog', { name: 'Feedback' }).hidden).toBe(false);
  unmount();
  await openPanel();
  expect(message().value).toBe(later);
});

test('stores the message of each user on this device until it is sent', async () => {
  await serve(answer(200));
  const first = await openPanel();
  await first.user.type(message(), MESSAGE);
  first.unmount();
  const other = await openPanel(2);
  expect(message().value).toBe('');
  other.unmount();
  const again = await openPanel();
  expect(message().value).toBe(MESSAGE);
  await again.user.click(sendButton());
  await screen.findByText('Thank you for your feedback!');
  again.unmount();
  await openPanel();
  expect(message().value).toBe('');
});

describe('a failure', () => {
  test.each([
    [{ error: 'The disk is full', isServiceUnavailable: false }, 'The disk is full'],
    [{}, 'Failed to send feedback'],
    ['<h1>Bad gateway</h1>', 'Failed to send feedback'],
  ])('that answers %j is reported as "%s"', async (body, reported) => {
    await serve(answer(400, body, typeof body === 'string' ? 'text/html' : 'application/json'));
    const { user } = await openPanel();
    await user.type(message(), MESSAGE);
    await user.click(sendButton());
    await screen.findByText(reported);
    expect(screen.getByText('Error')).toBeTruthy();
    expect(message().value).toBe(MESSAGE);
  });

  test('of the service shows the panel as unavailable, and keeps the message', async () => {
    await serve(answer(400, { error: 'No', isServiceUnavailable: true }));
    const { user } = await openPanel();
    await user.type(message(), MESSAGE);
    await user.click(sendButton());
    await screen.findByText('Feedback service is temporarily unavailable. Please try again later.');
    screen.getByText('Our feedback system is temporarily unavailable. Please try again later.');
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    await expect.poll(() => document.activeElement).toBe(close);
    await user.click(close as HTMLElement);
    await serve(answer(200));
    await user.click(openButton());
    expect(message().value).toBe(MESSAGE);
    await user.click(sendButton());
    await screen.findByText('Thank you for your feedback!');
  });
});

test.each([
  ['Escape', ({ user }: Awaited<ReturnType<typeof openPanel>>) => user.keyboard('{Escape}')],
  ['a click outside', ({ user }) => user.click(document.body)],
  ['the close button', ({ user }) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['its own button', ({ user }) => user.click(openButton())],
])('closes by %s and keeps the message', async (_, close) => {
  const view = await openPanel();
  await view.user.type(message(), MESSAGE);
  const panel = screen.getByRole('dialog', { name: 'Feedback' });
  await close(view);
  expect(panel.hidden).toBe(true);
  await expect.poll(() => document.activeElement).toBe(openButton());
  await view.user.click(openButton());
  expect(message().value).toBe(MESSAGE);
  await expect.poll(() => document.activeElement).toBe(message());
});
