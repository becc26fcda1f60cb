// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { fillStorage } from '../../testing/full-storage.ts';
import { projectWith } from '../../testing/project.ts';
import type { UnsavedEdit } from './project-saver.ts';
import { unsavedEditKeeper, unsavedEdits } from './unsaved-edits.ts';

afterEach(() => localStorage.clear());

const project = projectWith();
const edit = (url: string) => ({ project, edit: { data: { url } } }) as UnsavedEdit;

test('drops an edit that was stored once a later one is saved for which there was no room', () => {
  const keep = unsavedEditKeeper(1, project);
  keep(edit('a.example/1'));
  fillStorage();
  keep(edit('a.example/2'));
  expect(unsavedEdits(1)).toEqual([edit('a.example/1')]);
  keep(undefined);
  expect(unsavedEdits(1)).toEqual([]);
});

test('drops an edit of an earlier visit once it is saved, even without room for the edits of this one', () => {
  unsavedEditKeeper(1, project)(edit('a.example/1'));
  const keep = unsavedEditKeeper(1, project);
  fillStorage();
  keep(edit('a.example/2'));
  keep(undefined);
  expect(unsavedEdits(1)).toEqual([]);
});

test("does not drop another tab's later edit", () => {
  const keep = unsavedEditKeeper(1, project);
  keep(edit('a.example/1'));
  unsavedEditKeeper(1, project)(edit('a.example/2'));
  keep(undefined);
  expect(unsavedEdits(1)).toEqual([edit('a.example/2')]);
});
