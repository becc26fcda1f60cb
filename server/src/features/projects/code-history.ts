import type { CodeState, History } from '@everscan/contract/codes.schemas';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { type CodeColumns, linkColumns, listChanges, partsOf } from '../history/history.ts';
import { findLink, timeOf } from '../links/links.ts';
import { columnsBefore } from '../pictures/index.ts';
import { designOf } from './project-columns.ts';
import { findProject } from './projects.store.ts';
import { projectNotFound } from './projects.ts';

/** The changes of a user's code, newest first. @throws {HttpError} 404 when the user has no such project */
export async function listHistory(db: Db, caller: Owner, projectId: string): Promise<History> {
  const project = await findProject(db, caller, projectId);
  if (!project) throw projectNotFound();
  const link = await findLink(db, caller, projectId);
  const changes = await listChanges(db, caller, projectId);
  const before = await columnsBefore<CodeColumns>(db, caller, changes);
  const { title, type, data, style, design } = project;
  const current = { title, type, data, style, design, ...(link && linkColumns(link)) };
  return {
    changes: changes.map((change, index) => {
      const what = partsOf(change);
      return {
        id: change.id,
        at: timeOf(change.at),
        what,
        before: presentState(before[index] ?? {}),
        byJob: change.job_id !== null,
        isReversal: change.reverts !== null,
        isReversible: !(link && what.includes('content')),
      };
    }),
    current: presentState(current as CodeColumns),
  };
}

/** Recorded columns as clients see them. The contract's schemas checked them when they were written. */
export function presentState(columns: CodeColumns): CodeState {
  const { title, type, data, style, design, target, utm, state, pause_text } = columns;
  const { passes_query, starts_at, ends_at, fallback } = columns;
  return {
    ...(title !== undefined && { title }),
    ...(type !== undefined && { type: type as NonNullable<CodeState['type']> }),
    ...(data !== undefined && { data: JSON.parse(data) }),
    ...(style !== undefined && {
      style: style as NonNullable<CodeState['style']>,
      design: designOf({ style, design: design ?? null }),
    }),
    ...(target !== undefined && { target, utm: utm ? JSON.parse(utm) : {} }),
    ...(passes_query !== undefined && { passesQuery: passes_query === 1 }),
    ...(state !== undefined && {
      state: state as 'active' | 'paused',
      pauseText: pause_text ?? '',
    }),
    ...(starts_at !== undefined && {
      startsAt: timeOrNull(starts_at),
      endsAt: timeOrNull(ends_at ?? null),
      fallback: fallback ?? null,
    }),
  };
}

function timeOrNull(ms: number | null): string | null {
  return ms === null ? null : timeOf(ms);
}
