import type { Project } from '@everscan/contract/codes.schemas';
import type { Content } from '@everscan/core/content/index';
import { keptContent, type RulesStamp, rulesStamp } from '../../codes/kept-content.ts';
import { dropWork, readWork, storeWork, workNames } from '../../lib/unsaved-work.ts';
import type { UnsavedEdit } from './project-saver.ts';

type StoredEdit = UnsavedEdit & RulesStamp;

const PREFIX = 'edit:';

/** The user's unsaved edits on this device. */
export function unsavedEdits(userId: number): UnsavedEdit[] {
  return workNames(userId, PREFIX).flatMap((name) => read(userId, name) ?? []);
}

export function unsavedEditOf(userId: number, projectId: string): UnsavedEdit | undefined {
  return read(userId, PREFIX + projectId);
}

function read(userId: number, name: string): UnsavedEdit | undefined {
  const stored = readWork<StoredEdit>(userId, name);
  if (!stored) return undefined;
  const { type, style, data, design } = stored.edit; // earlier versions stored more
  return {
    project: keptContent(stored.project as Project & Content, stored),
    edit: keptContent({ type, style, data, design } as UnsavedEdit['edit'] & Content, stored),
  };
}

/** Drops the edit of a deleted project. */
export function dropUnsavedEdit(userId: number, projectId: string): void {
  dropWork(userId, PREFIX + projectId);
}

/**
 * Stores the latest unsaved edit of one project on this device.
 * @returns a function to call with each edit, and with `undefined` when the last one has been saved
 */
export function unsavedEditWriter(userId: number, { id }: Project) {
  const name = PREFIX + id;
  const earlier = readWork<StoredEdit>(userId, name);
  /** The text in storage. If there was no room for a later edit, it still holds the earlier one. */
  let text = earlier && JSON.stringify(earlier);
  return (unsaved: UnsavedEdit | undefined): void => {
    if (unsaved) text = storeWork(userId, name, { ...unsaved, ...rulesStamp }) ?? text;
    else if (text !== undefined) dropWork(userId, name, text);
  };
}
