import type { Utm } from '@everscan/contract/codes.schemas';
import { defaults } from '@everscan/contract/defaults';
import {
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
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { HttpError, userError } from '../../platform/http/http-error.ts';
import { issueText } from '../../platform/http/presenter.ts';
import { changeLink } from '../links/changed-links.ts';
import { type LinkRules, symbolAddress } from '../links/links.ts';
import { changeProject, createProject } from '../projects/projects.ts';
import { findCodeBySlug, type KeyedCode } from './project-keys.ts';

type Saved = Exclude<BulkOutcome, { is: 'error' }>;

type SaveOptions = {
  caller: Owner;
  /** The design of a new code; undefined for the default design. */
  design: Design | undefined;
  /** The brand kit that a new code uses. */
  kit: string | undefined;
  rules: LinkRules;
  now: number;
};

/** @throws {HttpError} 400 with the cell's `field` */
export function checkRow(row: BulkRow): CheckedRow {
  const { data, error } = checkedRowSchema.safeParse(row);
  if (data) return data;
  const [issue] = error.issues;
  const field = String(issue?.path[0] ?? '');
  throw new HttpError(400, 'bad_request', `${field}: ${issueText(issue)}`, {}, { field });
}

/** A user's code whose slug is the key of a row, however the code was created. */
export async function findCodeBySlugKey(
  trx: Db,
  caller: Owner,
  { key, slug }: CheckedRow,
): Promise<KeyedCode | undefined> {
  if (slug === undefined || normalKey(key) !== slug.toLowerCase()) return undefined;
  return findCodeBySlug(trx, caller, slug);
}

/**
 * Creates a code from a row, or changes the code that the row created before.
 * @throws {HttpError} any error of `createProject`, `changeProject` and `changeLink`, and 400 for a slug that
 * is not the code's
 */
export async function saveRow(
  trx: Db,
  row: CheckedRow,
  code: KeyedCode | undefined,
  options: SaveOptions,
): Promise<Saved> {
  return code ? changeCode(trx, row, code, options) : makeCode(trx, row, options);
}

async function makeCode(
  trx: Db,
  { target, slug, utm, title, label = '' }: CheckedRow,
  { caller, design, kit, rules, now }: SaveOptions,
): Promise<Saved> {
  const labelled = design && withLabel(design, label);
  const project = await createProject(trx, {
    caller,
    body: {
      title: title ?? (label || defaults.projectTitle),
      type: 'url',
      data: { url: '' }, // becomes the short link
      style: styleOf(labelled ?? defaultDesign),
      design: labelled,
      kit,
      link: { target, slug, utm },
    },
    rules,
    now,
  });
  return { is: 'created', id: project.id, shortUrl: project.link?.shortUrl ?? '' };
}

async function changeCode(
  trx: Db,
  row: CheckedRow,
  code: KeyedCode,
  { caller, rules, now }: SaveOptions,
): Promise<Saved> {
  const { id } = code;
  if (row.slug !== undefined && row.slug !== code.code) {
    const extras = { params: { slug: code.code }, details: { field: 'slug' } };
    throw userError(400, 'bad_request.slug_fixed', extras);
  }
  let isChanged = false;
  const before: Utm = code.utm === null ? {} : JSON.parse(code.utm);
  const utm = { ...before, ...row.utm };
  const changesTarget = !leadsTo(code, row.target);
  const changesUtm = Object.entries(row.utm ?? {}).some(
    ([name, value]) => value !== (before[name as keyof Utm] ?? ''),
  );
  if (changesTarget || changesUtm) {
    const body = { ...(changesTarget && { target: row.target }), ...(changesUtm && { utm }) };
    await changeLink(trx, { caller, projectId: id, body, rules, now });
    isChanged = true;
  }
  if (row.title !== undefined && row.title !== code.title) {
    await changeProject(trx, { caller, id, body: { title: row.title }, now });
    isChanged = true;
  }
  const shortUrl = symbolAddress(code);
  return { is: isChanged ? 'changed' : 'unchanged', id, shortUrl };
}

/** Whether a code has this target already. `changeLink` reports a target that is not allowed. */
function leadsTo({ target }: KeyedCode, typed: string): boolean {
  try {
    // Earlier versions wrote some schemes in upper case.
    return targetUrl(typed, 'target') === target.replace(/^HTTPS?/, (it) => it.toLowerCase());
  } catch (error) {
    if (error instanceof CodeError) return false;
    throw error;
  }
}
