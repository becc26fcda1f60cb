import type { Project } from '@everscan/contract/api/projects';
import { dropWork, keepWork, readWork, workNames } from '../../lib/kept-work.ts';
import type { UnsavedEdit } from './project-saver.ts';

const PREFIX = 'edit:';

/** The user's edits that wait on this device. */
export function unsavedEdits(userId: number): UnsavedEdit[] {
  return workNames(userId, PREFIX).flatMap((name) => readWork<UnsavedEdit>(userId, name) ?? []);
}

export function unsavedEditOf(userId: number, projectId: string): UnsavedEdit | undefined {
  return readWork<UnsavedEdit>(userId, PREFIX + projectId);
}

/** Drops the edit of a deleted project. */
export function dropUnsavedEdit(userId: number, projectId: string): void {
  dropWork(userId, PREFIX + projectId);
}

/**
 * Keeps the latest unsaved edit of one project on this device.
 * @returns a function to call with each edit, and with `undefined` once it is saved
 */
export function unsavedEditKeeper(userId: number, { id }: Project) {
  const name = PREFIX + id;
  const earlier = readWork<UnsavedEdit>(userId, name);
  /** As it is stored, also if there was no room for a later edit. */
  let text = earlier && JSON.stringify(earlier);
  return (unsaved: UnsavedEdit | undefined): void => {
    if (unsaved) text = keepWork(userId, name, unsaved) ?? text;
    else if (text !== undefined) dropWork(userId, name, text);
  };
}
