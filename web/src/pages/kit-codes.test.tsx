// @vitest-environment happy-dom
import type { Kit } from '@everscan/contract/api/kits';
import { defaultDesign } from '@everscan/core/design/design';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { answerBy } from '../testing/library.ts';
import { renderPart } from '../testing/render.tsx';
import { serve } from '../testing/serve.ts';
import KitCodes from './kit-codes.tsx';

// Calls load their schemas, for which a busy machine needs longer than a test waits.
beforeAll(async () => {
  await import('@everscan/contract/api/kits');
  await import('@everscan/contract/api/library-jobs');
});

const kit: Kit = {
  ...{ id: 'a', name: 'House', design: defaultDesign, isDefault: false, codes: 12, version: 2 },
};
const job = {
  ...{ id: 'job', do: 'kit', state: 'done', total: 12, done: 12, changed: 12, failed: 0 },
  createdAt: '2026-11-22T10:00:00.000Z',
  undoUntil: '2026-11-23T10:00:00.000Z',
  problems: [],
};
const code = (title: string, isCurrent: boolean) => {
  return { id: title, title, isDownloaded: true, isCurrent };
};

test('lists the printed codes that look different, and changes all codes of the kit', async () => {
  const listed = [code('Menu', false), code('Flyer', true)];
  const received = await serve(
    answerBy({
      'GET /api/kits/a/codes': () => ({ body: { codes: 12, downloaded: 2, listed } }),
      'GET /api/library/jobs': () => ({ body: [] }),
      'POST /api/library/jobs': () => ({ status: 201, body: job }),
    }),
  );
  const [flush, onClose] = [vi.fn(async () => {}), vi.fn()];
  const { user } = renderPart(<KitCodes {...{ userId: 1, kit, flush, onClose }} />);
  const dialog = await screen.findByRole('dialog', {
    name: 'Apply the changes to existing codes?',
  });
  await within(dialog).findByText('Menu');
  within(dialog).getByText('12 codes');
  expect(within(dialog).queryByText('Flyer')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Apply to codes' }));
  await screen.findByRole('button', { name: 'Undo' });
  expect(flush).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  expect(received.find(({ method }) => method === 'POST')?.body).toEqual({
    selection: { kit: 'a' },
    action: { do: 'kit', kit: 'a' },
  });
});
