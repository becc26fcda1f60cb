import type { Project } from '@everscan/contract/codes.schemas';
import { dropWork, readWork, storeWork, workNames } from '../../lib/unsaved-work.ts';

/** A title that the server may not have yet. */
export type UnsavedTitle = {
  id: string;
  title: string;
  /** The previous title; `version` had it. */
  before: string;
  version: number;
  /** False for a title that is still being typed, which is not sent automatically. */
  isDone: boolean;
};

const PREFIX = 'title:';

/** Stores the title of a project on this device. A blank title is not stored. */
export function storeTitle(
  userId: number,
  project: Project,
  typed: string,
  { isDone = false } = {},
): UnsavedTitle {
  const { id, title: before, version } = project;
  const stored = { id, title: typed.trim(), before, version, isDone };
  if (stored.title) storeWork(userId, PREFIX + id, stored);
  else dropTitle(userId, id);
  return stored;
}

/** The stored titles that are finished and can be sent. */
export function finishedTitles(userId: number): UnsavedTitle[] {
  return workNames(userId, PREFIX)
    .flatMap((name) => readWork<UnsavedTitle>(userId, name) ?? [])
    .filter(({ isDone }) => isDone);
}

/** The stored title of a project, if it was still being typed. */
export function unfinishedTitle(userId: number, id: string): string | undefined {
  const stored = readWork<UnsavedTitle>(userId, PREFIX + id);
  return stored?.isDone ? undefined : stored?.title;
}

/** @param stored if given, only this title is dropped, because another one may have been typed since */
export function dropTitle(userId: number, id: string, stored?: UnsavedTitle): void {
  dropWork(userId, PREFIX + id, stored && JSON.stringify(stored));
}
