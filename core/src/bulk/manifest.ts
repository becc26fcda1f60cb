import { BYTE_ORDER_MARK, csvLine } from '../csv/csv-line.ts';

/** The result of a row. */
export type Outcome = {
  readonly row: number;
  /** Path in the zip; empty when there is no file. */
  readonly file: string;
  readonly text: string;
  /** Whether the scan check read it back; `unchecked` without a scan check. */
  readonly readable: 'yes' | 'no' | 'unchecked' | '';
  /** 0 to 100, if it was checked. */
  readonly score: number | undefined;
  /** Why it is hard to read. */
  readonly cause: string;
  /** Why there is no file. */
  readonly error: string;
  /** For a dynamic code. These columns are named as in a list, so a manifest can be uploaded as one. */
  readonly link?: ManifestLink | undefined;
};

export type ManifestLink = {
  readonly short_url: string;
  readonly title: string;
  readonly target: string;
  readonly key: string;
};

const COLUMNS = ['row', 'file', 'text', 'readable', 'score', 'cause', 'error'] as const;
const LINK_COLUMNS = ['short_url', 'title', 'target', 'key'] as const;

/** The results of all rows as CSV (RFC 4180) for spreadsheets. */
export function writeManifest(outcomes: readonly Outcome[]): string {
  const columns = outcomes.some(({ link }) => link) ? LINK_COLUMNS : [];
  const lines = outcomes.map((outcome) =>
    csvLine([
      ...COLUMNS.map((column) => String(outcome[column] ?? '')),
      ...columns.map((column) => outcome.link?.[column] ?? ''),
    ]),
  );
  return BYTE_ORDER_MARK + csvLine([...COLUMNS, ...columns]) + lines.join('');
}

/** Whether a list begins with the columns of a manifest, whose cells `csvLine` has guarded. */
export function isManifest(headings: readonly string[]): boolean {
  return COLUMNS.every((column, index) => headings[index] === column);
}
