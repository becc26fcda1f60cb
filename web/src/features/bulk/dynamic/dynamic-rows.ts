import { fieldText } from '@everscan/contract/field-faults';
import {
  type CheckedRow,
  checkedRowSchema,
  type BulkRow as LinkRow,
  normalKey,
} from '@everscan/contract/transfer.schemas';
import { FILE_NAME_COLUMN, LABEL_COLUMN, linkColumns } from '@everscan/core/bulk/columns';
import type { Layout } from '@everscan/core/bulk/layout';
import { shortAddress } from '@everscan/core/content/short-address';
import { type UrlData, url } from '@everscan/core/content/url';
import * as m from '@everscan/messages/bulk-links';
import * as core from '@everscan/messages/core-bulk';
import { codeFieldFaults } from '@everscan/messages/words/faults/code-fields';
import { publicUrl } from '../../../lib/public-url.ts';
import type { GoodRow } from '../list-jobs.ts';
import type { BadRow } from '../problem-list.tsx';
import type { BulkRow } from '../told-rows.ts';

/** A row that becomes a short link. Its `text`, for the preview, is as long as the short link will be. */
export type DynamicRow = GoodRow & { readonly link: LinkRow };

const keyRoles = ['key', 'slug', 'title', LABEL_COLUMN, FILE_NAME_COLUMN] as const;
/** The column that identifies rows when their list is uploaded again, or `none`. */
export type KeyRole = (typeof keyRoles)[number] | 'none';

export type DynamicRows = {
  readonly rows: readonly (DynamicRow | BadRow)[];
  readonly keyRole: KeyRole;
  /** The columns of the list that can be chosen as the key. */
  readonly keyRoles: readonly KeyRole[];
};

const utmRoles = ['source', 'medium', 'campaign', 'term', 'content'] as const;
/** Separates the tags in a cell. */
const SEPARATOR = /[,;|、，；،]/;
/** Everything before the last segment of a short link's path. */
const SHORT_LINK = /^.*\/(?=[^/]+$)/;
/** A code that no link can have, because custom slugs end in a letter or digit. */
const PREVIEW_CODE = 'PREVIEW-';

/**
 * Reads the columns of short links, and reports rows that the server would reject.
 * @param rows read as web addresses
 */
export function readDynamicRows(
  rows: readonly BulkRow[],
  layout: Layout,
  chosen: string | undefined,
): DynamicRows {
  const rowOf = new Map(layout.rows.map((row) => [row.row, row]));
  const noteOf = (row: number, role: string) =>
    rowOf.get(row)?.notes?.[layout.roles.indexOf(role)] ?? {};
  const cell = (row: number, role: string) =>
    (rowOf.get(row)?.cells[layout.roles.indexOf(role)] ?? '').trim();
  /** The text that the sheet shows, for people. */
  const shown = (row: number, role: string) => noteOf(row, role).shown ?? cell(row, role);
  /** Manifests and exports of other servers contain whole short links instead of slugs. */
  const slugOf = (row: number) => cell(row, 'slug').replace(SHORT_LINK, '');
  const keyOf = (row: number, role: string) => (role === 'slug' ? slugOf(row) : cell(row, role));
  const offered = keyRoles.filter((role) => layout.roles.includes(role));
  const keyRole = offered.find((role) => role === chosen) ?? (chosen ? 'none' : findKeyRole());
  const rowOfKey = new Map<string, number>();
  const rowOfSlug = new Map<string, number>();
  return {
    keyRole,
    keyRoles: [...offered, 'none'],
    rows: rows.map((row) => ('text' in row ? read(row) : row)),
  };

  /** The first column with a different text in every row. */
  function findKeyRole(): KeyRole {
    const good = rows.filter((row) => 'text' in row);
    const isKey = (role: string) => {
      const keys = new Set(good.map(({ row }) => normalKey(keyOf(row, role))));
      return keys.size === good.length && !keys.has('');
    };
    return offered.find(isKey) ?? 'none';
  }

  function read(row: GoodRow): DynamicRow | BadRow {
    const unknown = linkColumns.find((role) => noteOf(row.row, role).isUnknown);
    if (unknown) return fault(row, unknown, core.formulaUnknown);
    const link = linkOf(row);
    const { data, error } = checkedRowSchema.safeParse(link);
    if (!data) {
      const [issue] = error.issues;
      const text = fieldText(codeFieldFaults, issue?.message ?? '');
      return fault(row, roleOf(keyRole, issue?.path ?? []), text);
    }
    return findDuplicate(row, data) ?? { ...row, link, text: previewText(link.slug) };
  }

  function linkOf({ row, label, content }: GoodRow): LinkRow {
    const { url: target } = content.data as UrlData;
    const [slug, title, folder] = [slugOf(row), shown(row, 'title'), shown(row, 'folder')];
    const tags = cell(row, 'tags')
      .split(SEPARATOR)
      .flatMap((tag) => tag.trim() || []);
    const utm = utmRoles.flatMap((name) => {
      const value = cell(row, `utm_${name}`);
      return value ? [[name, value] as const] : [];
    });
    return {
      key: keyRole === 'none' ? String(row) : keyOf(row, keyRole),
      target,
      ...(slug && { slug }),
      ...(title && { title }),
      ...(label && { label }),
      ...(folder && { folder }),
      ...(tags.length > 0 && { tags }),
      ...(utm.length > 0 && { utm: Object.fromEntries(utm) }),
    };
  }

  /** The row as a fault, if an earlier row has the same key or slug. */
  function findDuplicate(row: GoodRow, { key, slug }: CheckedRow): BadRow | undefined {
    const known = normalKey(key);
    const sameKey = rowOfKey.get(known);
    if (sameKey !== undefined) return fault(row, keyRole, m.sameKeyAs(sameKey));
    rowOfKey.set(known, row.row);
    if (slug === undefined) return undefined;
    const sameSlug = rowOfSlug.get(slug);
    if (sameSlug !== undefined) return fault(row, 'slug', m.sameSlugAs(sameSlug));
    rowOfSlug.set(slug, row.row);
    return undefined;
  }

  function fault({ row, label, stem }: GoodRow, role: string, error: string): BadRow {
    return { row, label, stem, error, ...cellAt(layout, role, cell(row, role)) };
  }
}

/** The role of the column for a field that the contract's schema or the server names. */
export function roleOf(keyRole: KeyRole, [field, part]: readonly PropertyKey[]): string {
  if (field === 'key') return keyRole;
  if (field === 'target') return 'url';
  return field === 'utm' ? `utm_${String(part)}` : String(field);
}

/** The cell of a fault, if the list has a column with that role. */
export function cellAt({ headings, roles }: Layout, role: string, value: string) {
  const heading = headings[roles.indexOf(role)];
  return heading === undefined ? {} : { cell: { heading, value } };
}

function previewText(slug = PREVIEW_CODE): string {
  return url.encode({ url: shortAddress(publicUrl, slug) }, '');
}
