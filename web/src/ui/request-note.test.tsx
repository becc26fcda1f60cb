// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call } from '../lib/call.ts';
import { renderPart } from '../testing/render.tsx';
import { serve } from '../testing/serve.ts';
import RequestNote from './request-note.tsx';

test('shows the ID of a request that failed within the last minute, with a copy button', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(renderPart(<RequestNote />).container.textContent).toBe('');
  await serve((_, response) => {
    response.writeHead(500, { 'x-request-id': '3f2a9c81-7be4' }).end();
  });
  await call('GET', '/api/x');
  const { container, user } = renderPart(<RequestNote />);
  expect(container.textContent).toContain(
    'Request ID (include it when you contact us): 3f2a9c81-7be4',
  );
  await user.click(screen.getByRole('button', { name: 'Copy ID' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe('3f2a9c81-7be4');
  vi.setSystemTime(Date.now() + 60_000);
  expect(renderPart(<RequestNote />).container.textContent).toBe('');
});
