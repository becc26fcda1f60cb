import { expect, test } from 'vitest';
import { answer, dropConnection, serve } from '../../testing/serve.ts';
import { trackDownload } from './track-download.ts';

test('counts a download in the public total even if the detailed record cannot be sent', async () => {
  const received = await serve(dropConnection, dropConnection, dropConnection, answer(200));
  await trackDownload({ type: 'url', data: { url: 'example.com' } }, 'dots');
  expect(received.map(({ path }) => path)).toEqual([
    ...Array(3).fill('/api/track-qr-generation'),
    '/api/track-qr-creation',
  ]);
});

test('never throws', async () => {
  await serve(dropConnection);
  await expect(
    trackDownload({ type: 'url', data: { url: 'example.com' } }, 'dots'),
  ).resolves.toBeUndefined();
});
