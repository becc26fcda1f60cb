// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '../../testing/app.ts';
import { libraryGroups } from '../../testing/library.ts';
import {
  ActionsAndStatus,
  buttonNamed,
  dialogOf,
  openActions,
} from '../../testing/open-actions.tsx';
import { renderPart } from '../../testing/render.tsx';
import { DesignForm, PauseForm } from './action-forms.tsx';

/** Opens the buttons for a static code and two dynamic ones, newest first. */
async function openCodes() {
  const app = new App();
  await app.register();
  await app.send('POST', '/api/subscribe');
  await app.save('Poster', 'https://example.com');
  for (const number of [1, 2]) {
    const link = { target: `https://old.example/${number}` };
    const body = { title: `Table ${number}`, type: 'url', style: 'dots', data: {}, link };
    await app.send('POST', '/api/projects', body);
  }
  const tag = await (await app.send('POST', '/api/library/tags', { name: 'Summer' })).json();
  const ids = (await app.saved()).map(({ id }) => id);
  const targets = async () => (await app.saved()).map(({ link }) => link?.target);
  return { app, targets, ...openActions(ids, libraryGroups({ tags: [tag] })) };
}

test('reports that the code with the chosen design no longer exists', async () => {
  const onRun = vi.fn();
  const poster = { value: 'gone', label: 'Poster', group: 'codes' } as const;
  const looks = [{ ...poster, load: async () => undefined }];
  const props = { selection: { ids: ['1'] }, count: 1, groups: undefined, looks };
  const { user } = renderPart(<DesignForm {...props} onRun={onRun} onClose={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('This code does not exist. It may have been deleted in another tab.');
  expect(onRun).not.toHaveBeenCalled();
});

test('reports a pasted message for visitors that is too long before pausing codes, without truncating it', async () => {
  const onRun = vi.fn();
  const props = { selection: { ids: ['1'] }, count: 1, groups: undefined, looks: [] };
  const { user } = renderPart(<PauseForm {...props} onRun={onRun} onClose={() => {}} />);
  await user.click(screen.getByLabelText('Message for visitors'));
  await user.paste('x'.repeat(501));
  screen.getByText('This text can have at most 500 characters');
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveProperty('disabled', true);
});

test('previews and replaces a part of the targets, names the code without a target, and undoes that', async () => {
  const { user, targets, onEnded } = await openCodes();
  const before = await targets();
  await user.click(buttonNamed('Find and replace in targets'));
  const dialog = dialogOf('Find and replace in targets');
  const replace = dialog.getByRole('button', { name: 'Replace' });
  expect(replace).toHaveProperty('disabled', true);
  await user.type(dialog.getByRole('textbox', { name: 'Find' }), 'old.');
  await user.type(dialog.getByRole('textbox', { name: 'Replace with' }), 'new.');
  expect(replace).toHaveProperty('disabled', true);
  await dialog.findByText('2 of 3 codes will change');
  await dialog.findByText('https://new.example/1');
  dialog.getByText(/Only dynamic codes have a target/);
  expect(await targets()).toEqual(before);
  await user.type(dialog.getByRole('textbox', { name: 'Replace with' }), 'x');
  expect(replace).toHaveProperty('disabled', true); // its preview has not loaded
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(replace).toHaveProperty('disabled', false));

  await user.click(replace);
  await screen.findByText('2 codes changed.');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByText('1 code could not be changed.');
  screen.getByText('Poster');
  expect((await targets()).filter(Boolean).toSorted()).toEqual([
    'https://new.example/1',
    'https://new.example/2',
  ]);
  await user.click(buttonNamed('Undo'));
  await screen.findByText('The change to 2 codes was undone.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(await targets()).toEqual(before);
  expect(onEnded).toHaveBeenCalledTimes(2);
});

test('neither truncates nor sends a pasted text that is too long', async () => {
  const { user, targets } = await openCodes();
  const before = await targets();
  await user.click(buttonNamed('Find and replace in targets'));
  const form = dialogOf('Find and replace in targets');
  await user.click(form.getByRole('textbox', { name: 'Find' }));
  await user.paste('o'.repeat(201));
  form.getByText('This text can have at most 200 characters');
  expect(form.getByRole('button', { name: 'Replace' })).toHaveProperty('disabled', true);
  await user.click(form.getByRole('button', { name: 'Cancel' }));

  await user.click(buttonNamed('Change target'));
  const dialog = dialogOf('Change target');
  await user.click(dialog.getByRole('textbox', { name: 'Target' }));
  await user.paste(`new.example/${'a'.repeat(2037)}`);
  await user.click(dialog.getByRole('button', { name: 'Change target' }));
  await dialog.findByText('A web address can have at most 2048 characters. This one has 2049.');
  expect(await targets()).toEqual(before);
});

test('adds a tag to the codes', async () => {
  const { app, user } = await openCodes();
  await user.click(buttonNamed('Tag'));
  const dialog = dialogOf('Tag');
  const apply = dialog.getByRole('button', { name: 'Apply' });
  expect(apply).toHaveProperty('disabled', true);
  const summer = within(dialog.getByRole('group', { name: 'Summer' }));
  await user.click(summer.getByRole('radio', { name: 'Add' }));
  await user.click(apply);
  await screen.findByText('3 codes changed.');
  const { codes } = await (await app.send('GET', '/api/library')).json();
  expect(codes.map(({ tags }: { tags: string[] }) => tags.length)).toEqual([1, 1, 1]);
});

test('deletes the codes, and restores them on Undo', async () => {
  const { app, user } = await openCodes();
  const before = await app.saved();
  await user.click(buttonNamed('Delete'));
  await user.click(dialogOf('Delete').getByRole('button', { name: 'Delete' }));
  await screen.findByText('3 codes deleted.');
  expect(await app.saved()).toEqual([]);
  await user.click(buttonNamed('Undo'));
  await screen.findByText('The change to 3 codes was undone.');
  expect((await app.saved()).map(({ title }) => title)).toEqual(before.map(({ title }) => title));
});

test('shows an error in the dialog, and keeps the typed text', async () => {
  const { app, user, targets } = await openCodes();
  const before = await targets();
  await user.click(buttonNamed('Change target'));
  const dialog = dialogOf('Change target');
  const field = dialog.getByRole('textbox', { name: 'Target' });
  await user.type(field, 'new.example');
  app.fate = (method) => (method === 'POST' ? 'unreachable' : undefined);
  await user.click(dialog.getByRole('button', { name: 'Change target' }));
  await dialog.findByRole('alert');
  expect(field).toHaveProperty('value', 'new.example');
  expect(await targets()).toEqual(before);

  app.fate = (method) => (method === 'POST' ? 'lost' : undefined);
  await user.click(dialog.getByRole('button', { name: 'Change target' }));
  await waitFor(async () => expect(await targets()).not.toEqual(before));
  await dialog.findByRole('alert');
  app.fate = () => undefined;
  await user.click(dialog.getByRole('button', { name: 'Change target' }));
  await screen.findByText('2 codes changed.');
  expect(await (await app.send('GET', '/api/library/jobs')).json()).toHaveLength(1);
  expect(new Set(await targets())).toEqual(new Set([undefined, 'https://new.example']));
});

test('does not move codes before the folders have loaded', async () => {
  const { user } = renderPart(
    <ActionsAndStatus ids={['a']} groups={undefined} onEnded={() => {}} />,
  );
  await user.click(buttonNamed('Move'));
  dialogOf('Move').getByText('Folders and tags are missing');
  expect(dialogOf('Move').getByRole('button', { name: 'Move' })).toHaveProperty('disabled', true);
});
