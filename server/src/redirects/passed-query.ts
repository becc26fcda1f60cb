/** A longer query is not passed on: proxies and servers refuse long addresses. */
const MAX_LENGTH = 2_000;
/** Characters that the URL Standard percent-encodes in a query, and those outside ASCII. */
const UNSAFE = /[^!$-&(-;=?-~]/g;

/**
 * Adds the parameters of `query` that the address does not have itself, exactly as they were sent. Only the address's
 * query changes, and its fragment stays last.
 * @param location as `URL.href` writes it
 * @param query without a question mark, as it was in a request line
 */
export function withQuery(location: string, query: string): string {
  const [sent = ''] = query.split('#');
  if (sent.length > MAX_LENGTH) return location;
  const { searchParams, hash } = new URL(location);
  const added = sent.split('&').filter((pair) => {
    const [name] = [...new URLSearchParams(pair).keys()];
    return name !== undefined && !searchParams.has(name);
  });
  if (added.length === 0) return location;
  const text = added.join('&').replace(UNSAFE, (character) => encode(character));
  const base =
    hash === '' && !location.endsWith('#') ? location : location.slice(0, location.indexOf('#'));
  const separator = !base.includes('?') ? '?' : /[?&]$/.test(base) ? '' : '&';
  return base + separator + text + location.slice(base.length);
}

/** Node reads each byte of a request line as one character (ISO 8859-1). */
function encode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
