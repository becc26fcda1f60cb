import * as links from '@everscan/messages/bulk-links';
import * as m from '@everscan/messages/core-bulk';
import type { ContentType, Field } from '../content/content-type.ts';
import { valueAt } from '../content/field-value.ts';
import { BYTE_ORDER_MARK, csvLine, unguarded } from '../csv/csv-line.ts';
import { headingWords, wordOf } from './heading-words.ts';

type AnyType = Pick<ContentType<string, never>, 'fields'>;

export const LABEL_COLUMN = 'label';
export const FILE_NAME_COLUMN = 'file_name';

/** The columns of a short link, besides its target, which is the content's web address. */
export const linkColumns = [
  'slug',
  'title',
  'folder',
  'tags',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'key',
] as const;

export type LinkColumn = (typeof linkColumns)[number];

/**
 * The role of each column: the path of a field, `label`, `file_name` or, in a list of dynamic codes, a column
 * of `linkColumns`; `undefined` for an unused column.
 */
export type Roles = readonly (string | undefined)[];

/** The columns of a list. */
export type ColumnMap = {
  readonly headings: readonly string[];
  readonly byRole: ReadonlyMap<string, number>;
};

/** The heading of a field in a template: `first_name` for `vcard.firstName`. */
export function headingOf({ name }: Field): string {
  const last = name.slice(name.lastIndexOf('.') + 1);
  return last.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Guesses the roles of columns from their headings: by the name of a field, then by a synonym, then, for a
 * content type with one field, by a synonym among the words of a heading. Each column gets at most one role,
 * and each role goes to the first column that fits.
 */
export function guessRoles(
  type: AnyType,
  headings: readonly string[],
  { isDynamic = false } = {},
): Roles {
  const fields = type.fields as readonly Field[];
  const names = new Map(
    fields.map((field) => [field.name, [headingOf(field), field.label, field.name]]),
  );
  if (isDynamic) for (const column of linkColumns) names.set(column, [column]);
  names.set(FILE_NAME_COLUMN, [FILE_NAME_COLUMN]).set(LABEL_COLUMN, [LABEL_COLUMN]);
  const whole = headings.map((heading) => [wordOf(unguarded(heading))]);
  const roles: (string | undefined)[] = headings.map(() => undefined);

  function assign(
    candidates: readonly (readonly string[])[],
    wordsOf: (role: string) => readonly string[],
  ) {
    for (const role of names.keys()) {
      if (roles.includes(role)) continue;
      const isFree = (words: readonly string[], word: string, index: number) =>
        roles[index] === undefined && words.includes(word);
      const index = wordsOf(role)
        .map((word) => candidates.findIndex((words, index) => isFree(words, wordOf(word), index)))
        .find((found) => found >= 0);
      if (index !== undefined) roles[index] = role;
    }
  }
  const synonyms = (role: string) => headingWords[role] ?? [];
  assign(whole, (role) => names.get(role) ?? []);
  assign(whole, synonyms);
  if (fields.length === 1) assign(headings.map(wordsIn), synonyms);
  return roles;
}

/** Finds the index of the column with each role. Roles and headings are in the order of the columns. */
export function mapColumns(headings: readonly string[], roles: Roles): ColumnMap {
  const byRole = new Map<string, number>();
  for (const [index, role] of roles.entries()) if (role) byRole.set(role, index);
  return { headings, byRole };
}

/** Whether a column of a list can be used as `role`. */
export function isRole(type: AnyType, role: string, { isDynamic = false } = {}): boolean {
  const others: readonly string[] = [LABEL_COLUMN, FILE_NAME_COLUMN];
  return (
    type.fields.some(({ name }) => name === role) ||
    others.includes(role) ||
    (isDynamic && (linkColumns as readonly string[]).includes(role))
  );
}

/** A template table: the headings, and the content type's sample as its only row. */
export function templateOf<Id extends string, Data extends object>(
  type: ContentType<Id, Data>,
  { isDynamic = false } = {},
): string {
  const headings = (type.fields as readonly Field[]).map(headingOf);
  const sample = type.fields.map(({ name }) => {
    const value = valueAt(type.sample, name);
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '');
  });
  return (
    BYTE_ORDER_MARK +
    csvLine([...headings, ...(isDynamic ? linkColumns : []), LABEL_COLUMN, FILE_NAME_COLUMN]) +
    csvLine([
      ...sample,
      ...(isDynamic ? linkColumns.map((column) => linkSample[column] ?? '') : []),
      m.templateLabel(type.label),
      m.templateFileName(type.label),
    ])
  );
}

/** Contains no slug, since another code may already have it. */
const linkSample: { [column in LinkColumn]?: string } = {
  title: links.templateTitle,
  folder: links.templateFolder,
  tags: links.templateTags,
  utm_source: 'poster',
  utm_medium: 'print',
  key: '1',
};

function wordsIn(heading: string): string[] {
  return heading.split(/[^\p{L}\p{M}\p{N}]+/u).map(wordOf);
}
