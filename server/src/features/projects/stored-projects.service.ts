import type { Project } from '@everscan/contract/api/projects';
import type { Db } from '../../db/connect.ts';
import type { Shortened } from '../../http/idempotency.ts';
import { lacksImage, withoutImage } from '../../without-image.ts';
import { getProject } from './projects.service.ts';

/** Responses with a user's project are stored without the image of its logo, which may have 40 kB. */
export function shortenedProject(userId: number): Shortened<Project> {
  return {
    shorten: withoutImage,
    complete: (trx, stored) => completeProject(trx, userId, stored),
  };
}

/**
 * The project of a stored response. One that is stored without an image is read again. It keeps the version of
 * the response, so that an edit of it is refused if the code was changed since.
 * @throws {HttpError} 404 when it was deleted
 */
export async function completeProject(db: Db, userId: number, stored: Project): Promise<Project> {
  if (!lacksImage(stored)) return stored;
  return { ...(await getProject(db, userId, stored.id)), version: stored.version };
}
