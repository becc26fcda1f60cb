// @vitest-environment happy-dom
import type { ReportList } from '@everscan/contract/site.schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve } from '../../testing/serve.ts';
import { Moderation } from './moderation.tsx';

const AT = '2026-07-15T00:00:00.000Z';

const linkOf = (code: string) => ({
  ...{ code, target: 'https://shop.example/', displayHost: 'shop.example', fallback: null },
  ...{ blocked: false, ownerId: 1, createdAt: AT },
});
const reportOf = (id: number) =>
  ({ id, reason: 'spam', details: `report ${id}`, email: null, createdAt: AT }) as const;

const NOTHING: ReportList = { open: [], openCount: 0, disabled: [], disabledCount: 0, actions: [] };

const open = () => renderPart(<Moderation reader={{ userId: 1, onRefused: () => {} }} />);

test('dismisses the reports on the screen, and announces older ones', async () => {
  const reported = { ...linkOf('ABCD2345'), state: 'active' as const };
  const list: ReportList = {
    ...NOTHING,
    openCount: 1,
    open: [{ ...reported, reportCount: 4, reports: [reportOf(7), reportOf(5)] }],
  };
  const received = await serve((request, response) =>
    answer(200, request.method === 'GET' ? list : { success: true })(request, response),
  );
  const { user } = open();
  await screen.findByText('2 older reports. They will appear when these are dismissed.');
  await user.click(screen.getByRole('button', { name: 'Dismiss reports about ABCD2345' }));
  await screen.findByText('The reports listed for ABCD2345 were dismissed.');
  expect(received.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/reports/ABCD2345/dismiss',
    body: { reportIds: [7, 5] },
  });
});

test('finds a disabled code that is not among the latest', async () => {
  const disabled = (code: string): ReportList => ({
    ...NOTHING,
    disabledCount: 2,
    disabled: [{ ...linkOf(code), state: 'disabled' }],
  });
  await serve((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const code = searchParams.get('code');
    if (code === 'broken') return answer(400)(request, response);
    const list = code === 'nothing' ? { ...disabled(''), disabled: [] } : disabled(code ?? 'LAST');
    answer(200, list)(request, response);
  });
  const { user } = open();
  await screen.findByText('1 more code is disabled. Find it above.');
  screen.getByRole('heading', { name: 'LAST' });
  const find = async (text: string) => {
    const field = screen.getByLabelText('Disabled code or short link');
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
  };
  await find('ABCD2345');
  await screen.findByRole('button', { name: 'Re-enable code ABCD2345' });
  expect(screen.queryByText(/more code is disabled/)).toBeNull();
  await find('nothing');
  await screen.findByText('No disabled code matches.');
  await find('broken');
  await screen.findByText('The code appears here once it has loaded.');
  await screen.findByRole('heading', { name: 'Disabled' }); // no number during a search
  await find(' ');
  await screen.findByRole('button', { name: 'Re-enable code LAST' });
  const field = screen.getByLabelText('Disabled code or short link');
  await user.click(field);
  await user.paste('a'.repeat(2049));
  await user.keyboard('{Enter}');
  await screen.findByText('This is too long for a code');
});
