/**
 * The only way to change saved codes, whether their owner edits one, uploads a list, runs a job or takes something back:
 *
 *     const outcomes = await changeCodes(trx, actor, [{ id, change: { title: 'Menu', version: 3 } }], cause);
 *     const { code } = unwrap(outcomes.get(id));
 *
 * It locks the codes, decides each change on the locked rows (`rules.ts`), writes what differs, and records
 * it (`history.ts`). A change that is refused changes nothing and keeps no other from being made.
 */
import type { ChangeLinkBody, Project } from '@everscan/contract/codes.schemas';
import { contentSchema } from '@everscan/contract/content';
import { lockOwner } from '../identity/index.ts';
import type { Db } from '../platform/db/connect.ts';
import type { Owner } from '../platform/db/owned.ts';
import { updateRows } from '../platform/db/write-rows.ts';
import {
  badRequest,
  catchRefusal,
  HttpError,
  unwrap,
  userError,
} from '../platform/http/http-error.ts';
import { contentNames, issueText } from '../platform/http/presenter.ts';
import { signedOut } from '../platform/http/session.ts';
import { inShortTurnWithLocks } from '../platform/turns.ts';
import { kitNotFound, lockKits, setKit } from './brand-kits.ts';
import {
  type CodeRow,
  columnsOf,
  type DynamicRow,
  type LinkColumns,
  type LinkRow,
  type OwnColumns,
  type ProjectRow,
  presentProject,
} from './code.ts';
import { touchEntries, writeEntries } from './entries.ts';
import { recordChanges } from './history.ts';
import { keepPicture, pictureIn, withPictures } from './pictures.ts';
import {
  accountOf,
  countNewAddresses,
  HOUR_MS,
  type LinkRules,
  linkChange,
  targetChangesLeft,
  tooManyTargetChanges,
} from './rules.ts';
import { changedNow, lockCodes, raised } from './sql.ts';
import { countTargetChanges, deleteOldestTargets, insertTargets } from './targets.ts';

/** What changes in a code. A design that depends on the code must have its picture kept already. */
export type Change = {
  title?: string | undefined;
  style?: Project['style'] | undefined;
  design?: Project['design'] | undefined;
  /** Without `type`, `data` is for the saved type. */
  type?: Project['type'] | undefined;
  data?: unknown;
  kit?: string | null | undefined;
  link?: ChangeLinkBody | undefined;
  /** The version that was edited; a newer one is a conflict. */
  version?: number | undefined;
  /** Recorded columns that return, and the id of the change that had replaced them. */
  columns?: Partial<OwnColumns>;
  reverts?: number;
};

export type Edit = {
  id: string;
  /** If it depends on the locked code, it may throw what refuses the change. */
  change: Change | ((code: CodeRow) => Change);
};

export type Cause = {
  /** An undo gives codes no kit when theirs is gone; otherwise that is an error. */
  by: 'owner' | 'job' | 'undo';
  jobId?: string | undefined;
  rules: LinkRules;
  now: number;
};

type Changed = {
  before: CodeRow;
  code: CodeRow;
  isChanged: boolean;
  /** Id of the recorded change; undefined if no recorded column differs. */
  changeId: number | undefined;
};

type Decided = {
  before: CodeRow;
  after: CodeRow;
  own: OwnChange;
  link: LinkChange;
  kit: string | null | undefined;
  reverts: number | undefined;
};
type OwnChange = Partial<OwnColumns & Pick<ProjectRow, 'names' | 'picture'>>;
type LinkChange = Partial<LinkColumns & Pick<LinkRow, 'location'>>;

/**
 * Changes codes of an owner, each at most once. Run it in a transaction.
 * @returns for each id, the code before and after, or why it was not changed: 404 when the owner has no such code, link
 * or kit, 409 with the current code when the change was made for an older version, 400 for the content of a
 * dynamic code, an address that is not allowed or an invalid schedule, 403 for a state that the operator has set, 429
 * when a new account changes too many targets and fallbacks
 * @throws {HttpError} 401 when the account is gone
 */
export async function changeCodes(
  trx: Db,
  caller: Owner,
  edits: readonly Edit[],
  cause: Cause,
): Promise<Map<string, Changed | HttpError>> {
  const { rules, now, jobId } = cause;
  const user = edits.some(needsOwner) ? await lockOwner(trx, caller) : undefined;
  if (!user && edits.some(needsOwner)) throw signedOut();
  const kept: Edit[] = [];
  for (const edit of edits) kept.push(await withKeptPicture(trx, caller, edit));
  const ids = kept.map(({ id }) => id);
  const codes = await lockCodes(trx, caller, ids);
  const account = user && accountOf(user, rules, now);
  let left: number | undefined;
  const outcomes = new Map<string, Changed | HttpError>();
  const decided: Decided[] = [];
  for (const { id, change } of kept) {
    await inShortTurnWithLocks();
    const before = codes.get(id);
    const outcome = before
      ? await decide(trx, caller, { before, change, rules, now })
      : notFound(change);
    if (outcome instanceof HttpError) {
      outcomes.set(id, outcome);
      continue;
    }
    const added = addedAddresses(outcome);
    const count = added.target + added.fallback;
    if (count > 0 && account?.isNew) {
      left ??= targetChangesLeft(account, await countTargetChanges(trx, caller, now - HOUR_MS));
      if (count > left) {
        outcomes.set(id, tooManyTargetChanges(added.target ? 'target' : 'fallback'));
        continue;
      }
      left -= count;
    }
    decided.push(outcome);
  }
  const accepted = await assignKits(trx, caller, decided, {
    outcomes,
    isUndo: cause.by === 'undo',
  });
  await write(trx, accepted, { caller, now, countsFallbacks: account?.isNew === true });
  const changes = accepted.map(({ before, after, reverts }) => ({ before, after, reverts }));
  const recorded = await recordChanges(trx, changes, { caller, now, jobId });
  for (const { before, after } of accepted) {
    const { id } = before;
    outcomes.set(id, {
      before,
      code: after,
      isChanged: after !== before,
      changeId: recorded.get(id),
    });
  }
  return outcomes;
}

/** Like `changeCodes`, for one code. @throws {HttpError} why it was not changed */
export async function changeCode(
  trx: Db,
  caller: Owner,
  edit: Edit,
  cause: Cause,
): Promise<Changed> {
  return unwrap((await changeCodes(trx, caller, [edit], cause)).get(edit.id));
}

/** Whether an edit may name an address, of which new accounts may set a few in an hour. */
function needsOwner({ change }: Edit): boolean {
  return typeof change === 'function' || Boolean(change.link?.target ?? change.link?.fallback);
}

async function withKeptPicture(trx: Db, caller: Owner, edit: Edit): Promise<Edit> {
  const { id, change } = edit;
  if (typeof change === 'function' || !change.design) return edit;
  return { id, change: { ...change, design: await keepPicture(trx, caller, change.design) } };
}

function notFound(change: Edit['change']): HttpError {
  return typeof change === 'object' && change.link ? linkNotFound() : projectNotFound();
}

/** What becomes of a locked code, or why it does not change. */
async function decide(
  trx: Db,
  caller: Owner,
  {
    before,
    change,
    ...cause
  }: Pick<Edit, 'change'> & Pick<Cause, 'rules' | 'now'> & { before: CodeRow },
): Promise<Decided | HttpError> {
  const wanted = typeof change === 'function' ? catchRefusal(() => change(before)) : change;
  if (wanted instanceof HttpError) return wanted;
  const conflict = await findConflict(trx, caller, before, wanted);
  return conflict ?? catchRefusal(() => changed(before, wanted, cause));
}

async function findConflict(
  trx: Db,
  caller: Owner,
  code: CodeRow,
  { version }: Change,
): Promise<HttpError | undefined> {
  if (version === undefined || version === code.version) return undefined;
  const [whole = code] = await withPictures(trx, caller, [code]);
  return conflict(presentProject(whole));
}

/** @throws {HttpError} what refuses the change */
function changed(
  before: CodeRow,
  change: Change,
  { rules, now }: Pick<Cause, 'rules' | 'now'>,
): Decided {
  const { title, style, design, kit, link: body, columns, reverts } = change;
  const content = contentOf(before, change);
  const given = columnsOf({
    ...(title !== undefined && { title }),
    ...(style !== undefined && { style }),
    ...content,
    ...(design && { design }),
  });
  const own: OwnChange = differing(before, { ...given, ...columns });
  if (own.type !== undefined || own.data !== undefined) {
    own.names = contentNames(own.type ?? before.type, own.data ?? before.data);
  }
  if (own.design !== undefined) own.picture = pictureIn(own.design);
  const link = body ? decideLink(before, body, rules) : {};
  const { location: _, ...shown } = link;
  const [changesOwn, changesLink] = [!isEmpty(own), !isEmpty(link)];
  if (!changesOwn && !changesLink) return { before, after: before, own, link, kit, reverts };
  const after = { ...before, ...own, ...shown, version: before.version + 1 } as CodeRow;
  if (changesOwn) after.updated_at = now;
  if (changesLink) after.link_updated_at = now;
  return { before, after, own, link, kit, reverts };
}

/** The content of a change. @throws {HttpError} 400 */
function contentOf(code: CodeRow, { type, data }: Change): Parameters<typeof columnsOf>[0] {
  if (data === undefined) return {};
  if (code.code !== null) throw dynamicContent();
  const content = anyContentSchema.safeParse({ type: type ?? code.type, data });
  if (content.success) return content.data;
  const [issue] = content.error.issues;
  const field = issue?.path.join('.') || 'data';
  throw issue?.code === 'unrecognized_keys'
    ? badRequest(`Unknown field: ${field}.${issue.keys[0]}`)
    : badRequest(`${field}: ${issueText(issue)}`);
}

const anyContentSchema = contentSchema({});

function decideLink(code: CodeRow, body: ChangeLinkBody, rules: LinkRules): LinkChange {
  if (code.code === null) throw linkNotFound();
  if (body.state !== undefined && code.blocked_at !== null) {
    throw userError(403, 'link_disabled', { details: { field: 'state' } });
  }
  const { location, ...columns } = linkChange(code, body, rules);
  const change: LinkChange = differing(code, columns);
  if (change.target === undefined && change.utm === undefined) return change;
  return { ...change, location: location as string };
}

/** The columns that differ from those of a row. */
function differing<Columns extends object>(row: object, columns: Columns): Columns {
  const names = Object.keys(columns) as (keyof Columns)[];
  const changed = names.filter((name) => columns[name] !== (row as Columns)[name]);
  return Object.fromEntries(changed.map((name) => [name, columns[name]])) as Columns;
}

function isEmpty(change: object): boolean {
  return Object.keys(change).length === 0;
}

function addedAddresses({ before, link }: Decided) {
  return before.code === null ? { target: 0, fallback: 0 } : countNewAddresses(before, link);
}

/** Assigns the kits of changes. @returns the changes whose kits exist; `outcomes` gets an error for each other */
async function assignKits(
  trx: Db,
  caller: Owner,
  decided: readonly Decided[],
  { outcomes, isUndo }: { outcomes: Map<string, Changed | HttpError>; isUndo: boolean },
): Promise<readonly Decided[]> {
  const wanted = new Set(decided.flatMap(({ kit }) => kit ?? []));
  if (decided.every(({ kit }) => kit === undefined)) return decided;
  const known = await lockKits(trx, caller, [...wanted]);
  const accepted = decided.flatMap((each) => {
    const { before, after, kit } = each;
    if (kit === undefined) return [each];
    const isLeft = kit !== null && known.has(kit);
    if (kit !== null && !isLeft && !isUndo) {
      outcomes.set(before.id, kitNotFound());
      return [];
    }
    const kit_id = isLeft ? kit : null;
    return [kit_id === before.kit_id ? each : { ...each, after: { ...after, kit_id } }];
  });
  const moved = accepted.filter(({ before, after }) => before.kit_id !== after.kit_id);
  for (const [kit, group] of Map.groupBy(moved, ({ after }) => after.kit_id)) {
    await setKit(
      trx,
      group.map(({ before }) => before.id),
      kit,
    );
  }
  return accepted;
}

async function write(
  trx: Db,
  changes: readonly Decided[],
  { caller, now, countsFallbacks }: { caller: Owner; now: number; countsFallbacks: boolean },
): Promise<void> {
  const codes = changes
    .filter(({ own, link }) => !isEmpty(own) || !isEmpty(link))
    .map(({ before: { id }, own }) => ({ id, ...own, ...(!isEmpty(own) && { updated_at: now }) }));
  await updateRows(trx, 'projects', codes, raised);
  const links = changes.flatMap(({ before, link }) =>
    before.code === null || isEmpty(link) ? [] : { id: before.link_id, ...link },
  );
  await updateRows(trx, 'links', links, { ...changedNow(trx), updated_at: now });
  const [found, unfound] = partition(changes, ({ own, link }) => !isEmpty(link) || isFound(own));
  await writeEntries(
    trx,
    caller,
    found.map(({ after }) => after),
  );
  const touched = unfound.filter(({ own }) => !isEmpty(own)).map(({ before }) => before.id);
  await touchEntries(trx, caller, touched, now);
  // The limit counts rows, so a changed fallback adds a row that repeats the target. Lists omit repeated targets.
  const targets = changes.flatMap((change) => {
    const { target, fallback } = addedAddresses(change);
    const { link_id, target: current } = change.after as DynamicRow;
    const rows = target + (countsFallbacks ? fallback : 0);
    return Array.from({ length: rows }, () => {
      return { link_id, target: current, changed_at: now };
    });
  });
  await insertTargets(trx, targets);
  await deleteOldestTargets(trx, [...new Set(targets.map(({ link_id }) => link_id))]);
}

/** Whether lists find or sort a code by these columns. */
function isFound({ title, type, data }: OwnChange): boolean {
  return title !== undefined || type !== undefined || data !== undefined;
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean) {
  const { first = [], second = [] } = Object.groupBy(items, (item) =>
    isFirst(item) ? 'first' : 'second',
  );
  return [first, second] as const;
}

export function projectNotFound(): HttpError {
  return userError(404, 'not_found.project');
}

export function linkNotFound(): HttpError {
  return userError(404, 'not_found.link');
}

export function dynamicContent(): HttpError {
  return userError(400, 'dynamic_content');
}

export function conflict(project: Project): HttpError {
  return userError(409, 'version_conflict', { details: { project } });
}
