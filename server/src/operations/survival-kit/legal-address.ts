/** Characters that RFC 3986 does not allow in an address. */
const ILLEGAL = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/g;

/**
 * Percent-encodes the characters that `URL.href` keeps although RFC 3986 forbids them in an address. The
 * result thus contains no quotation mark, backslash, brace, space or control character, which would end a
 * word in the configuration of a web server.
 * @param href in ASCII
 */
export function legalAddress(href: string): string {
  return href.replace(
    ILLEGAL,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
