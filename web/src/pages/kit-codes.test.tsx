// @vitest-environment happy-dom
import type { Kit } from '@everscan/contract/brand-kits.schemas';
import { defaultDesign } from '@everscan/core/design/design';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rememberDownloaded } from '../features/projects/downloaded-codes.ts';
import { answerBy } from '../testing/library.ts';
import { renderPart } from '../testing/render.tsx';
import { serve } from '../testing/serve.ts';
import KitCodes from './kit-codes.tsx';

const kit: Kit = {
  ...{ id: 'a', name: 'House', design: defaultDesign, isDefault: false, codes: 12, version: 2 },
};
const job = {
  ...{ id: 'job', do: 'kit', state: 'done', total: 12, done: 12, changed: 12, failed: 0 },
  createdAt: '2026-11-22T10:00:00.000Z',
  undoUntil: '2026-11-23T10:00:00.000Z',
  problems: [],
};
const code = (title: string) => ({ id: title, title });

/** Opens the page after the kit was updated, with a server that returns `codes`. */
async function open(codes: object | undefined, isBroken = false) {
  const received = await serve(
    answerBy({
      'GET /api/kits/a/codes': () => (codes ? { body: codes } : { status: 404 }),
      'GET /api/library/jobs': () => ({ body: [] }),
      'POST /api/library/jobs': () => (isBroken ? { status: 500 } : { status: 201, body: job }),
    }),
  );
  const [flush, onClose] = [vi.fn(async () => {}), vi.fn()];
  const view = renderPart(<KitCodes {...{ userId: 1, kit, flush, onClose }} />);
  return { ...view, received, flush, onClose };
}

const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Apply the changes to existing codes?' }));

test('lists the codes that would change, marks those that this browser has downloaded, and changes them', async () => {
  rememberDownloaded(1, [{ id: 'Menu' }]);
  rememberDownloaded(2, [{ id: 'Flyer' }]);
  const listed = [code('Menu'), code('Flyer')];
  const { user, received, flush, onClose } = await open({ changing: 120, listed });
  const dialog = await findDialog();
  dialog.getByText('120 codes look different from the kit and would change:');
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['MenuDownloaded in this browser', 'Flyer', 'and 118 more']);
  dialog.getByText('Printed copies keep working, with the old look.');
  expect(dialog.getByRole('switch', { name: 'Keep the text of each frame' })).toHaveProperty(
    'checked',
    true,
  );
  expect(flush).toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Apply to codes' }));
  await screen.findByRole('button', { name: 'Undo' });
  expect(onClose).toHaveBeenCalledOnce();
  expect(received.find(({ method }) => method === 'POST')?.body).toEqual({
    selection: { kit: 'a' },
    action: { do: 'kit', kit: 'a' },
  });
});

test('lists a single code', async () => {
  await open({ changing: 1, listed: [code('Card')] });
  const dialog = await findDialog();
  dialog.getByText('1 code looks different from the kit and would change:');
  expect(dialog.queryByText(/downloaded/i)).toBeNull();
});

test('opens no dialog when all codes already match the kit', async () => {
  const { onClose } = await open({ changing: 0, listed: [] });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  screen.getByText(/Brand kit.*House.*updated/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks without a list if the codes cannot be loaded', async () => {
  await open(undefined);
  const dialog = await findDialog();
  dialog.getByText('12 codes');
  expect(dialog.queryByRole('list')).toBeNull();
});

test('applies a kit that was changed again after an answer was lost', async () => {
  const { user, received } = await open(undefined, true);
  const keys = () =>
    received
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['idempotency-key']);
  const dialog = await findDialog();
  await user.click(dialog.getByRole('button', { name: 'Apply to codes' }));
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(dialog.getByRole('button', { name: 'Apply to codes' }));
  await waitFor(() => expect(new Set(keys()).size).toBe(2));
});
