// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { test, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, serveCalls } from '../../testing/serve.ts';
import { DevicesSection } from './devices-section.tsx';
import { PasskeyRow } from './passkey-row.tsx';

// The browser is in New Zealand, where a day begins at 11:00 UTC of the previous one.
vi.hoisted(() => {
  const { DateTimeFormat } = Intl;
  Object.defineProperty(Intl, 'DateTimeFormat', {
    value: function inZone(language: string, options: Intl.DateTimeFormatOptions) {
      return new DateTimeFormat(language, { timeZone: 'Pacific/Auckland', ...options });
    },
  });
});

const evening = '2026-11-20T20:00:00.000Z';

test('shows the days on which a passkey was added and used in the visitor’s time zone', () => {
  const passkey = { id: 'phone', name: 'iOS', createdAt: evening, lastUsedAt: evening };
  renderPart(<PasskeyRow passkey={passkey} onRenamed={async () => {}} onRemove={() => {}} />);
  screen.getByText('Added: Nov 21, 2026');
  screen.getByText('Last used: Nov 21, 2026');
});

test('shows the day on which a device was used in the visitor’s time zone', async () => {
  const device = { id: 'phone', isCurrent: false, browser: 'Safari', system: 'iOS', country: '' };
  const times = { signedInAt: evening, lastUsedAt: evening };
  await serveCalls({ 'GET /api/sessions': answer(200, [{ ...device, ...times }]) });
  const user = { id: 1, email: 'ana@example.com', subscribed: false, isAdmin: false } as const;
  renderPart(<DevicesSection user={{ ...user, plan: 'free' }} onRefused={() => {}} />);
  await screen.findByText('Last used: Nov 21, 2026');
});
