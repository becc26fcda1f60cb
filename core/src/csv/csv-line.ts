/** Spreadsheets recognise UTF-8 by it; without it they guess the encoding. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Spreadsheets run cells with these beginnings as formulas (OWASP: CSV injection). A text that already has
 * apostrophes before such a beginning gets another, so that reading it back removes only the added one.
 */
const FORMULA = /^'*[=+\-@\t\r\n\0]/;
const GUARDED = /^'(?='*[=+\-@\t\r\n\0])/;

/**
 * One record of RFC 4180 with its line break. Every cell is quoted. A cell that could be a formula gets
 * an apostrophe, which makes it text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${guard(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

function guard(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** A cell without the apostrophe that `csvLine` put before it. */
export function unguarded(cell: string): string {
  return cell.replace(GUARDED, '');
}
