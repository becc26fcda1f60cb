import type { Action } from '@everscan/contract/api/library-jobs';
import type { ChangeLinkBody } from '@everscan/contract/api/links';
import type { Db } from '../../db/connect.ts';
import { moveProjects, tagProjects } from '../library/library.service.ts';
import { changeLink, type LinkRules } from '../links/links.service.ts';
import {
  changeProject,
  deleteProject,
  listNamedCodes,
  type NamedCode,
  projectNotFound,
} from '../projects/projects.service.ts';
import { attempt } from './attempt.ts';
import type { CodeRow, Result } from './library-jobs.store.ts';
import { checkText, textChange } from './text-change.ts';

export type Options = { userId: number; jobId: string; rules: LinkRules; now: number };

/** Does what a job says for some of its codes. Run it in a transaction. */
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
    const outcome = await attempt(trx, () =>
      action.do === 'move'
        ? moveProjects(trx, { userId, ids, folder: action.folder })
        : tagProjects(trx, { userId, ids, ...action }),
    );
    return rows.map(({ number, project_id: id }) => {
      if ('error' in outcome) return { number, state: 'failed', error: outcome.error };
      const before = outcome.value.get(id);
      return { number, state: before === undefined ? 'unchanged' : 'done', before };
    });
  }
  const results: Result[] = [];
  for (const { number, project_id } of rows) {
    const outcome = await attempt(trx, async () => {
      const code = codes.get(project_id);
      if (!code) throw projectNotFound();
      return applyToCode(trx, action, { code, number, ...options });
    });
    results.push(
      'error' in outcome
        ? { number, state: 'failed', error: outcome.error }
        : { number, state: outcome.value ? 'done' : 'unchanged' },
    );
  }
  return results;
}

type CodeOptions = Options & { code: NamedCode; number: number };

/** Returns whether the code has changed. */
async function applyToCode(
  trx: Db,
  action: Exclude<Action, { do: 'move' | 'tag' }>,
  { code, number, ...options }: CodeOptions,
): Promise<boolean> {
  const { userId, rules, now } = options;
  const link = async (body: ChangeLinkBody) => {
    const { version } = await changeLink(trx, { ...options, projectId: code.id, body });
    return version !== code.link_version;
  };
  const project = async (body: Parameters<typeof changeProject>[1]['body']) => {
    const { version } = await changeProject(trx, { ...options, id: code.id, body });
    return version !== code.version;
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
      const { before, after } = textChange(action, code, number);
      checkText(action, after, rules);
      return before !== after && project({ title: after });
    }
    case 'design':
      return project({ design: action.design });
    case 'delete':
      await deleteProject(trx, userId, code.id, now);
      return true;
  }
}
