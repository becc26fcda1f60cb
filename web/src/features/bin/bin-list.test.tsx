// @vitest-environment happy-dom
import type { RequestListener } from 'node:http';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { loseConnection } from '../../testing/connection.ts';
import { projectWith } from '../../testing/project.ts';
import { renderPart } from '../../testing/render.tsx';
import { answer, serveCalls, writesOf } from '../../testing/serve.ts';
import BinList from './bin-list.tsx';

const now = Date.now();
const code = {
  ...{ id: 'a', title: 'Menu', type: 'url', shortUrl: null },
  deletedAt: new Date(now - 1000).toISOString(),
  expiresAt: new Date(now + 3 * 86_400_000 - 1000).toISOString(),
};
const dynamic = { ...code, id: 'b', title: 'Flyer', shortUrl: 'HTTPS://E.EXAMPLE/Q/ABCD2345' };
const page = (codes: object[], next: string | null = null, total = codes.length) =>
  answer(200, { codes, total, next });
const done = answer(200, { success: true });
const project = projectWith({});

function open() {
  const onRefused = vi.fn();
  return { ...renderPart(<BinList userId={1} onRefused={onRefused} />), onRefused };
}

const row = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLLIElement;

test('shows each deleted code with its link and the number of days left', async () => {
  await serveCalls({ 'GET /api/bin': page([code, dynamic]) });
  open();
  expect((await row('Menu')).textContent).toMatch(/URL.*Deleted.*3 days left/);
  expect((await row('Flyer')).textContent).toMatch(/Dynamic code.*e\.example\/q\/abcd2345/);
});

test('restores a code, and moves the focus to the list', async () => {
  const received = await serveCalls({
    'GET /api/bin': [page([code]), page([])],
    'POST /api/bin/a/restore': answer(200, project),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Restore Menu' }));
  await screen.findByText('Menu is back among your codes.');
  await screen.findByText('The bin is empty');
  expect(writesOf(received)).toHaveLength(1);
  await expect.poll(() => document.activeElement?.textContent).toContain('The bin is empty');
});

test('says why a code cannot be restored', async () => {
  const refused = { error: 'x', code: 'project_limit_reached', params: { plan: 'free' } };
  await serveCalls({
    'GET /api/bin': page([code]),
    'POST /api/bin/a/restore': answer(403, refused),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Restore Menu' }));
  await screen.findByText(/The Free plan allows 10 saved codes/);
  await row('Menu');
});

test('reports that the bin cannot be loaded offline, and loads it when the connection is back', async () => {
  await serveCalls({ 'GET /api/bin': page([code]) });
  function Page() {
    const [isOpen, setOpen] = useState(false);
    if (isOpen) return <BinList userId={1} onRefused={() => {}} />;
    return <button type="button" onClick={() => setOpen(true)} />;
  }
  const { user } = renderPart(<Page />);
  const reconnect = loseConnection();
  await user.click(screen.getByRole('button'));
  await screen.findByText('The bin could not be loaded.');
  reconnect();
  await row('Menu');
  expect(screen.queryByText('The bin could not be loaded.')).toBeNull();
});

test('keeps the list on the screen when the connection is lost', async () => {
  const received = await serveCalls({ 'GET /api/bin': [page([code])] });
  const { client, user } = open();
  await row('Menu');
  const reconnect = loseConnection();
  await user.click(screen.getByRole('button', { name: 'Restore Menu' }));
  await screen.findByText(/^Network connection failed/);
  expect(client.isFetching()).toBe(0);
  await row('Menu');
  expect(screen.queryByText('The bin could not be loaded.')).toBeNull();
  reconnect();
  await waitFor(() => expect(received).toHaveLength(2));
  expect(writesOf(received)).toEqual([]);
});

test('deletes a code for good after a confirmation', async () => {
  const received = await serveCalls({
    'GET /api/bin': [page([code, dynamic]), page([code])],
    'DELETE /api/bin/b': done,
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Flyer for good' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Delete “Flyer” for good?' });
  expect(dialog.textContent).toContain('Printed copies stop working permanently.');
  expect(writesOf(received)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(screen.queryByText('Flyer')).toBeNull());
  expect(writesOf(received)).toHaveLength(1);
});

test('deletes all codes that the bin has shown, on every page', async () => {
  const pages: RequestListener = (request, response) => {
    const isSecond = request.url === '/api/bin?cursor=1.a';
    (isSecond ? page([dynamic], null, 2) : page([code], '1.a', 2))(request, response);
  };
  const received = await serveCalls({ 'GET /api/bin': [pages, page([])], 'DELETE /api/bin': done });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await row('Flyer');
  await user.click(screen.getByRole('button', { name: 'Empty bin' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Delete 2 codes for good?' });
  await user.click(within(dialog).getByRole('button', { name: 'Empty bin' }));
  await screen.findByText('The bin is empty');
  expect(writesOf(received).map(({ path }) => path)).toEqual([
    `/api/bin?until=${encodeURIComponent(code.deletedAt)}`,
  ]);
});
