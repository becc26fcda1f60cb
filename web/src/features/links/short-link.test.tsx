// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { ShortLink } from './short-link.tsx';

test('reports that the browser does not allow copying the link', async () => {
  const { user } = renderPart(<ShortLink projectId="1" shortUrl="https://q.example/Q/ABCDEFG" />);
  const copy = screen.getByRole('button', { name: 'Copy link' });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error());
  await user.click(copy);
  await screen.findByText('The text could not be copied. Select it and copy it yourself.');
  expect(copy.textContent).toBe('Copy link');
  write.mockResolvedValueOnce();
  await user.click(copy);
  await screen.findByRole('button', { name: 'Copied' });
});

test('reports the same on a page without HTTPS, where browsers offer no clipboard', async () => {
  const { user } = renderPart(<ShortLink projectId="1" shortUrl="https://q.example/Q/ABCDEFG" />);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValueOnce(undefined as never);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('The text could not be copied. Select it and copy it yourself.');
});
