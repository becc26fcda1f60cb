import type { ManifestLink } from '@everscan/core/bulk/manifest';
import { contentTypeOf } from '@everscan/core/content/index';
import type { Design } from '@everscan/core/design/design';
import { distinctNames, fileName } from '@everscan/core/export/file-name';
import { styleOf } from '@everscan/core/style/index';
import * as m from '@everscan/messages/bulk';
import { wordedTypeOf } from '@everscan/messages/words/content/index';
import type { Job } from './make-zip.ts';
import type { BulkRow, RowFault } from './told-rows.ts';

/** A row of the list; for a dynamic code, with the manifest's columns about its short link. */
export type ListedRow = BulkRow & { readonly link?: ManifestLink };

export type GoodRow = Extract<BulkRow, { text: string }>;

/** One job per row, each with a distinct file name. @param extension without a dot */
export function listJobs(rows: readonly ListedRow[], design: Design, extension: string): Job[] {
  const style = styleOf(design);
  const good = rows.filter((row) => 'text' in row);
  const names = distinctNames(
    good.map(({ stem, content: { type, data } }) =>
      stem
        ? `${stem}.${extension}`
        : fileName(contentTypeOf(type).fileLabel(data), style, extension),
    ),
  );
  const nameOf = new Map(good.map(({ row }, index) => [row, names[index] as string]));
  return rows.map((each) =>
    'text' in each
      ? {
          row: each.row,
          file: nameOf.get(each.row) as string,
          text: each.text,
          title: titleOf(each),
          label: each.label,
          link: each.link,
        }
      : { row: each.row, file: '', error: faultText(each) },
  );
}

/** A fault as one line of text, for the manifest. */
function faultText({ error, cell }: RowFault): string {
  return cell ? m.cellFault(cell.heading, cell.value, error) : error;
}

/** The alternative text of a code's image. */
export function titleOf(row: GoodRow): string {
  const summary = summaryOf(row);
  return row.label ? m.labelledCodeTitle(summary, row.label) : m.codeTitle(summary);
}

export function summaryOf({ content: { type, data } }: GoodRow): string {
  return wordedTypeOf(type).summary(data);
}
