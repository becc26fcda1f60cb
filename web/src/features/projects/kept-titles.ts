import type { Project } from '@everscan/contract/api/projects';
import { dropWork, keepWork, readWork, workNames } from '../../lib/kept-work.ts';

/** A title that the server may not have yet. */
export type KeptTitle = {
  id: string;
  title: string;
  /** The title before, and the version that had it. */
  before: string;
  version: number;
  /** False while it is being typed: then it is never sent by itself. */
  isDone: boolean;
};

const PREFIX = 'title:';

/** Keeps the title of a project on this device. A blank title is not kept. */
export function keepTitle(
  userId: number,
  project: Project,
  typed: string,
  { isDone = false } = {},
): KeptTitle {
  const { id, title: before, version } = project;
  const kept = { id, title: typed.trim(), before, version, isDone };
  if (kept.title) keepWork(userId, PREFIX + id, kept);
  else dropTitle(userId, id);
  return kept;
}

/** The titles to send. */
export function doneTitles(userId: number): KeptTitle[] {
  return workNames(userId, PREFIX)
    .flatMap((name) => readWork<KeptTitle>(userId, name) ?? [])
    .filter(({ isDone }) => isDone);
}

/** A title that was typed, but not saved. */
export function unfinishedTitle(userId: number, id: string): string | undefined {
  const kept = readWork<KeptTitle>(userId, PREFIX + id);
  return kept?.isDone ? undefined : kept?.title;
}

/** @param kept drops only this title: another one may have been typed since. */
export function dropTitle(userId: number, id: string, kept?: KeptTitle): void {
  dropWork(userId, PREFIX + id, kept && JSON.stringify(kept));
}
