/** The links whose scans an owner sees. Saved codes know them, and are asked through this interface. */
import type { Db } from '../platform/db/connect.ts';
import type { Owner } from '../platform/db/owned.ts';

export type CountedLink = { id: number; code: string; project: string; title: string };

export type CountedLinks = {
  /** An owner's links in the order of their codes. @param projectIds only those of these codes */
  list(db: Db, caller: Owner, projectIds?: readonly string[]): Promise<CountedLink[]>;
  /** The latest changes of a link's target in a period, newest first. */
  targetChanges(
    db: Db,
    linkId: number,
    period: { start: number; end: number; limit: number },
  ): Promise<{ target: string; changed_at: number }[]>;
};
