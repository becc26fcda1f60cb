import type { Project } from '@everscan/contract/codes.schemas';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import type { Shortened } from '../../platform/http/idempotency.ts';
import { lacksImage, withoutImage } from '../../without-image.ts';
import { conflict, getProject } from './projects.ts';

/** Responses with a user's project are stored without the image of its logo, which may have 40 kB. */
export function shortenedProject(caller: Owner): Shortened<Project> {
  return {
    shorten: withoutImage,
    complete: (trx, stored) => completeProject(trx, caller, stored),
  };
}

/**
 * Like `shortenedProject`, for an edit of this version. If the project has changed since, a retry is refused
 * like a new edit, because the client must not mistake a later edit for its own.
 */
export function shortenedEdit(caller: Owner, version: number | undefined): Shortened<Project> {
  return {
    shorten: withoutImage,
    async complete(trx, stored) {
      const project = await completeProject(trx, caller, stored);
      if (version !== undefined && project.version !== stored.version) throw conflict(project);
      return project;
    },
  };
}

/**
 * The project of a stored response. If the image was left out, the current project is returned.
 * @throws {HttpError} 404 when it was deleted
 */
export async function completeProject(db: Db, caller: Owner, stored: Project): Promise<Project> {
  return lacksImage(stored) ? getProject(db, caller, stored.id) : stored;
}
