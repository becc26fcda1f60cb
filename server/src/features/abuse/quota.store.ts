import type { Db } from '../../db/connect.ts';
import { isPostgres } from '../../db/is-postgres.ts';

/**
 * When a user registered. Locks the row, so that the transactions of one user take turns and what
 * is counted after it is all there is. SQLite's take turns anyway.
 */
export async function getRegisteredAt(db: Db, userId: number): Promise<number> {
  const { created_at } = await db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', userId)
    .$if(isPostgres(db), (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
  return created_at;
}

/** How many links a user has made after `since`, deleted ones too. */
export async function countLinks(db: Db, userId: number, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** How often a user has changed a target after `since`. The first target of a link is no change. */
export async function countTargetChanges(db: Db, userId: number, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('link_targets as later')
    .innerJoin('links', 'links.id', 'later.link_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('links.user_id', '=', userId)
    .where('later.changed_at', '>', since)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('link_targets as earlier')
          .select('earlier.id')
          .whereRef('earlier.link_id', '=', 'later.link_id')
          .whereRef('earlier.id', '<', 'later.id'),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}
