/** RFC 2425, 5.8.1, and RFC 5545, 3.1: a line has at most 75 octets, not counting its line break. */
const LINE_OCTETS = 75;

/** `NAME:value`, or nothing for an empty value. */
export function property(name: string, value: string): string {
  return value && `${name}:${value}`;
}

/**
 * A text value (RFC 2426, 5; RFC 5545, 3.3.11): backslash, semicolon, comma and line breaks are
 * escaped.
 */
export function escapeText(value: string): string {
  return (
    value
      .trim()
      .toWellFormed()
      .replace(/[\\;,]/g, '\\$&')
      // All line breaks of Unicode: word processors write a vertical tab for a line break within a paragraph.
      .replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\\n')
      .replace(/(?!\t)\p{Cc}/gu, '')
  ); // VALUE-CHAR has no other control characters
}

/** The lines of a card or an event, folded and each ended by CRLF. Empty lines are left out. */
export function writeLines(lines: readonly string[]): string {
  return lines
    .filter(Boolean)
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

/** Continues a long line after CRLF and one space. No character is split. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
