// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberDownloaded } from '../features/projects/downloaded-codes.ts';
import type { App } from '../testing/app.ts';
import { openGenerator, Pages } from '../testing/open-generator.tsx';
import { button, expectAddress, seen, titleOf, type } from '../testing/open-workbench.tsx';
import { renderPart } from '../testing/render.tsx';

const QUESTION = 'Change “Menu”, or make a new code?';
const isAsked = () => screen.queryByText(QUESTION) !== null;
const urls = async (app: App) =>
  (await app.saved()).map(({ data }) => (data as { url?: string }).url);
const expectUrls = (app: App, ...wanted: (string | undefined)[]) =>
  waitFor(async () => expect(await urls(app)).toEqual(wanted));

/** Opens a code of which this browser has made a file, with another one below it. */
async function openPrinted() {
  const view = await openGenerator(['Menu', 'Other']);
  const { id: userId } = await (await view.app.send('GET', '/api/user')).json();
  const [, menu] = await view.app.saved();
  if (menu) rememberDownloaded(userId, [menu]);
  await expectAddress('Menu.example');
  return { ...view, userId };
}

test('asks before the content of a downloaded code is changed, and saves nothing until then', async () => {
  const { app, user } = await openPrinted();
  type('menu.example/new');
  await seen(QUESTION);
  await seen('Not saved yet');
  await user.click(titleOf('Other'));
  await expectAddress('Other.example');
  expect(isAsked()).toBe(false);
  expect(await urls(app)).toEqual(['Other.example', 'Menu.example']);
  await seen('Not saved yet'); // in the list
  await user.click(titleOf('Menu'));
  await expectAddress('menu.example/new');
  await user.click(button('Change this code'));
  button('Undo').focus(); // the toast stays
  expect(isAsked()).toBe(false);
  await expectUrls(app, 'Other.example', 'menu.example/new');
  type('menu.example/newer');
  await expectUrls(app, 'Other.example', 'menu.example/newer');
  expect(isAsked()).toBe(false);

  await user.click(button('Undo'));
  await seen(QUESTION);
  await expectUrls(app, 'Other.example', 'Menu.example');
  await expectAddress('menu.example/newer');
});

test('makes the change a new code that is not saved, and leaves the old one as it is', async () => {
  const { app, user } = await openPrinted();
  type('menu.example/new');
  await seen(QUESTION);
  await user.click(button('Make a new one'));
  await seen('Your change is a new code');
  await expectAddress('menu.example/new');
  expect(titleOf('Menu').getAttribute('aria-current')).toBeNull();
  expect(isAsked()).toBe(false);
  await user.click(button('Undo'));
  await seen(QUESTION);
  await expectAddress('menu.example/new');
  await user.click(button('Make a new one'));
  await user.click(button('Save'));
  await expectUrls(app, 'Other.example', 'Menu.example', 'menu.example/new');
  await seen('Saved');
});

test('keeps the change over a reload, and asks again', async () => {
  const { app, userId } = await openPrinted();
  type('menu.example/new');
  await seen(QUESTION);
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('menu.example/new'));
  cleanup();
  renderPart(<Pages />);
  await seen(QUESTION);
  await expectAddress('menu.example/new');
  expect(await urls(app)).toEqual(['Other.example', 'Menu.example']);
  expect(userId).toBeGreaterThan(0);
});

test('asks before a click on another type replaces what was typed, but not for a sample', async () => {
  const { app, user } = await openGenerator(['Menu']);
  await expectAddress('Menu.example');
  await user.click(screen.getByRole('radio', { name: 'Wi-Fi' }));
  await seen(QUESTION);
  expect((await app.saved())[0]?.type).toBe('url');
  // The toast offers the content back, with which there is nothing to decide.
  await user.click(button('Undo'));
  await waitFor(() => expect(isAsked()).toBe(false));
  await seen('Saved');
  await user.click(button('Create QR Code'));
  await expectAddress('example.com');
  await user.click(screen.getByRole('radio', { name: 'Wi-Fi' }));
  await waitFor(async () => expect((await app.saved())[1]?.type).toBe('wifi'));
});

test('keeps the change as a draft when another device has deleted the code', async () => {
  const { app } = await openPrinted();
  type('menu.example/new');
  await seen(QUESTION);
  const [, menu] = await app.saved();
  await app.send('DELETE', `/api/projects/${menu?.id}`);
  fireEvent(window, new Event('visibilitychange'));
  fireEvent(document, new Event('visibilitychange'));
  await seen('“Menu” was deleted on another device');
  await expectAddress('menu.example/new');
});
