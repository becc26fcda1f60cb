import type { Action } from '@everscan/contract/api/library-jobs';
import type { ChangeLinkBody } from '@everscan/contract/api/links';
import type { Db } from '../../db/connect.ts';
import { findKitDesign, kitsOf } from '../brand-kits/kit-of-code.service.ts';
import { listJobChanges } from '../history/history.service.ts';
import { moveProjects, tagProjects } from '../library/library.service.ts';
import { changeLink, type LinkRules } from '../links/links.service.ts';
import { deleteProject } from '../projects/deleted-projects.service.ts';
import {
  changeProject,
  listNamedCodes,
  type NamedCode,
  projectNotFound,
} from '../projects/projects.service.ts';
import { attempt } from './attempt.ts';
import { inTime } from './in-time.ts';
import type { CodeRow, Result } from './library-jobs.store.ts';
import { checkText, staticCode, textChange } from './text-change.ts';

export type Options = { userId: number; jobId: string; rules: LinkRules; now: number };

/**
 * Does what a job says for some of its codes. Run it in a transaction.
 * @returns the results of those that it had the time for, in their order
 */
export async function applyAction(
  trx: Db,
  action: Action,
  rows: readonly CodeRow[],
  options: Options,
): Promise<Result[]> {
  const { userId } = options;
  const ids = rows.map(({ project_id }) => project_id);
  const codes = new Map((await listNamedCodes(trx, userId, ids)).map((code) => [code.id, code]));
  if (action.do === 'move' || action.do === 'tag') {
    const outcome = await attempt<Map<string, unknown>>(trx, () =>
      action.do === 'move'
        ? moveProjects(trx, { userId, ids, folder: action.folder })
        : tagProjects(trx, { userId, ids, ...action }),
    );
    return rows.map(({ number, project_id: id }) => {
      if (outcome.error) return { number, state: 'failed', error: outcome.error };
      const before = outcome.value.get(id);
      return { number, state: before === undefined ? 'unchanged' : 'done', before };
    });
  }
  const kits = action.do === 'kit' ? await kitsOf(trx, ids) : undefined;
  const results: (Result & { id: string })[] = [];
  for await (const { number, project_id: id } of inTime(rows)) {
    const outcome = await attempt(trx, async () => {
      const code = codes.get(id);
      if (!code) throw projectNotFound();
      await applyToCode(trx, action, { code, number, ...options });
    });
    results.push(
      outcome.error
        ? { id, number, state: 'failed', error: outcome.error }
        : { id, number, state: 'done', ...(kits && { before: kits.get(id) ?? null }) },
    );
  }
  if (action.do === 'delete') return results;
  const changes = await listJobChanges(trx, options.jobId, ids);
  return results.map(({ id, ...result }) => {
    const isSame = !changes.has(id) && (action.do !== 'kit' || result.before === action.kit);
    return result.state === 'done' && isSame ? { ...result, state: 'unchanged' } : result;
  });
}

type CodeOptions = Options & { code: NamedCode; number: number };

async function applyToCode(
  trx: Db,
  action: Exclude<Action, { do: 'move' | 'tag' }>,
  { code, number, ...options }: CodeOptions,
): Promise<unknown> {
  const { userId, rules, now } = options;
  const { id } = code;
  const link = (body: ChangeLinkBody) => {
    if (code.target === null) throw staticCode();
    return changeLink(trx, { ...options, projectId: id, body });
  };
  switch (action.do) {
    case 'target':
      return link({ target: action.target });
    case 'state': {
      const { state, pauseText } = action;
      return link({ state, ...(pauseText !== undefined && { pauseText }) });
    }
    case 'schedule': {
      const { do: _, ...schedule } = action;
      return link(schedule);
    }
    case 'replace-in-target': {
      const { before, after } = textChange(action, code, number);
      return before !== after && link({ target: after });
    }
    case 'rename': {
      const { after: title } = textChange(action, code, number);
      checkText(action, title, rules);
      return changeProject(trx, { ...options, id, body: { title } });
    }
    case 'kit': {
      const design = await findKitDesign(trx, userId, action.kit);
      return changeProject(trx, { ...options, id, body: { design, kit: action.kit } });
    }
    case 'design':
      return changeProject(trx, { ...options, id, body: { design: action.design } });
    case 'delete':
      return deleteProject(trx, userId, id, now);
  }
}
