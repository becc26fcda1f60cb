/**
 * Dynamic codes from the rows of a list. The key of a row finds the code that an earlier upload made from it, so that
 * a corrected list changes codes instead of making new ones.
 */
import { hash } from 'node:crypto';
import type { Utm } from '@everscan/contract/codes.schemas';
import { defaults } from '@everscan/contract/defaults';
import {
  type BulkCodes,
  type BulkCodesBody,
  type BulkOutcome,
  type BulkRow,
  type CheckedRow,
  checkedRowSchema,
  normalKey,
} from '@everscan/contract/transfer.schemas';
import { withLabel } from '@everscan/core/bulk/label';
import { CodeError } from '@everscan/core/code-error';
import { targetUrl } from '@everscan/core/content/url';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { styleOf } from '@everscan/core/style/index';
import { sql } from 'kysely';
import { lockOwner } from '../identity/index.ts';
import type { Db } from '../platform/db/connect.ts';
import { deleteOlder } from '../platform/db/delete-older.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { type Owner, owned } from '../platform/db/owned.ts';
import type { RetentionStep } from '../platform/db/retention-step.ts';
import { insertRows } from '../platform/db/write-rows.ts';
import { catchRefusal, HttpError, userError } from '../platform/http/http-error.ts';
import { issueText } from '../platform/http/presenter.ts';
import { signedOut } from '../platform/http/session.ts';
import { inShortTurnWithLocks } from '../platform/turns.ts';
import { type Change, changeCodes } from './change.ts';
import { type CodeRow, symbolAddress, timeOf } from './code.ts';
import { createCodes, type NewCode } from './create.ts';
import { NamedGroups } from './groups.ts';
import { keepPicture } from './pictures.ts';
import { findIdsInBin } from './remove.ts';
import {
  accountOf,
  HOUR_MS,
  type LinkRules,
  newCodesLeft,
  roomForLinks,
  targetChangesLeft,
} from './rules.ts';
import { codesOf, countCodes } from './sql.ts';
import { countTargetChanges } from './targets.ts';

/** How long after its last row an upload can be continued, in ms. */
const UPLOAD_TTL_MS = 31 * 24 * 3600 * 1000;

type SaveOptions = { caller: Owner; body: BulkCodesBody; rules: LinkRules; now: number };

/** A row whose code is made or changed. */
type Planned = {
  index: number;
  row: CheckedRow;
  keyId: string;
  /** Undefined for a new code. */
  code: CodeRow | undefined;
  groups: { folder: string | undefined; tags: readonly string[] } | undefined;
};

type Outcome =
  | { id: string; shortUrl: string; is: 'created' | 'changed' | 'unchanged' }
  | HttpError;

/**
 * Creates or changes a dynamic code for each row, by the same rules as for single codes. Run it in a
 * transaction. The outcome of a row that breaks a rule is an error, and nothing of the row is saved.
 * @throws {HttpError} 401 when the account is gone, 503 for failures that concern all rows
 */
export async function saveRows(
  trx: Db,
  { caller, body, rules, now }: SaveOptions,
): Promise<BulkCodes> {
  const { upload, design, kit, isDryRun, rows } = body;
  const user = await lockOwner(trx, caller);
  if (!user) throw signedOut();
  const account = accountOf(user, rules, now);
  const since = now - HOUR_MS;
  const counts = await countCodes(trx, caller, account.isNew ? since : undefined);
  const thisHour = account.isNew
    ? {
        newCodes: newCodesLeft(counts),
        targetChanges: targetChangesLeft(account, await countTargetChanges(trx, caller, since)),
        until: timeOf(account.newUntil),
      }
    : null;
  if (isDryRun) await sql`savepoint dry_run`.execute(trx);
  const outcomes = await saveAll(trx, { caller, rules, now, rows, upload, kit, isDryRun, design });
  if (isDryRun) await sql`rollback to savepoint dry_run`.execute(trx);
  return { outcomes: outcomes.map(presentOutcome), room: roomForLinks(account, counts), thisHour };
}

async function saveAll(
  trx: Db,
  {
    caller,
    rules,
    now,
    rows,
    upload,
    kit,
    isDryRun,
    design,
  }: Omit<SaveOptions, 'body'> & BulkCodesBody,
): Promise<Outcome[]> {
  const keyIds = rows.map(({ key }) => keyIdOf(caller, upload, key));
  const projectIds = await listKeys(trx, caller, keyIds);
  const inBin = await findIdsInBin(trx, caller, [...projectIds.values()], now);
  const checked: (CheckedRow | HttpError)[] = [];
  for (const row of rows) {
    await inShortTurnWithLocks();
    checked.push(catchRefusal(() => checkRow(row)));
  }
  const codes = await findCodes(trx, caller, [...projectIds.values()], checked.flatMap(slugKeyOf));
  const named = await NamedGroups.open(trx, caller, now);
  const outcomes: Outcome[] = [];
  const planned: Planned[] = [];
  for (const [index, row] of checked.entries()) {
    await inShortTurnWithLocks();
    const keyId = keyIds[index] as string;
    const plan = catchRefusal((): Planned => {
      if (keyIds.indexOf(keyId) < index) throw sameKey();
      if (row instanceof HttpError) throw row;
      const byKey = codes.byId.get(projectIds.get(keyId) ?? '');
      if (!byKey && inBin.has(projectIds.get(keyId) ?? '')) {
        throw userError(400, 'bad_request.in_bin', { details: { field: 'key' } });
      }
      const code = byKey ?? codes.bySlug.get(slugKeyOf(row)[0] ?? '');
      if (code && row.slug !== undefined && row.slug !== code.code) {
        const extras = { params: { slug: code.code ?? '' }, details: { field: 'slug' } };
        throw userError(400, 'bad_request.slug_fixed', extras);
      }
      return { index, row, keyId, code, groups: groupsOf(named, row) };
    });
    if (plan instanceof HttpError) {
      outcomes[index] = plan;
      continue;
    }
    planned.push(plan);
  }
  // A dry run writes no designs, because they make up most of a code's data.
  const kept = isDryRun || !design ? undefined : await keepPicture(trx, caller, design);
  const added = planned.filter(({ code }) => !code);
  const created = await createCodes(
    trx,
    caller,
    added.map(({ row }) => newCode(row, kept, kit)),
    { by: 'owner', rules, now },
  );
  for (const [at, { index }] of added.entries()) {
    const outcome = created[at] as (typeof created)[number];
    outcomes[index] =
      outcome instanceof HttpError
        ? outcome
        : { is: 'created', id: outcome.code.id, shortUrl: symbolAddress(outcome.code) };
  }
  const rowsOfCode = Map.groupBy(
    planned.flatMap((each) => (each.code ? [{ ...each, code: each.code }] : [])),
    ({ code }) => code.id,
  );
  // The first row of a code that is not refused changes it.
  for (let rounds = [...rowsOfCode.values()]; rounds.length > 0; ) {
    const firsts = rounds.flatMap(([first]) => first ?? []);
    const edits = firsts.map(({ row, code }) => ({ id: code.id, change: changeOf(row, code) }));
    const changed = await changeCodes(trx, caller, edits, { by: 'owner', rules, now });
    for (const { index, code } of firsts) {
      const outcome = changed.get(code.id);
      const is = outcome instanceof HttpError || !outcome?.isChanged ? 'unchanged' : 'changed';
      const isRefused = outcome instanceof HttpError;
      outcomes[index] = isRefused ? outcome : { is, id: code.id, shortUrl: symbolAddress(code) };
    }
    rounds = rounds.flatMap(([first, ...others]) => {
      if (first && outcomes[first.index] instanceof HttpError) return [others];
      for (const { index } of others) outcomes[index] = sameKey();
      return [];
    });
  }
  const failure = outcomes.find((each) => each instanceof HttpError && each.statusCode >= 500);
  if (failure) throw failure;
  const saved = planned.flatMap(({ index, ...plan }) => {
    const outcome = outcomes[index];
    return outcome instanceof HttpError || !outcome ? [] : [{ ...plan, index, id: outcome.id }];
  });
  const keys = saved.filter(
    ({ keyId }) => upload !== undefined || !codes.byId.has(projectIds.get(keyId) ?? ''),
  );
  await saveKeys(trx, caller, keys, upload ? now + UPLOAD_TTL_MS : null);
  const regrouped = await named.assign(
    saved.flatMap(({ id, groups }) => (groups ? [{ id, ...groups }] : [])),
  );
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome instanceof HttpError || outcome.is !== 'unchanged') continue;
    if (regrouped.has(outcome.id)) outcomes[index] = { ...outcome, is: 'changed' };
  }
  return outcomes;
}

function presentOutcome(outcome: Outcome): BulkOutcome {
  if (!(outcome instanceof HttpError)) return outcome;
  const { message, code, details } = outcome;
  return { is: 'error', error: { error: message, code, ...details } };
}

/** @throws {HttpError} 400 with the cell's `field` */
function checkRow(row: BulkRow): CheckedRow {
  const { data, error } = checkedRowSchema.safeParse(row);
  if (data) return data;
  const [issue] = error.issues;
  const field = String(issue?.path[0] ?? '');
  throw new HttpError(400, 'bad_request', `${field}: ${issueText(issue)}`, {}, { field });
}

/** The slug of a code that the row changes however it was created, because the slug is also the row's key. */
function slugKeyOf(row: CheckedRow | HttpError): string[] {
  if (row instanceof HttpError || row.slug === undefined) return [];
  return normalKey(row.key) === row.slug.toLowerCase() ? [row.slug] : [];
}

function newCode(
  { target, slug, utm, title, label = '' }: CheckedRow,
  design: Design | undefined,
  kit: string | undefined,
): NewCode {
  const labelled = design && withLabel(design, label);
  return {
    title: title ?? (label || defaults.projectTitle),
    type: 'url',
    data: {}, // becomes the short link
    style: styleOf(labelled ?? defaultDesign),
    design: labelled,
    kit,
    link: { target, slug, utm },
  };
}

/** What a row changes in a code: cells that it omits stay as they are. */
function changeOf(row: CheckedRow, code: CodeRow): Change {
  const before: Utm = code.utm === null ? {} : JSON.parse(code.utm);
  const changesTarget = !leadsTo(code, row.target);
  const changesUtm = Object.entries(row.utm ?? {}).some(
    ([name, value]) => value !== (before[name as keyof Utm] ?? ''),
  );
  const link = {
    ...(changesTarget && { target: row.target }),
    ...(changesUtm && { utm: { ...before, ...row.utm } }),
  };
  return {
    ...(row.title !== undefined && { title: row.title }),
    ...((changesTarget || changesUtm) && { link }),
  };
}

/** Whether a code has this target already. A target that is not allowed is reported when the code is changed. */
function leadsTo({ target }: CodeRow, typed: string): boolean {
  try {
    // Earlier versions wrote some schemes in upper case.
    return targetUrl(typed, 'target') === target?.replace(/^HTTPS?/, (it) => it.toLowerCase());
  } catch (error) {
    if (error instanceof CodeError) return false;
    throw error;
  }
}

/** @throws {HttpError} 400 with the cell's `field` */
function groupsOf(named: NamedGroups, { folder, tags = [] }: CheckedRow): Planned['groups'] {
  if (!folder && tags.length === 0) return undefined;
  return {
    folder: folder && withField('folder', () => named.folder(folder)),
    tags: [...new Set(tags.map((tag) => withField('tags', () => named.tag(tag))))],
  };
}

function withField<Value>(field: string, find: () => Value): Value {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { statusCode, code, message, headers, details } = error;
    throw new HttpError(statusCode, code, message, headers, { ...details, field });
  }
}

/** The id of a key's row. The key itself is not stored. Keys of an upload are valid only within it. */
function keyIdOf({ workspace }: Owner, upload = '', key: string): string {
  const text = JSON.stringify([workspace, upload, normalKey(key)]);
  return hash('sha256', text, 'buffer').subarray(0, 16).toString('base64url');
}

/** The ids of the codes that were created with these keys, by the keys' ids. Deleted codes are included. */
async function listKeys(
  db: Db,
  caller: Owner,
  keyIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await owned(db, caller, 'project_keys')
    .rows.select(['id', 'project_id'])
    .where(isOneOf(db, 'id', keyIds, 'text'))
    .execute();
  return new Map(rows.map(({ id, project_id }) => [id, project_id]));
}

/** An owner's dynamic codes with these ids or slugs. */
async function findCodes(db: Db, caller: Owner, ids: readonly string[], slugs: readonly string[]) {
  const dynamic = () => codesOf(owned(db, caller, 'projects')).where('links.code', 'is not', null);
  const byId =
    ids.length === 0
      ? []
      : await dynamic()
          .where(isOneOf(db, 'projects.id', ids, 'text'))
          .execute();
  const bySlug =
    slugs.length === 0
      ? []
      : await dynamic()
          .where(isOneOf(db, 'links.code', slugs, 'text'))
          .execute();
  return {
    byId: new Map(byId.map((code) => [code.id, code])),
    bySlug: new Map(bySlug.map((code) => [String(code.code), code])),
  };
}

/** Stores that keys refer to codes. */
async function saveKeys(
  trx: Db,
  { workspace }: Owner,
  keys: readonly { keyId: string; id: string }[],
  expires_at: number | null,
): Promise<void> {
  await insertRows(
    trx,
    'project_keys',
    keys.map(({ keyId, id }) => {
      return { id: keyId, workspace_id: workspace, project_id: id, expires_at };
    }),
    sql`on conflict (id) do update set project_id = excluded.project_id, expires_at = excluded.expires_at`,
  );
}

export const deleteExpiredKeys: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'project_keys', 'expires_at', now + 1, batch);

function sameKey(): HttpError {
  return userError(400, 'bad_request.same_key', { details: { field: 'key' } });
}
