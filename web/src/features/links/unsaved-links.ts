import { dropWork, workNames } from '../../lib/unsaved-work.ts';

/** The beginning of the name of a stored edit. The id of the project follows. */
export const UNSAVED_LINK = 'link:';

/** The ids of the projects whose links have unsaved changes on this device. */
export function unsavedLinks(userId: number): string[] {
  return workNames(userId, UNSAVED_LINK).map((name) => name.slice(UNSAVED_LINK.length));
}

export function dropUnsavedLink(userId: number, projectId: string): void {
  dropWork(userId, UNSAVED_LINK + projectId);
}
