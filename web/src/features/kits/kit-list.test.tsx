// @vitest-environment happy-dom
import type { Kit } from '@everscan/contract/brand-kits.schemas';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findOutbox } from '../../saving/use-outbox.ts';
import { answerBy } from '../../testing/library.ts';
import { renderPart } from '../../testing/render.tsx';
import { serve, writesOf } from '../../testing/serve.ts';
import KitList from './kit-list.tsx';

const green: Design = { ...defaultDesign, ink: { type: 'solid', color: '#0b5d3b' } };
const blue: Design = { ...defaultDesign, ink: { type: 'solid', color: '#10316b' } };
const kitOf = (fields: Partial<Kit>): Kit => ({
  ...{ id: 'a', name: 'House', design: green, isDefault: false, codes: 0, version: 1 },
  ...fields,
});

/** Renders the list with a server that has these kits. */
async function open(kits: Kit[], { refuse }: { refuse?: object } = {}) {
  let isBroken = false;
  const received = await serve(
    answerBy({
      'GET /api/kits': () => ({ body: kits }),
      'PATCH /api/kits/a': () => {
        if (isBroken) return { status: 0 }; // drops the connection
        if (refuse) return { status: 409, body: refuse };
        const change = writesOf(received).at(-1)?.body as Kit;
        const { name } = change;
        kits = kits.map((kit) => ({ ...kit, name, version: kit.version + 1 }));
        return { body: kits[0] };
      },
      'POST /api/kits/a/default': () => {
        kits = kits.map((kit) => ({ ...kit, isDefault: kit.id === 'a' }));
        return { body: kits };
      },
      'DELETE /api/kits/a': () => {
        kits = kits.filter(({ id }) => id !== 'a');
        return { body: { success: true } };
      },
    }),
  );
  /** Changes the kit as another tab or device would. */
  const changeKit = (change: Partial<Kit>) => {
    kits = kits.map((kit) => (kit.id === 'a' ? { ...kit, ...change } : kit));
  };
  const setBroken = (is: boolean) => {
    isBroken = is;
  };
  return { ...renderPart(<KitList userId={1} />), received, changeKit, setBroken };
}

const writes = (received: { method: string; path: string; body: unknown }[]) =>
  received
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);

test('renames a kit, and keeps the typed name if another kit already has it', async () => {
  const refused = { error: 'x', code: 'name_taken', reason: 'kit' };
  const first = await open([kitOf({})], { refuse: refused });
  const edit = async ({ user }: typeof first) => {
    await user.click(await screen.findByRole('button', { name: /Rename.*House/ }));
    return screen.getByLabelText<HTMLInputElement>('Brand kit name');
  };
  const field = await edit(first);
  expect(field.value).toBe('House');
  await first.user.clear(field);
  await first.user.type(field, 'Winter{Enter}');
  await screen.findByText(/already a brand kit with this name/);
  expect(field.value).toBe('Winter');
  first.unmount();

  const second = await open([kitOf({ version: 4 })]);
  expect((await edit(second)).value).toBe('Winter');
  await second.user.click(screen.getByRole('button', { name: 'Save name' }));
  const rename = await screen.findByRole('button', { name: /Rename.*Winter/ });
  await expect.poll(() => document.activeElement).toBe(rename);
  expect(writes(second.received)).toEqual([
    ['PATCH', '/api/kits/a', { name: 'Winter', version: 4 }],
  ]);
  expect(localStorage.length).toBe(0);
});

test('chooses the default kit for new codes, and deletes kits', async () => {
  const winter = kitOf({ id: 'b', name: 'Winter', design: blue });
  const { user, changeKit } = await open([kitOf({ codes: 3 }), winter]);
  const list = await screen.findByRole('list', { name: 'Brand kits' });
  const start = within(list).getByLabelText<HTMLInputElement>(/Use for new codes:.*House/);
  await user.click(start);
  await waitFor(() => expect(start.checked).toBe(true));
  const uses = within(list).getByRole('link', { name: '3 codes use it' });
  expect(uses.getAttribute('href')).toBe('/codes?kit=a');
  const ask = () => user.click(within(list).getByRole('button', { name: /Delete.*House/ }));
  const dialog = () => screen.getByRole('alertdialog', { name: /Delete the brand kit .*House/ });
  await ask();
  expect(dialog().textContent).toContain('3 codes use it. They keep their look');
  await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  changeKit({ codes: 4 });
  await ask();
  await waitFor(() => expect(dialog().textContent).toContain('4 codes use it.'));
  await user.click(within(dialog()).getByRole('button', { name: 'Delete brand kit' }));
  await screen.findByText('Codes that use it keep their look.');
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
});

test('shows a change that waits, also when the last kit is deleted, and moves the focus on', async () => {
  const { user, client, setBroken } = await open([kitOf({})]);
  setBroken(true);
  await user.click(await screen.findByRole('button', { name: /Rename.*House/ }));
  await user.type(screen.getByLabelText('Brand kit name'), ' 2{Enter}');
  const waiting = within(await screen.findByRole('list', { name: 'Not saved yet' }));
  const rename = await screen.findByRole('button', { name: /Rename.*House/ });
  await waitFor(() => expect(document.activeElement === rename).toBe(true));
  const retry = waiting.getByRole('button', { name: 'Try again' });
  expect(retry.closest('[role=status]')).toBeNull();
  await user.click(retry);
  await waiting.findByText('Not saved yet');
  expect(document.activeElement === retry).toBe(true);

  await user.click(screen.getByRole('button', { name: /^Delete.*House/ }));
  await user.click(screen.getByRole('button', { name: 'Delete brand kit' }));
  const link = await screen.findByRole('link', { name: 'Open the generator' });
  await waitFor(() => expect(document.activeElement === link).toBe(true));
  link.blur();
  await user.click(waiting.getByRole('button', { name: /^Discard the change of .*House 2/ }));
  expect(screen.queryByRole('list', { name: 'Not saved yet' })).toBeNull();
  expect(document.activeElement === link).toBe(true);
  expect(findOutbox(client, 1)?.requests()).toEqual([]);
});
