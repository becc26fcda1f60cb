// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import type { Project } from '@everscan/contract/codes.schemas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from '../../testing/app.ts';
import { loseConnection } from '../../testing/connection.ts';
import {
  button,
  expectAddress,
  expectRows,
  openWorkbench,
  seen,
  titleOf,
  type,
} from '../../testing/open-workbench.tsx';
import { renderPart } from '../../testing/render.tsx';
import { Workbench } from '../../testing/workbench.tsx';

const TITLES = ['Four', 'Three', 'Two', 'One'];

const expectCount = (app: App, count: number) =>
  waitFor(async () => expect(await app.saved()).toHaveLength(count));

const savedAs = async (app: App, name: string) =>
  (await app.saved()).find(({ title }) => title === name) as Project;

const expectFocus = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(button(name)));

test('combines two deletions in one toast, and restores both codes to their places', async () => {
  const { app, user } = await openWorkbench(TITLES);
  await user.click(button('Delete Three'));
  await seen('Moved to the bin');
  await expectFocus('Two');
  await user.click(button('Delete Two'));
  await screen.findByText(/Three.*Two/);
  await expectRows(['Four', 'One']);
  await expectCount(app, 2);
  await user.click(button('Undo'));
  await expectRows(TITLES);
  await expectFocus('Three');
  expect((await app.saved()).map(({ title }) => title).reverse()).toEqual(TITLES);
});

test('opens a restored code if it was open when it was deleted', async () => {
  const { app, user } = await openWorkbench(TITLES);
  await user.click(titleOf('Two'));
  await expectAddress('Two.example');
  type('two.example/edited');
  await user.click(button('Delete Two'));
  await expectAddress('Four.example');
  await user.click(button('Undo'));
  await expectAddress('two.example/edited');
  await expectRows(TITLES);
  await waitFor(async () => {
    const urls = (await app.saved()).map(({ data }) => (data as { url: string }).url);
    expect(urls).toContain('two.example/edited');
  });
});

test('restores a code with changes from another device that this list does not show', async () => {
  const { app, user } = await openWorkbench(TITLES);
  const { id } = await savedAs(app, 'Two');
  await app.send('PATCH', `/api/projects/${id}`, {
    title: 'Renamed',
    data: { url: 'new.example' },
  });
  await user.click(button('Delete Two'));
  await expectCount(app, 3);
  await user.click(button('Undo'));
  await expectRows(['Four', 'Three', 'Renamed', 'One']);
  expect(await savedAs(app, 'Renamed')).toMatchObject({ data: { url: 'new.example' }, version: 2 });
});

test('asks which version to keep if another device has changed a code that was being edited', async () => {
  const { app, user } = await openWorkbench(['One']);
  await expectAddress('One.example');
  const { id } = await savedAs(app, 'One');
  await app.send('PATCH', `/api/projects/${id}`, { data: { url: 'one.example/theirs' } });
  type('one.example/mine');
  await user.click(button('Delete One'));
  await expectCount(app, 0);
  await user.click(button('Undo'));
  await seen('Edited on another device');
  await expectAddress('one.example/mine');
  expect(await savedAs(app, 'One')).toMatchObject({ data: { url: 'one.example/theirs' } });
  await user.click(button('Keep mine'));
  await seen('Saved');
  expect(await savedAs(app, 'One')).toMatchObject({ data: { url: 'one.example/mine' } });
});

test('moves the focus to the row above after deleting the last row, and to the button after the only row', async () => {
  const { user } = await openWorkbench(TITLES);
  const after = { One: 'Two', Two: 'Three', Three: 'Four', Four: 'Create QR Code' };
  for (const [title, next] of Object.entries(after)) {
    await user.click(button(`Delete ${title}`));
    await expectFocus(next);
    await waitFor(() => expect(screen.queryByRole('button', { name: title })).toBeNull());
  }
  await screen.findByText(/One.*Two.*Three.*Four/);
  await user.keyboard('{Control>}z{/Control}');
  await expectRows(TITLES);
});

test('returns a code to the list if its deletion fails, and still offers to undo the others', async () => {
  const { app, user } = await openWorkbench(TITLES);
  await user.click(button('Delete Three'));
  await expectCount(app, 3);
  app.fate = (method) => (method === 'DELETE' ? { status: 500 } : undefined);
  await user.click(button('Delete Two'));
  await expectRows(['Four', 'One']);
  await expectRows(['Four', 'Two', 'One']);
  await seen('Error');
  await user.click(button('Undo'));
  await expectRows(TITLES);
});

test('returns a code to the list at once if it is deleted without a connection', async () => {
  const { app, client, user } = await openWorkbench(TITLES);
  const reconnect = loseConnection();
  await user.click(button('Delete Two'));
  await screen.findByText(/Network connection failed\./);
  await expectRows(TITLES);
  reconnect();
  await client.resumePausedMutations();
  await expectCount(app, 4);
});

test('restores a code only once when the first attempt gets no answer', async () => {
  const { app, user } = await openWorkbench(TITLES);
  await user.click(button('Delete Three'));
  await expectCount(app, 3);
  app.fate = (method) => (method === 'POST' ? 'lost' : undefined);
  await user.click(button('Undo'));
  await screen.findByText(/Network connection failed\./);
  app.fate = () => undefined;
  await user.click(button('Try again'));
  await expectRows(TITLES);
  await expectCount(app, 4);
});

test('offers to return to the unsaved draft when a saved code is opened', async () => {
  const { user } = await openWorkbench(['One']);
  await user.click(button('Delete One'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'One' })).toBeNull());
  type('typed.example');
  await user.click(button('Create QR Code'));
  await expectAddress('example.com');
  await user.click(button('Undo'));
  await expectAddress('typed.example');
});

test('does not offer the next user to undo an action of the previous one', async () => {
  const { app, user } = await openWorkbench(['One']);
  await user.click(button('Delete One'));
  await screen.findByRole('button', { name: 'Undo' });
  await app.register(`${randomUUID()}@example.com`);
  dispatchEvent(new StorageEvent('storage')); // another user signs in, in another tab
  await waitFor(() => expect(screen.queryByText(app.email)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('creates only one code when the answer is lost', async () => {
  const { app, user } = await openWorkbench([]);
  let isLost = false;
  app.fate = (method) => {
    if (method !== 'POST' || isLost) return undefined;
    isLost = true;
    return 'lost';
  };
  await user.click(button('Create QR Code'));
  await seen('Saved');
  expect([isLost, (await app.saved()).length]).toEqual([true, 1]);
});

test('creates, deletes and restores a code only once on a double click', async () => {
  const { app } = await openWorkbench([]);
  const writes: string[] = [];
  app.fate = (method) => {
    if (method !== 'GET') writes.push(method);
    return undefined;
  };
  clickTwice(button('Create QR Code'));
  await expectCount(app, 1);
  clickTwice(await screen.findByRole('button', { name: /^Delete/ }));
  await expectCount(app, 0);
  clickTwice(await screen.findByRole('button', { name: 'Undo' }));
  await expectCount(app, 1);
  expect(writes).toEqual(['POST', 'DELETE', 'POST']);
});

test('keeps a code that cannot be sent, once, and reports a refused one and a zip that cannot be saved', async () => {
  const { app, user } = await openWorkbench(['One', 'Two']);
  app.fate = (method) => (method === 'POST' ? { status: 500 } : undefined);
  await user.click(button('Create QR Code'));
  await seen('Failed to create project. Please try again.');
  expect(screen.queryByRole('list', { name: 'Not saved yet' })).toBeNull();
  app.fate = (method) => (method === 'POST' ? 'unreachable' : undefined);
  await user.click(button('Create QR Code'));
  await user.click(button('Create QR Code'));
  const waiting = await screen.findByRole('list', { name: 'Not saved yet' });
  expect(waiting.children).toHaveLength(1);
  await user.click(within(waiting).getByRole('button', { name: /^Delete/ }));
  expect(waiting.isConnected).toBe(false);
  await user.click(button('Undo'));
  const restored = await screen.findByRole('list', { name: 'Not saved yet' });
  app.fate = () => undefined;
  await user.click(button('Try again'));
  await expectCount(app, 3);
  await waitFor(() => expect(restored.isConnected).toBe(false));
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no room');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await user.click(button('Download All'));
  await seen('Failed to download QR codes. Please try again.');
});

test('explains that the plan has no room for another code', async () => {
  await openWorkbench(Array.from({ length: 10 }, (_, i) => `Code ${i}`));
  await screen.findByText(/^You have saved 10 of 10 QR codes\./);
  expect((button('Create QR Code') as HTMLButtonElement).disabled).toBe(true);
});

test('names the limit that another device has reached, and loads the list again', async () => {
  const { app, user } = await openWorkbench(Array.from({ length: 9 }, (_, i) => `Code ${i}`));
  await app.save('From the phone', 'phone.example');
  await user.click(button('Create QR Code'));
  await seen(/^The Free plan allows 10 saved codes\./);
  await screen.findByText(/^You have saved 10 of 10 QR codes\./);
});

test('shows three placeholder rows while the list loads, and refreshes it on focus', async () => {
  const app = new App();
  await app.register();
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  app.fate = (_, path) => (path === '/api/projects' ? released : undefined);
  renderPart(<Workbench />);
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Loading' }).children).toHaveLength(3),
  );
  release(undefined);
  await seen(/^Nothing saved yet/);
  await app.save('From the phone', 'phone.example');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expectRows(['From the phone']);
});

/** Clicks twice, before the button can be disabled. */
function clickTwice(element: HTMLElement): void {
  act(() => {
    element.click();
    element.click();
  });
}
