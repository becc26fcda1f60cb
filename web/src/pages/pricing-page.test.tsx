// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { answer, serveCalls } from '../testing/serve.ts';
import PricingPage from './pricing-page.tsx';

const user = { id: 1, email: 'a@example.com', isAdmin: false };

test.each([
  ['free', ['Create a code', 'All codes', 'Upgrade in Settings']],
  ['pro', ['Create a code', 'All codes', 'All codes']],
])('offers a user of the plan %s the next step', async (plan, labels) => {
  const body = { ...user, plan, subscribed: plan === 'pro' };
  await serveCalls({ 'GET /api/user': answer(200, body) });
  renderPart(<PricingPage />);
  await screen.findAllByRole('link', { name: 'All codes' });
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links.slice(0, 3)).toEqual(labels);
});
