// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { libraryGroups } from '../../testing/library.ts';
import { openLibrary } from '../../testing/open-library.tsx';

const folder = { id: 'f', name: 'Menus', parent: null, codes: 3, version: 1 };

test('moves the focus to the button for a new folder when a folder is deleted', async () => {
  let folders = [folder];
  const { user } = await openLibrary({
    'GET /api/library/groups': () => ({ body: libraryGroups({ folders }) }),
    'DELETE /api/library/folders/f': () => {
      folders = [];
      return { body: { success: true } };
    },
  });
  await user.click(
    (await screen.findAllByRole('button', { name: 'Edit folder Menus' }))[0] as Element,
  );
  await user.click(screen.getByRole('button', { name: 'Delete folder' }));
  await user.click(screen.getByRole('button', { name: 'Delete folder' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Edit folder Menus', hidden: true })).toBeNull(),
  );
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('New folder');
});

test('shows the name that a folder got on another device, and overwrites it on the next attempt', async () => {
  const newer = { ...folder, name: 'Cards', version: 2 };
  const bodies: unknown[] = [];
  const { user, received } = await openLibrary({
    'GET /api/library/groups': () => ({ body: libraryGroups({ folders: [folder] }) }),
    'PATCH /api/library/folders/f': () => {
      bodies.push(undefined);
      return bodies.length === 1
        ? { status: 409, body: { error: 'x', code: 'version_conflict', folder: newer } }
        : { body: { ...newer, name: 'Food', version: 3 } };
    },
  });
  await user.click(
    (await screen.findAllByRole('button', { name: 'Edit folder Menus' }))[0] as Element,
  );
  const dialog = screen.getByRole('dialog', { name: 'Edit folder Menus' });
  const input = within(dialog).getByRole('textbox', { name: 'Name' });
  await user.clear(input);
  await user.type(input, 'Food');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findByText(/Renamed to “.*Cards.*” on another device/);
  expect(input).toHaveProperty('value', 'Food');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Edit folder/ })).toBeNull());
  const sent = received.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(sent).toEqual([
    { name: 'Food', parent: null, version: 1 },
    { name: 'Food', parent: null, version: 2 },
  ]);
});

test('reports that folders and tags could not be loaded, and tries again on request', async () => {
  let status = 503;
  const { user } = await openLibrary({
    'GET /api/library/groups': () => ({ status, body: libraryGroups({ folders: [folder] }) }),
  });
  const panel = within(screen.getByRole('complementary'));
  await panel.findByText('Folders and tags could not be loaded.');
  expect(panel.queryByText('Folders')).toBeNull(); // would look like an empty account
  const retry = await panel.findByRole('button', { name: 'Try again' });
  status = 200;
  await user.click(retry);
  await panel.findByRole('link', { name: /Menus/ });
});

test('restores a deleted filter on Undo', async () => {
  let savedFilters = [{ id: 's', name: 'Paused', query: 'state=paused' }];
  const { user } = await openLibrary({
    'GET /api/library/groups': () => ({ body: libraryGroups({ savedFilters }) }),
    'DELETE /api/library/saved-filters/s': () => {
      savedFilters = [];
      return { body: { success: true } };
    },
    'POST /api/library/saved-filters': () => {
      savedFilters = [{ id: 't', name: 'Paused', query: 'state=paused' }];
      return { status: 201, body: savedFilters[0] };
    },
  });
  const panel = within(screen.getByRole('complementary'));
  await user.click(await panel.findByRole('button', { name: /Delete the saved filter/ }));
  await waitFor(() => expect(panel.queryByRole('link', { name: 'Paused' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const link = await panel.findByRole('link', { name: 'Paused' });
  expect(link.getAttribute('href')).toBe('/?state=paused');
});

test('keeps a folder that cannot be sent now, and sends it again on request', async () => {
  let folders: (typeof folder)[] = [];
  let isAway = true;
  const { user } = await openLibrary({
    'GET /api/library/groups': () => ({ body: libraryGroups({ folders }) }),
    'POST /api/library/folders': () => {
      if (isAway) return { status: 0 };
      folders = [folder];
      return { status: 201, body: folder };
    },
  });
  const panel = within(screen.getByRole('complementary'));
  await user.click(await panel.findByRole('button', { name: 'New folder' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Menus{Enter}');
  await screen.findByText('Saved on this device');
  const waiting = panel.getByRole('list', { name: 'Not saved yet' });
  expect(waiting.textContent).toContain('Menus');
  isAway = false;
  await user.click(within(waiting).getByRole('button', { name: 'Try again' }));
  await panel.findByRole('link', { name: /Menus/ });
  await waitFor(() => expect(waiting.isConnected).toBe(false));
  expect(document.activeElement === panel.getByRole('button', { name: 'New folder' })).toBe(true);
});
