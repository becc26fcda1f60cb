import type { Action, ChangeLinkBody } from '@everscan/contract/codes.schemas';
import type { Language } from '@everscan/contract/languages';
import { keepLabel } from '@everscan/core/bulk/label';
import type { Design } from '@everscan/core/design/design';
import { withLook } from '@everscan/core/design/presets';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { errorBodyOf } from '../../platform/http/error-body.ts';
import { catchRefusal, HttpError, refusalOf } from '../../platform/http/http-error.ts';
import { deleteProjects } from '../bin/bin.ts';
import { assignKit, findKitDesign, kitsOf } from '../brand-kits/kit-of-code.ts';
import { moveProjects, tagProjects } from '../library/library.ts';
import { changeLinks } from '../links/changed-links.ts';
import type { LinkRules } from '../links/links.ts';
import { keepPicture } from '../pictures/index.ts';
import { changeProjects, lockProjects } from '../projects/changed-projects.ts';
import { designOf, listNamedCodes, type NamedCode, projectNotFound } from '../projects/projects.ts';
import { inTime } from './in-time.ts';
import type { CodeRow, Result } from './job-rows.store.ts';
import type { StoredAction } from './stored-action.ts';
import { checkText, staticCode, textChange } from './text-change.ts';

export type Options = { caller: Owner; jobId: string; rules: LinkRules; now: number };

/**
 * Applies the action of a job to some of its codes. Run it in a transaction, after locking the user.
 * @returns the results of the codes that were finished within the time limit, in order
 */
export async function applyAction(
  trx: Db,
  action: StoredAction,
  rows: readonly CodeRow[],
  options: Options,
): Promise<Result[]> {
  const results: Result[] = [];
  for await (const group of inTime(rows)) {
    const outcomes = await applyToCodes(trx, action, group, options);
    for (const { number, project_id } of group) {
      const outcome = outcomes.get(project_id) ?? { isChanged: false };
      results.push(
        outcome instanceof HttpError
          ? { number, state: 'failed', error: errorBodyOf(outcome) }
          : { number, state: outcome.isChanged ? 'done' : 'unchanged', before: outcome.before },
      );
    }
  }
  return results;
}

/** The change to each code, or the error that prevents it; codes that need no change are left out. */
type Outcomes = Map<string, { isChanged: boolean; before?: unknown } | HttpError>;

async function applyToCodes(
  trx: Db,
  action: StoredAction,
  rows: readonly CodeRow[],
  options: Options,
): Promise<Outcomes> {
  const { caller, now } = options;
  const { language = 'en' } = action;
  const naming = { caller, language };
  const ids = rows.map(({ project_id }) => project_id);
  switch (action.do) {
    case 'move':
      return outcomesOfGrouping(ids, moveProjects(trx, { caller, ids, folder: action.folder }));
    case 'tag':
      return outcomesOfGrouping(ids, tagProjects(trx, { caller, ids, ...action }));
    case 'delete': {
      const deleted = await deleteProjects(trx, caller, ids, now);
      return new Map(
        ids.map((id) => [id, deleted.has(id) ? { isChanged: true } : projectNotFound()]),
      );
    }
    case 'kit':
      return applyKit(trx, action, ids, options);
    case 'design': {
      const design = await keepPicture(trx, caller, action.design);
      return redesign(trx, ids, changeTo(design, action), options);
    }
    case 'look':
      return redesign(trx, ids, (own) => withLook(own, action.look), options);
    case 'rename': {
      await lockProjects(trx, caller, ids); // before their names are read
      const { outcomes, edits } = await planEdits(trx, rows, naming, (code, number) => {
        const { before, after } = textChange(action, code, number);
        if (before === after) return { fields: {} };
        checkText(action, after, options.rules);
        return { fields: { title: after } };
      });
      return new Map([...outcomes, ...outcomesOf(await changeProjects(trx, edits, options))]);
    }
    default: {
      const { outcomes, edits } = await planEdits(trx, rows, naming, (code, number) => {
        if (code.target === null) throw staticCode();
        return { body: linkChange(action, code, number) };
      });
      return new Map([...outcomes, ...outcomesOf(await changeLinks(trx, edits, options))]);
    }
  }
}

type LinkAction = Extract<Action, { do: 'target' | 'state' | 'schedule' | 'replace-in-target' }>;

function linkChange(action: LinkAction, code: NamedCode, number: number): ChangeLinkBody {
  switch (action.do) {
    case 'target':
      return { target: action.target };
    case 'state': {
      const { state, pauseText } = action;
      return { state, ...(pauseText !== undefined && { pauseText }) };
    }
    case 'schedule': {
      const { do: _, ...schedule } = action;
      return schedule;
    }
    case 'replace-in-target': {
      const { before, after } = textChange(action, code, number);
      return before === after ? {} : { target: after };
    }
  }
}

/** Plans the change to each code from its name and link, or the error that prevents it. */
async function planEdits<Change extends object>(
  trx: Db,
  rows: readonly CodeRow[],
  { caller, language }: { caller: Owner; language: Language },
  changeOf: (code: NamedCode, number: number) => Change,
): Promise<{ outcomes: Outcomes; edits: ({ projectId: string } & Change)[] }> {
  const ids = rows.map(({ project_id }) => project_id);
  const named = await listNamedCodes(trx, caller, ids, language);
  const codes = new Map(named.map((code) => [code.id, code]));
  const outcomes: Outcomes = new Map();
  const edits = [];
  for (const { number, project_id: projectId } of rows) {
    const code = codes.get(projectId);
    const change = code ? catchRefusal(() => changeOf(code, number)) : projectNotFound();
    if (change instanceof HttpError) outcomes.set(projectId, change);
    else edits.push({ projectId, ...change });
  }
  return { outcomes, edits };
}

function outcomesOf(changes: ReadonlyMap<string, { changeId: number | undefined } | HttpError>) {
  const outcomes: Outcomes = new Map();
  for (const [id, change] of changes) {
    const isRefused = change instanceof HttpError;
    outcomes.set(id, isRefused ? change : { isChanged: change.changeId !== undefined });
  }
  return outcomes;
}

/** @param change makes the change, and returns the folder or tags that each code had before */
async function outcomesOfGrouping(
  ids: readonly string[],
  change: Promise<ReadonlyMap<string, unknown>>,
): Promise<Outcomes> {
  const changed = await change.catch(refusalOf);
  if (changed instanceof HttpError) return new Map(ids.map((id) => [id, changed]));
  return new Map([...changed].map(([id, before]) => [id, { isChanged: true, before }]));
}

/** The new design of a code, which keeps its label unless the action replaces it. */
const changeTo =
  (design: Design, { replacesLabels }: { replacesLabels?: boolean | undefined }) =>
  (own: Design): Design =>
    replacesLabels ? design : keepLabel(own, design);

/** Gives each code the design that `change` derives from its current one. */
async function redesign(
  trx: Db,
  ids: readonly string[],
  change: (own: Design) => Design,
  options: Options,
): Promise<Outcomes> {
  const projects = await lockProjects(trx, options.caller, ids);
  const edits = ids.map((projectId) => {
    const project = projects.get(projectId);
    return { projectId, fields: project ? { design: change(designOf(project)) } : {} };
  });
  return outcomesOf(await changeProjects(trx, edits, options));
}

/** Gives codes the design of a kit, and records which kit each used before. */
async function applyKit(
  trx: Db,
  action: Extract<Action, { do: 'kit' }>,
  ids: readonly string[],
  options: Options,
): Promise<Outcomes> {
  const { kit } = action;
  const design = await findKitDesign(trx, options.caller, kit).catch(refusalOf);
  if (design instanceof HttpError) return new Map(ids.map((id) => [id, design]));
  const outcomes = await redesign(trx, ids, changeTo(design, action), options);
  const kits = await kitsOf(trx, ids); // after `redesign`, which locks the codes
  const projectIds = ids.filter((id) => !(outcomes.get(id) instanceof HttpError));
  await assignKit(trx, { caller: options.caller, projectIds, kit });
  for (const id of projectIds) {
    const before = kits.get(id) ?? null;
    const { isChanged } = outcomes.get(id) as { isChanged: boolean };
    outcomes.set(id, { isChanged: isChanged || before !== kit, before });
  }
  return outcomes;
}
