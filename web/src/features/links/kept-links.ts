import { dropWork, workNames } from '../../lib/kept-work.ts';

/** Followed by the project's id. */
export const KEPT_LINK = 'link:';

/** The projects with changes of their links that wait on this device. */
export function keptLinks(userId: number): string[] {
  return workNames(userId, KEPT_LINK).map((name) => name.slice(KEPT_LINK.length));
}

export function dropKeptLink(userId: number, projectId: string): void {
  dropWork(userId, KEPT_LINK + projectId);
}
