// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '../lib/call.ts';
import { renderPart } from '../testing/render.tsx';
import { serve } from '../testing/serve.ts';
import RequestNote from './request-note.tsx';

test('shows the number of the request that failed last, ready to be copied', async () => {
  expect(renderPart(<RequestNote />).container.textContent).toBe('');
  await serve((_, response) => {
    response.writeHead(500, { 'x-request-id': '3f2a9c81-7be4' }).end();
  });
  await call('GET', '/api/x');
  const { container, user } = renderPart(<RequestNote />);
  expect(container.textContent).toContain('Request 3f2a9c81-7be4');
  await user.click(screen.getByRole('button', { name: 'Copy number' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe('3f2a9c81-7be4');
});
