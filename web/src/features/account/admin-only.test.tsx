// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve } from '../../testing/serve.ts';
import { AdminOnly } from './admin-only.tsx';

const admin = { id: 1, email: 'a@example.com', plan: 'free', subscribed: false, isAdmin: true };

test.each([true, false])(
  'asks for a second factor only if the operator requires one: %s',
  async (isMissing) => {
    await serve((request, response) => {
      const factors = { methods: [], recoveryCodesLeft: 0, isMissing };
      answer(200, request.url === '/api/user' ? admin : factors)(request, response);
    });
    renderPart(<AdminOnly pending="wait">{() => 'the reports'}</AdminOnly>);
    await screen.findByText(isMissing ? 'Set up two-step sign-in first' : 'the reports');
    const link = screen.queryByRole('link', { name: 'Set it up' });
    expect(link?.getAttribute('href')).toBe(isMissing ? '/security' : undefined);
    expect(screen.queryByText('the reports') === null).toBe(isMissing);
  },
);

test('sends a user to the identity provider to renew an expired administrator role', async () => {
  const user = { ...admin, isAdmin: false, needsSignOn: true };
  const headers = { 'identity-provider': 'Acme%20ID' };
  await serve((_, response) => response.writeHead(200, headers).end(JSON.stringify(user)));
  renderPart(<AdminOnly pending="wait">{() => 'the reports'}</AdminOnly>);
  await screen.findByText(/^You are an administrator through Acme ID/);
  screen.getByRole('button', { name: 'Continue with Acme ID' });
});
