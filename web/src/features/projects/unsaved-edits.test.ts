// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { storeWork } from '../../lib/unsaved-work.ts';
import { fillStorage } from '../../testing/full-storage.ts';
import { projectWith } from '../../testing/project.ts';
import type { UnsavedEdit } from './project-saver.ts';
import { unsavedEdits, unsavedEditWriter } from './unsaved-edits.ts';

afterEach(() => localStorage.clear());

const project = projectWith();
const edit = (url: string) => ({ project, edit: { data: { url } } }) as UnsavedEdit;

test('drops a stored edit when a later one, for which there was no room, is saved', () => {
  const store = unsavedEditWriter(1, project);
  store(edit('a.example/1'));
  fillStorage();
  store(edit('a.example/2'));
  expect(unsavedEdits(1)).toEqual([edit('a.example/1')]);
  store(undefined);
  expect(unsavedEdits(1)).toEqual([]);
});

test('keeps the form of content that an earlier version has stored', () => {
  const shown = { ...project, type: 'url', data: { url: 'EXAMPLE.COM' } };
  storeWork(1, `edit:${project.id}`, { project: shown, edit: { ...shown, style: 'dots' } });
  const marked = { data: { url: 'EXAMPLE.COM', rules: 1 } };
  expect(unsavedEdits(1)).toMatchObject([{ project: marked, edit: { ...marked, style: 'dots' } }]);
});

test('drops an edit of an earlier visit when it is saved, even if later edits did not fit into the storage', () => {
  unsavedEditWriter(1, project)(edit('a.example/1'));
  const store = unsavedEditWriter(1, project);
  fillStorage();
  store(edit('a.example/2'));
  store(undefined);
  expect(unsavedEdits(1)).toEqual([]);
});

test('does not drop a later edit from another tab', () => {
  const store = unsavedEditWriter(1, project);
  store(edit('a.example/1'));
  unsavedEditWriter(1, project)(edit('a.example/2'));
  store(undefined);
  expect(unsavedEdits(1)).toEqual([edit('a.example/2')]);
});
