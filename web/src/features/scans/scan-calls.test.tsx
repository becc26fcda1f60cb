// @vitest-environment happy-dom

import { byPlural } from '@everscan/contract/dimensions';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve } from '../../testing/serve.ts';
import { useScans } from './scan-calls.ts';

const totals = { scans: 0, visitors: 0, bots: 0, prefetches: 0 };
const ofPreviousVersion = {
  codes: [],
  from: '2026-06-01',
  to: '2026-06-30',
  totals,
  before: null,
  series: [],
  ...byPlural(() => ({ items: [], other: 0, unknown: 0 })),
  week: [],
};
const reader = { userId: 1, onRefused: () => {} };
const period = { project: 'all', from: '2026-06-01', to: '2026-06-30', zone: 'UTC' };

function Report() {
  const { data } = useScans(reader, period);
  return <p>{JSON.stringify(data)}</p>;
}

test('completes a report from a process of the previous version', async () => {
  await serve(answer(200, ofPreviousVersion));
  const { container } = renderPart(<Report />);
  await waitFor(() => expect(container.textContent).not.toBe(''));
  const { data } = JSON.parse(container.querySelector('p')?.textContent ?? '');
  expect(data).toEqual({ ...ofPreviousVersion, ranking: [], current: null, targetChanges: [] });
});
