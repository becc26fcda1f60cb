// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '../../testing/app.ts';
import {
  button,
  expectAddress,
  expectRows,
  field,
  openWorkbench,
  seen,
  titleOf,
  type,
} from '../../testing/open-workbench.tsx';
import { renderPart } from '../../testing/render.tsx';
import { Workbench } from '../../testing/workbench.tsx';
import { rememberOpened } from './opened-projects.ts';

vi.mock('./opened-projects.ts', { spy: true });

const failsToSave = (method: string) => (method === 'PATCH' ? { status: 503 } : undefined);
const storedWork = () => Object.keys(localStorage).filter((key) => key.includes('unsaved-work'));

const expectSaved = async (app: App, ...urls: string[]) => {
  const saved = async () => (await app.saved()).map(({ data }) => (data as { url: string }).url);
  await waitFor(async () => expect(await saved()).toEqual(urls));
};

test('selects the newest code, and saves its edits once', async () => {
  const { app, user } = await openWorkbench(['One', 'Two']);
  await expectAddress('One.example');
  for (const end of ['a', 'ab', 'abc']) type(`one.example/${end}`);
  await seen('Saving…');
  await seen('Saved');
  await expectSaved(app, 'Two.example', 'one.example/abc');
  expect((await app.saved())[1]?.version).toBe(2);
  type('one.example/leaving');
  await user.click(titleOf('Two')); // before the edit was sent
  await expectAddress('Two.example');
  await expectSaved(app, 'Two.example', 'one.example/leaving');
});

test('keeps a letter that is typed at the moment when the list selects its first code', async () => {
  const app = new App();
  await app.register();
  await app.save('One', 'one.example');
  const hasTyped = new Promise((resolve) => {
    vi.mocked(rememberOpened).mockImplementationOnce(() =>
      queueMicrotask(() => resolve(type('typed.example'))),
    );
  });
  renderPart(<Workbench />);
  await hasTyped;
  await expectRows(['One']);
  await expectAddress('typed.example');
  await expectSaved(app, 'one.example');
});

test('reports an edit that cannot be saved, keeps it while another code is selected, and saves it later', async () => {
  const { app, user } = await openWorkbench(['One', 'Two']);
  await expectAddress('One.example');
  app.fate = failsToSave;
  type('one.example/typed');
  await user.click(titleOf('Two'));
  await expectAddress('Two.example');
  await screen.findByText(/Select “One” to try again\./);
  app.fate = () => undefined;
  await user.click(titleOf('One'));
  await expectAddress('one.example/typed');
  await seen('Not saved');
  await user.click(button('Try again'));
  await seen('Saved');
  await expectSaved(app, 'Two.example', 'one.example/typed');
  expect(storedWork()).toEqual([]);
});

test('shows a change made on another device instead of overwriting it', async () => {
  const { app, user } = await openWorkbench(['One']);
  await expectAddress('One.example');
  const [{ id } = { id: '' }] = await app.saved();
  const change = (url: string) =>
    app.send('PATCH', `/api/projects/${id}`, { type: 'url', data: { url } });
  await change('one.example/theirs');
  type('one.example/mine');
  await seen('Edited on another device');
  await expectSaved(app, 'one.example/theirs');
  await user.click(button('Load that version'));
  await expectAddress('one.example/theirs');
  await change('one.example/theirs-again');
  type('one.example/mine-again');
  await seen('Edited on another device');
  await user.click(button('Keep mine'));
  await seen('Saved');
  await expectSaved(app, 'one.example/mine-again');
});

test('keeps a new title and an edit that is made at the same time', async () => {
  const { app, user } = await openWorkbench(['One']);
  await expectAddress('One.example');
  await user.click(button('Rename One'));
  await user.clear(screen.getByRole('textbox', { name: 'Title' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Renamed{Enter}');
  type('one.example/typed');
  await expectRows(['Renamed']);
  await seen('Saved');
  await expectSaved(app, 'one.example/typed');
  expect((await app.saved())[0]?.title).toBe('Renamed');
});

test('saves an edit only once when the user signs in again after the session has ended', async () => {
  const { app, client, user } = await openWorkbench(['One', 'First']);
  await expectAddress('One.example');
  app.fate = failsToSave;
  type('one.example/edited');
  await seen('Not saved');
  app.endSession();
  app.fate = () => undefined;
  await user.click(button('Try again'));
  await seen('You are signed out');
  expect(field().value).toBe('one.example/edited');
  await app.logIn();
  await client.invalidateQueries({ queryKey: ['user'] });
  await seen('Saved');
  await expectSaved(app, 'First.example', 'one.example/edited');
  expect((await app.saved())[1]?.version).toBe(2);
  expect(storedWork()).toEqual([]);
});

test('sends an edit from an earlier visit, and shows it', async () => {
  const { app, unmount, user } = await openWorkbench(['One', 'Two']);
  await user.click(titleOf('Two'));
  await expectAddress('Two.example');
  app.fate = failsToSave;
  type('two.example/edited');
  await seen('Not saved');
  unmount();
  expect(storedWork()).toHaveLength(1);
  app.fate = () => undefined;
  renderPart(<Workbench />);
  await expectAddress('two.example/edited');
  await expectSaved(app, 'two.example/edited', 'One.example');
});

test('turns an edit into a draft when its code was deleted on another device', async () => {
  const { app, user } = await openWorkbench(['One', 'Two']);
  await expectAddress('One.example');
  app.fate = failsToSave;
  type('one.example/edited');
  await seen('Not saved');
  const { id } = (await app.saved())[1] ?? { id: '' };
  await app.send('DELETE', `/api/projects/${id}`);
  app.fate = () => undefined;
  await user.click(button('Try again'));
  await screen.findByText(/“One” was deleted on another device/);
  await expectRows(['Two']);
  expect(field().value).toBe('one.example/edited');
});

test('loads a logo with its code, and keeps it in every edit', async () => {
  const app = new App();
  await app.register();
  const image =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGNYoKCAFTEMLQkAAhI4AUbO+9YAAAAASUVORK5CYII=';
  const logo = { image, width: 8, height: 8, share: 0.2, margin: 1 };
  const created = await app.send('POST', '/api/projects', {
    ...{ title: 'With logo', type: 'url', style: 'dots', data: { url: 'b.example' } },
    design: { ...defaultDesign, logo },
  });
  const path = `/api/projects/${((await created.json()) as { id: string }).id}`;
  await app.save('Plain', 'a.example');
  expect(JSON.stringify(await app.saved())).not.toContain(image);
  const { user } = renderPart(<Workbench />);
  await expectAddress('a.example');
  app.fate = (method, at) => (method === 'GET' && at === path ? 'unreachable' : undefined);
  await user.click(titleOf('With logo'));
  await screen.findByText(/“With logo” could not be loaded/);
  expect(field().value).toBe('a.example');
  app.fate = () => undefined;
  await user.click(titleOf('With logo'));
  await expectAddress('b.example');
  type('c.example');
  await expectSaved(app, 'c.example', 'a.example');
  expect(await (await app.send('GET', path)).json()).toMatchObject({ design: { logo } });
});
