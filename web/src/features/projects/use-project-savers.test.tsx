// @vitest-environment happy-dom
import type { Project } from '@everscan/contract/codes.schemas';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  button,
  expectAddress,
  openWorkbench,
  seen,
  titleOf,
} from '../../testing/open-workbench.tsx';
import type { Edit } from './project-saver.ts';
import { unsavedEditWriter } from './unsaved-edits.ts';

test('does not overwrite a newer version from another device with an unsaved edit from another tab', async () => {
  const { app, client, user } = await openWorkbench(['One', 'Two']);
  await expectAddress('One.example');
  const userId = ((await (await app.send('GET', '/api/user')).json()) as { id: number }).id;
  const two = async () => (await app.saved()).find(({ title }) => title === 'Two');
  const urlOfTwo = async () => (await two())?.data;
  const project = (await two()) as Project;
  const { type, style, design, id } = project;
  // The other tab is closed before it can save its edit.
  const edit = { type, style, design, data: { url: 'two.example/mine' } } as Edit;
  unsavedEditWriter(userId, project)({ project, edit });
  const theirs = { type, data: { url: 'two.example/theirs' } };
  await app.send('PATCH', `/api/projects/${id}`, theirs);
  await act(() => client.refetchQueries({ queryKey: ['projects'] }));
  await user.click(titleOf('Two'));
  await expectAddress('two.example/mine');
  await seen('Edited on another device');
  expect(await urlOfTwo()).toEqual({ url: 'two.example/theirs' });
  await user.click(button('Load that version'));
  await expectAddress('two.example/theirs');
});
