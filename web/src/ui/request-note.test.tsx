// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call } from '../lib/call.ts';
import { renderPart } from '../testing/render.tsx';
import { serve } from '../testing/serve.ts';
import RequestNote from './request-note.tsx';

test('shows the number of a request that failed within the last minute, ready to be copied', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(renderPart(<RequestNote />).container.textContent).toBe('');
  await serve((_, response) => {
    response.writeHead(500, { 'x-request-id': '3f2a9c81-7be4' }).end();
  });
  await call('GET', '/api/x');
  const { container, user } = renderPart(<RequestNote />);
  expect(container.textContent).toContain('Last failed request: 3f2a9c81-7be4');
  await user.click(screen.getByRole('button', { name: 'Copy number' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe('3f2a9c81-7be4');
  vi.setSystemTime(Date.now() + 60_000);
  expect(renderPart(<RequestNote />).container.textContent).toBe('');
});
