import type { ContentType, Field } from '../content/content-type.ts';
import { valueAt } from '../content/field-value.ts';
import { BYTE_ORDER_MARK, csvLine, unguarded } from '../csv/csv-line.ts';

type AnyType = ContentType<string, never>;

/** The column of each field, and of the file name. */
export type ColumnMap = {
  /** Column by field path. Fields without a column are absent. */
  readonly fields: ReadonlyMap<string, number>;
  readonly fileName: number | undefined;
  /** Headings that match no field. */
  readonly ignored: readonly string[];
};

export const FILE_NAME_COLUMN = 'file_name';

/** The heading of a field in a template: `first_name` for `vcard.firstName`. */
export function headingOf({ name }: Field): string {
  const last = name.slice(name.lastIndexOf('.') + 1);
  return last.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Finds a content type's fields in the first row of a table by heading, label or path. Case and
 * separators do not matter. Of two equal headings the first counts.
 */
export function mapColumns(type: Pick<AnyType, 'fields'>, headings: readonly string[]): ColumnMap {
  const known = new Map<string, string>();
  for (const field of type.fields as readonly Field[]) {
    for (const word of [headingOf(field), field.label, field.name])
      known.set(wordOf(word), field.name);
  }
  const fields = new Map<string, number>();
  const ignored: string[] = [];
  let fileName: number | undefined;
  for (const [index, heading] of headings.entries()) {
    const word = wordOf(unguarded(heading));
    const field = known.get(word);
    if (word === wordOf(FILE_NAME_COLUMN) && fileName === undefined) fileName = index;
    else if (field && !fields.has(field)) fields.set(field, index);
    else if (heading.trim() !== '') ignored.push(heading.trim());
  }
  return { fields, fileName, ignored };
}

/** A template table: the headings, and the content type's sample as its only row. */
export function templateOf<Id extends string, Data extends object>(
  type: ContentType<Id, Data>,
): string {
  const headings = (type.fields as readonly Field[]).map(headingOf);
  const sample = type.fields.map(({ name }) => {
    const value = valueAt(type.sample, name);
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '');
  });
  return (
    BYTE_ORDER_MARK +
    csvLine([...headings, FILE_NAME_COLUMN]) +
    csvLine([...sample, `my ${type.label} code`])
  );
}

function wordOf(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
