// @vitest-environment happy-dom

import { byPlural } from '@everscan/contract/dimensions';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, serveCalls } from '../../testing/serve.ts';
import { ScanAnalytics } from './scan-analytics.tsx';
import { useLiveScans, useScans } from './scan-calls.ts';

const totals = { scans: 0, visitors: 0, bots: 0, prefetches: 0 };
const report = {
  codes: [],
  from: '2026-06-01',
  to: '2026-06-30',
  totals,
  before: null,
  ranking: [],
  series: [],
  current: null,
  targetChanges: [],
  ...byPlural(() => ({ items: [], other: 0, unknown: 0 })),
  week: [],
};
const reader = { userId: 1, onRefused: () => {} };
const period = { project: 'all', from: '2026-06-01', to: '2026-06-30', zone: 'UTC' };

afterEach(() => void vi.useRealTimers());

function Report({ project = 'all' }) {
  const { data } = useScans(reader, { ...period, project });
  return <p>{JSON.stringify(data)}</p>;
}

function LiveReport({ project }: { project: string }) {
  return (
    <>
      <Report project={project} />
      <output>{useLiveScans(reader, project)}</output>
    </>
  );
}

/** Opens the report of a user with `count` codes, and simulates a scan after it has loaded. */
async function scanDuring(project: string, count: number) {
  const codes = Array.from({ length: count }, (_, i) => ({
    ...{ project: `${i}`, title: `Code ${i}`, code: `CODE${i}` },
  }));
  let scans = 1;
  const received = await serveCalls({
    'GET /api/scans': answer(200, { ...report, codes }),
    'GET /api/scans/live': (...call) => answer(200, { scans })(...call),
  });
  const reports = () => received.filter(({ path }) => path.startsWith('/api/scans?')).length;
  const { client, container } = renderPart(<LiveReport project={project} />);
  // `expect.poll` would advance fake timers.
  const isShown = (live: string) =>
    waitFor(() => {
      expect(container.querySelector('p')?.textContent).not.toBe('');
      expect(screen.getByRole('status').textContent).toBe(live);
    });
  await isShown('1');
  scans++;
  await client.refetchQueries({ queryKey: ['scans-live'] });
  await isShown('2');
  return { reports, isLoading: () => client.isFetching({ queryKey: ['scans'] }) > 0 };
}

test.each([
  { project: '7', codes: 5_000 },
  { project: 'all', codes: 20 },
])(
  'reloads the report of $project with $codes codes after a new scan',
  async ({ project, codes }) => {
    const { reports } = await scanDuring(project, codes);
    await expect.poll(reports).toBe(2);
  },
);

test('reloads a report about many codes every minute, but not after each scan', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { reports, isLoading } = await scanDuring('all', 21);
  expect([isLoading(), reports()]).toEqual([false, 1]);
  vi.advanceTimersByTime(59_999);
  expect([isLoading(), reports()]).toEqual([false, 1]);
  vi.advanceTimersByTime(1);
  await expect.poll(reports).toBe(2);
});

test.each([
  [{ reason: 'period_length' }, 'This period is too long for a chart.'],
  [{ reason: 'time_zone', params: { zone: 'America/Coyhaique' } }, 'America/Coyhaique'],
  [{}, 'The server did not answer as expected'],
])('explains why the server refuses a period: %o', async (details, text) => {
  const refusal = { error: 'The text of the server', code: 'bad_request', ...details };
  await serveCalls({
    'GET /api/scans': answer(400, refusal),
    'GET /api/scans/live': answer(200, { scans: 0 }),
  });
  renderPart(<ScanAnalytics reader={reader} />);
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});
