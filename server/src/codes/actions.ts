/**
 * What the actions of jobs do to codes, and how it is taken back: most are changes that the history records, deletions use
 * the bin, and of folders, tags and kits the job stores what was there before. `batch.ts` decides when and for which codes:
 *
 *     const outcomes = await applyAction(trx, { do: 'move', folder }, codes, work);
 */
import { setImmediate } from 'node:timers/promises';
import {
  type Action,
  type ChangeLinkBody,
  type JobPreview,
  maxPreviewed,
  projectTitleSchema,
  TITLE_MAX_LENGTH,
} from '@everscan/contract/codes.schemas';
import type { Language } from '@everscan/contract/languages';
import { keepLabel } from '@everscan/core/bulk/label';
import { URL_MAX_LENGTH, url } from '@everscan/core/content/url';
import type { Design } from '@everscan/core/design/design';
import { withLook } from '@everscan/core/design/presets';
import type { Db } from '../platform/db/connect.ts';
import type { Owner } from '../platform/db/owned.ts';
import { errorBodyOf } from '../platform/http/error-body.ts';
import { badRequest, HttpError, refusalOf, userError } from '../platform/http/http-error.ts';
import { faultText, issueText } from '../platform/http/presenter.ts';
import { findKitDesign } from './brand-kits.ts';
import { type Change, changeCodes, projectNotFound } from './change.ts';
import { type CodeRow, designOf } from './code.ts';
import { listNamedCodes, type NamedCode, nameCode } from './find.ts';
import { moveProjects, restoreTags, tagProjects } from './groups.ts';
import { keepPicture } from './pictures.ts';
import { deleteProjects, restoreProjects } from './remove.ts';
import { checkTarget, type LinkRules } from './rules.ts';
import { changedLater, revertJob } from './undo.ts';

/** For whom and when a job works. */
export type Work = {
  caller: Owner;
  jobId: string;
  /** When the job was created. */
  createdAt: number;
  rules: LinkRules;
  now: number;
};

/** An action as a job stores it. */
export type StoredAction = Action & {
  /** The language of the page that started the job, and thus of the names of codes without a title. */
  language?: Language;
};

/** A code of a job. Patterns of titles contain its number, which is 1 for the first. */
type NumberedCode = { id: string; number: number };

type Outcomes = ReadonlyMap<string, { isChanged: boolean; before?: unknown } | HttpError>;

/**
 * Does an action to codes. Run it in a transaction.
 * @returns for each code, whether it has changed and what `undoAction` needs, or why it could not be changed; codes that
 * need no change may be left out
 */
export async function applyAction(
  trx: Db,
  action: StoredAction,
  codes: readonly NumberedCode[],
  { caller, ...work }: Work,
): Promise<Outcomes> {
  const ids = codes.map(({ id }) => id);
  switch (action.do) {
    case 'move':
      return outcomesOfGrouping(ids, moveProjects(trx, { caller, ids, folder: action.folder }));
    case 'tag':
      return outcomesOfGrouping(ids, tagProjects(trx, { caller, ids, ...action }));
    case 'delete': {
      const deleted = await deleteProjects(trx, caller, ids, work.now);
      return new Map(
        ids.map((id) => [id, deleted.has(id) ? { isChanged: true } : projectNotFound()]),
      );
    }
    default: {
      const changeOf = await changeBy(trx, caller, action, work.rules).catch(refusalOf);
      if (changeOf instanceof HttpError) return new Map(ids.map((id) => [id, changeOf]));
      const edits = codes.map(({ id, number }) => ({
        id,
        change: (code: CodeRow) => changeOf(code, number),
      }));
      const outcomes = await changeCodes(trx, caller, edits, { ...work, by: 'job' });
      const results = new Map<string, { isChanged: boolean; before?: unknown } | HttpError>();
      for (const [id, outcome] of outcomes) {
        if (outcome instanceof HttpError) {
          results.set(id, outcome);
          continue;
        }
        const { isChanged, before } = outcome;
        results.set(id, { isChanged, ...(action.do === 'kit' && { before: before.kit_id }) });
      }
      return results;
    }
  }
}

/** What an action changes in each code. @throws {HttpError} 404 when the owner has no such kit */
async function changeBy(
  trx: Db,
  caller: Owner,
  action: Exclude<StoredAction, { do: 'move' | 'tag' | 'delete' }>,
  rules: LinkRules,
): Promise<(code: CodeRow, number: number) => Change> {
  switch (action.do) {
    case 'kit': {
      const { kit } = action;
      const design = await findKitDesign(trx, caller, kit);
      return (code) => ({ kit, design: relabelled(design, code, action) });
    }
    case 'design': {
      const design = await keepPicture(trx, caller, action.design);
      return (code) => ({ design: relabelled(design, code, action) });
    }
    case 'look':
      return (code) => ({ design: withLook(designOf(code), action.look) });
    case 'rename': {
      const { language = 'en' } = action;
      return (code, number) => {
        const { before, after } = textChange(action, nameCode(code, language), number);
        if (before === after) return {};
        checkText(action, after, rules);
        return { title: after };
      };
    }
    default:
      return (code, number) => {
        if (code.code === null) throw staticCode();
        return { link: linkChangeBy(action, code, number) };
      };
  }
}

/** The new design of a code, which keeps its label unless the action replaces it. */
function relabelled(
  design: Design,
  code: CodeRow,
  { replacesLabels }: { replacesLabels?: boolean | undefined },
): Design {
  return replacesLabels ? design : keepLabel(designOf(code), design);
}

type LinkAction = Extract<Action, { do: 'target' | 'state' | 'schedule' | 'replace-in-target' }>;

function linkChangeBy(action: LinkAction, code: CodeRow, number: number): ChangeLinkBody {
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
      const { before, after } = textChange(action, nameCode(code, 'en'), number);
      return before === after ? {} : { target: after };
    }
  }
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

/**
 * Takes back what an action did to codes, except in those that have changed again since.
 * @param before the folder, tags or kit that `applyAction` returned for each
 * @returns an error for each code that could not be reverted; any other value means that it was reverted
 */
export async function undoAction(
  trx: Db,
  action: Action,
  before: ReadonlyMap<string, unknown>,
  { caller, ...work }: Work,
): Promise<ReadonlyMap<string, unknown>> {
  const ids = [...before.keys()];
  const places = before as ReadonlyMap<string, string | null>;
  switch (action.do) {
    case 'delete':
      return restoreProjects(trx, ids, { caller, ...work });
    case 'move':
      return undoMove(trx, caller, places, action.folder);
    case 'tag': {
      const tags = before as ReadonlyMap<string, readonly string[]>;
      const kept = await restoreTags(trx, { ...action, caller, before: tags });
      return new Map([...kept].map((id) => [id, changedLater()]));
    }
    case 'kit':
      return revertJob(trx, caller, ids, { ...work, kits: { given: action.kit, before: places } });
    default:
      return revertJob(trx, caller, ids, work);
  }
}

/** Moves those codes back to their earlier folders that are still where the job put them. */
async function undoMove(
  trx: Db,
  caller: Owner,
  before: ReadonlyMap<string, string | null>,
  from: string | null,
): Promise<ReadonlyMap<string, unknown>> {
  const outcomes = new Map<string, unknown>();
  const groups = Map.groupBy(before.keys(), (id) => before.get(id) ?? null);
  for (const [folder, ids] of groups) {
    const moved = await moveProjects(trx, { caller, ids, folder, from }).catch(refusalOf);
    for (const id of ids) {
      if (moved instanceof HttpError) outcomes.set(id, moved);
      else outcomes.set(id, moved.has(id) ? undefined : changedLater());
    }
  }
  return outcomes;
}

/** Returns what a change of texts would do to each code. */
export async function previewAction(
  db: Db,
  ids: readonly string[],
  { action, offset }: { action: TextAction; offset: number },
  { caller, rules, language }: Pick<Work, 'caller' | 'rules'> & { language: Language },
): Promise<JobPreview> {
  const named = await listNamedCodes(db, caller, ids, language);
  const codes = new Map(named.map((code) => [code.id, code]));
  const rows: JobPreview['rows'] = [];
  for (const [index, id] of ids.entries()) {
    if (index % PREVIEWED_PER_TURN === PREVIEWED_PER_TURN - 1) await setImmediate();
    const code = codes.get(id);
    if (!code) continue;
    const { name: title } = code;
    try {
      const change = textChange(action, code, index + 1);
      if (change.before !== change.after) checkText(action, change.after, rules);
      rows.push({ id, title, ...change });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const text = code.target ?? title;
      rows.push({ id, title, before: text, after: text, error: errorBodyOf(error) });
    }
  }
  const isChanging = ({ before, after }: (typeof rows)[number]) => before !== after;
  return {
    total: rows.length,
    changing: rows.filter(isChanging).length,
    rows: rows.slice(offset, offset + maxPreviewed),
  };
}

/** How many codes are previewed before other requests get a turn. */
const PREVIEWED_PER_TURN = 100;

/** An action that computes each code's new text from the old one. */
type TextAction = Extract<Action, { do: 'replace-in-target' | 'rename' }>;

/** A longer address is refused before it is built, because many codes with many matches would fill the memory. */
const MAX_BUILT_LENGTH = 2 * URL_MAX_LENGTH;

/**
 * A longer address or content is shortened when it serves as a title and would leave no room for the rest of
 * a pattern.
 */
const MAX_NAME_LENGTH = 100;

/**
 * The text that an action changes, and its replacement.
 * @param number 1 for the first code of the selection
 * @throws {HttpError} 400 for the target of a static code, or a target that is far too long
 */
export function textChange(
  action: TextAction,
  { name, hasTitle, code, target, data }: NamedCode,
  number: number,
): { before: string; after: string } {
  if (action.do === 'replace-in-target') {
    if (target === null) throw staticCode();
    const { find, replace } = action;
    const added = (target.split(find).length - 1) * (replace.length - find.length);
    if (target.length + added > MAX_BUILT_LENGTH) {
      const text = faultText({
        code: 'address-too-long',
        most: URL_MAX_LENGTH,
        length: target.length + added,
      });
      throw new HttpError(400, 'target_invalid', text, {}, { field: 'target' });
    }
    return { before: target, after: target.replaceAll(find, () => replace) };
  }
  const values: Record<string, string> = {
    number: String(number),
    slug: code ?? '',
    host: hostOf(target ?? JSON.parse(data).url ?? ''),
  };
  const rename = (title: string) =>
    action.pattern
      .replace(/\{(\w+)\}/g, (whole, key) => (key === 'title' ? title : (values[key] ?? whole)))
      .trim();
  const after = rename(name);
  const fits = after === name || after.length <= TITLE_MAX_LENGTH;
  return { before: name, after: fits || hasTitle ? after : rename(cut(name)) };
}

function cut(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const start = name.slice(0, MAX_NAME_LENGTH - 1).replace(/[\ud800-\udbff]$/, ''); // half an emoji
  return `${start}…`;
}

/** The host of an address as it is stored, which may lack its scheme; empty if it is not a web address. */
function hostOf(address: string): string {
  try {
    return new URL(url.encode({ url: address }, '')).host;
  } catch {
    return '';
  }
}

/** @throws {HttpError} 400 for a text that the code may not have */
function checkText({ do: kind }: TextAction, text: string, rules: LinkRules): void {
  if (kind === 'replace-in-target') {
    checkTarget(text, rules);
    return;
  }
  const { error } = projectTitleSchema.safeParse(text);
  if (error) throw badRequest(issueText(error.issues[0]));
}

function staticCode(): HttpError {
  return userError(400, 'bad_request.static_code');
}
