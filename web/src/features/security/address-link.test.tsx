// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { answer, serve } from '../../testing/serve.ts';
import '../../testing/render.tsx'; // cleans up
import AddressLink from './address-link.tsx';

function Place() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

function open(purpose: 'verify' | 'restore', hash: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/page${hash}`]}>
        <AddressLink purpose={purpose} />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('confirms an address only when the visitor clicks', async () => {
  const received = await serve(
    answer(400, { error: 'This link has expired.', code: 'bad_request' }),
    answer(200, { email: 'ana@example.com' }),
  );
  const person = open('verify', '#the-token');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Confirm address' }));
  await screen.findByText('This link has expired.');
  await person.click(screen.getByRole('button', { name: 'Confirm address' }));
  await screen.findByText(/ana@example\.com.* is confirmed/);
  expect(received[1]?.body).toEqual({ token: 'the-token' });
});

test('leads to the form for a new password after restoring an address', async () => {
  await serve(answer(200, { resetToken: 'reset-token' }));
  const person = open('restore', '#the-token');
  await person.click(screen.getByRole('button', { name: 'Restore address' }));
  await screen.findByText('/reset#reset-token');
});

test.each([
  ['verify', 'Confirm address', /If you have just confirmed the address/],
  ['restore', 'Restore address', /your address is restored/],
] as const)(
  'explains what to do next when the link was already used: %s',
  async (purpose, name, text) => {
    await serve(answer(400, { error: 'x', code: 'bad_request', reason: 'address_link' }));
    const person = open(purpose, '#the-token');
    await person.click(screen.getByRole('button', { name }));
    await screen.findByText(text);
  },
);

test('reports an incomplete link', () => {
  open('verify', '');
  expect(screen.getByText(/This link is incomplete/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
