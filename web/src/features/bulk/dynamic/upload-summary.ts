import { findPlan, isPlanId, plans } from '@everscan/contract/plans';
import type { BulkCodes } from '@everscan/contract/transfer.schemas';
import type { Layout } from '@everscan/core/bulk/layout';
import { fileStem } from '@everscan/core/export/file-name';
import { findErrorText } from '@everscan/messages/words/errors';
import type { ListedRow } from '../list-jobs.ts';
import type { BadRow } from '../problem-list.tsx';
import type { BulkRow } from '../told-rows.ts';
import { cellAt, type KeyRole, roleOf } from './dynamic-rows.ts';
import type { Progress, Upload } from './upload.ts';

/** The number of rows with each outcome. */
export type Summary = {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly failed: number;
};

/** The result of a dry run. */
export type Forecast = Summary & {
  /** The number of new codes beyond the limit of the plan. */
  readonly over: number;
  /** The number of codes that the plan still has room for. */
  readonly room: number;
  /** Whether a larger plan has room for more. */
  readonly canUpgrade: boolean;
  readonly thisHour: BulkCodes['thisHour'];
  /** The reason why the account cannot create any codes. */
  readonly refusal: string | undefined;
};

/** Errors that concern the account, not the row. */
const limits = ['dynamic_limit_reached', 'project_limit_reached', 'address_unverified'];

export function summaryOf({ outcomes }: Progress, { rows }: Upload): Summary {
  const count = { created: 0, changed: 0, unchanged: 0, error: 0 };
  for (const { is } of outcomes.values()) count[is]++;
  const { error, ...saved } = count;
  return { ...saved, failed: error + rows.filter((row) => 'error' in row).length };
}

/**
 * The forecast for a whole list. In a dry run the server checks each batch on its own, so this function applies the
 * limits of the account to the sum.
 */
export function forecastOf(
  progress: Progress,
  upload: Upload,
  { room, thisHour }: Pick<BulkCodes, 'room' | 'thisHour'>,
): Forecast {
  const summary = summaryOf(progress, upload);
  let wanted = summary.created;
  let changing = summary.changed;
  let refusal: string | undefined;
  let canUpgrade = false;
  for (const outcome of progress.outcomes.values()) {
    if (outcome.is !== 'error') continue;
    const { code, reason, params } = outcome.error;
    if (limits.includes(code) || reason === 'new_codes') wanted++;
    if (reason === 'new_targets') changing++;
    if (limits.includes(code)) canUpgrade ||= isBelowLargest(params?.plan);
    if (code === 'address_unverified') refusal = findErrorText(outcome.error);
  }
  const limited = wanted - summary.created + changing - summary.changed;
  const over = Math.max(0, wanted - room);
  return {
    created: wanted - over,
    changed: changing,
    unchanged: summary.unchanged,
    failed: summary.failed - limited + over,
    over,
    room,
    canUpgrade,
    thisHour,
    refusal,
  };
}

function isBelowLargest(plan: string | number | undefined): boolean {
  if (typeof plan !== 'string' || !isPlanId(plan)) return false;
  return findPlan((each) => each.dynamicCodes > plans[plan].dynamicCodes) !== undefined;
}

/** The reason why the account could not create more codes. */
export function refusalOf({ outcomes }: Progress): string | undefined {
  for (const outcome of outcomes.values()) {
    if (outcome.is !== 'error' || !limits.includes(outcome.error.code)) continue;
    return findErrorText(outcome.error) ?? outcome.error.error;
  }
  return undefined;
}

/** Whether some rows were left out because of their contents, and not only because of a limit of the account. */
export function hasFaultyRows({ outcomes }: Progress, { rows }: Upload): boolean {
  return (
    rows.some((row) => 'error' in row) ||
    [...outcomes.values()].some((outcome) => outcome.is === 'error' && !isLimit(outcome.error.code))
  );
}

function isLimit(code: string): boolean {
  return limits.includes(code) || code === 'rate_limited';
}

/** The rows that the server rejected, with the cells that caused it. */
export function problemsOf(
  { outcomes }: Progress,
  { rows }: Upload,
  layout: Layout | undefined,
  keyRole: KeyRole,
): BadRow[] {
  return [...outcomes].flatMap(([index, outcome]) => {
    const row = rows[index];
    if (outcome.is !== 'error' || !row || !('link' in row)) return [];
    if (isLimit(outcome.error.code)) return [];
    const { field } = outcome.error;
    const error = findErrorText(outcome.error) ?? outcome.error.error;
    const { label, stem } = row;
    const value = [row.link[field as 'target' | 'tags'] ?? ''].flat().join(', ');
    const cell = layout && field ? cellAt(layout, roleOf(keyRole, [field]), value) : {};
    return { row: row.row, label, stem, error, ...cell };
  });
}

/** The rows of an upload as codes to make: the text of each symbol is its short link. */
export function codesOf({ outcomes }: Progress, { rows, hasOwnKeys }: Upload): ListedRow[] {
  return rows.map((row, index): ListedRow => {
    const { label, stem } = row;
    const known = { row: row.row, label, stem };
    if ('error' in row) return row satisfies BulkRow;
    const outcome = outcomes.get(index);
    const { key, title = '', target } = row.link;
    if (!outcome || outcome.is === 'error') {
      const error = outcome?.is === 'error' ? outcome.error : undefined;
      return { ...known, error: (error && findErrorText(error)) ?? error?.error ?? '' };
    }
    const { shortUrl } = outcome;
    const code = shortUrl.slice(shortUrl.lastIndexOf('/') + 1);
    return {
      ...known,
      stem: stem || fileStem(title) || code,
      content: { type: 'url', data: { url: shortUrl } },
      text: shortUrl,
      // Row numbers do not identify rows in another upload, so a manifest without keys is matched by its short links.
      link: { short_url: shortUrl, title, target, key: hasOwnKeys ? '' : key },
    };
  });
}
