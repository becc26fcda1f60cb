/** Spreadsheets take the encoding from it; without it they guess. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Spreadsheets run a cell that begins so as a formula (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r\n\0]/;
const GUARDED = /^'(?=[=+\-@\t\r\n\0])/;

/**
 * One record of RFC 4180 with its line break. Everything is quoted. What could be a formula gets an
 * apostrophe, which makes it text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${guard(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

function guard(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** A cell that was read, without the apostrophe that `csvLine` put before it. */
export function unguarded(cell: string): string {
  return cell.replace(GUARDED, '');
}
