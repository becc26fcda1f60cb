/** RFC 3986, 3.2: an authority ends at the first slash, question mark or hash. */
const PARTS = /^(https?:\/\/)([^/?#]*)([^#]*)(#?)(.*)$/is;
/** RFC 3986, 2.1: a percent sign is data only as `%25`. */
const STRAY_PERCENT = /%(?![\dA-F]{2})/gi;
/** Everything but the characters of RFC 3986, appendix A: pchar, `/`, `?` and escapes. */
const FORBIDDEN = /[^\w\-.~!$&'()*+,;=:@/?%]/gu;
/** As above, in the part of an authority before its last `@`. */
const FORBIDDEN_IN_USER = /[^\w\-.~!$&'()*+,;=:%]/gu;

/**
 * A web address as a URI (RFC 3987, 3.1): names in other scripts in Punycode; other characters that RFC 3986 forbids
 * percent-encoded. Everything else stays as it was typed, case and existing escapes included.
 * @param address an absolute one that the rules for addresses accept
 */
export function uriOf(address: string): string {
  const [, scheme = '', authority = '', path = '', hash = '', fragment = ''] =
    PARTS.exec(address) ?? [];
  const at = authority.lastIndexOf('@') + 1;
  const user = at > 0 ? `${escaped(authority.slice(0, at - 1), FORBIDDEN_IN_USER)}@` : '';
  return `${scheme}${user}${asciiHost(authority.slice(at))}${escaped(path)}${hash}${escaped(fragment)}`;
}

/** A host with its port. Browsers and phones map letters of other scripts in the same way (UTS 46). */
function asciiHost(host: string): string {
  if (/^\p{ASCII}*$/u.test(host)) return host;
  const [, name = '', port = ''] = /^(.*?)(:\d*)?$/s.exec(host) ?? [];
  return new URL(`https://${name}`).hostname + port;
}

function escaped(text: string, forbidden = FORBIDDEN): string {
  return text.replace(STRAY_PERCENT, '%25').replace(forbidden, (character) =>
    // `encodeURIComponent` leaves only characters that are allowed anyway.
    encodeURIComponent(character),
  );
}
