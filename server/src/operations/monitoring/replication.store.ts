import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';

export type Replication = {
  replicas: number;
  /** Undefined without replicas, and for a role that may not see their state (`pg_monitor` may). */
  lagSeconds: number | undefined;
};

/** The replicas of PostgreSQL and their lag; on a replica, its own lag. */
export async function findReplication(db: Db): Promise<Replication> {
  // PostgreSQL hides all columns except the process and its user from other roles.
  const { rows } = await sql<{
    replicas: number;
    visible: number;
    lag: number;
    own: number | null;
  }>`
    select
      count(*)::int as replicas,
      count(state)::int as visible,
      coalesce(max(extract(epoch from replay_lag)), 0)::float8 as lag,
      case when pg_is_in_recovery()
        then extract(epoch from now() - pg_last_xact_replay_timestamp())::float8
      end as own
    from pg_stat_replication
    where state is null or state in ('streaming', 'catchup')`.execute(db);
  const { replicas, visible, lag, own } = rows[0] ?? { replicas: 0, visible: 0, lag: 0, own: null };
  const isVisible = replicas > 0 && visible === replicas;
  return { replicas, lagSeconds: own ?? (isVisible ? lag : undefined) };
}
