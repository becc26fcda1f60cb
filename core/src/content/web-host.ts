/**
 * What stands in a name: ASCII letters, digits, hyphens and underscores; letters, digits and symbols of
 * other scripts (IDNA, and the emoji that some registries sell); the marks within words that RFC 5892,
 * A.3 to A.7, lists; and joiners, which Persian and Indic names need.
 */
const LABEL =
  /^(?![-\p{M}])(?:[\w-]|(?!\p{ASCII})[\p{L}\p{M}\p{N}\p{So}\p{Sk}\u00B7\u0375\u05F3\u05F4\u30FB]|(?<=\P{ASCII})[\u200C\u200D])+(?<!-)$/u;
/** The full stops of other scripts separate labels as well (UTS 46). */
const DOT = /[.\u3002\uFF0E\uFF61]/;
/** WHATWG URL, 3.5: a host whose last label is a number has to be an IPv4 address. */
const NUMBER = /^(?:\d+|0x[\da-f]*)$/i;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const IPV6_GROUPS = /^(?:[\da-f]{1,4}(?::[\da-f]{1,4})*)?$/i;

/** Whether `host` is a name, an IPv4 address or an IPv6 address in brackets; no name is looked up. */
export function isHost(host: string): boolean {
  if (host.startsWith('[')) return host.endsWith(']') && isIpv6(host.slice(1, -1));
  const labels = decoded(host).replace(/\.$/, '').split(DOT);
  return NUMBER.test(labels.at(-1) ?? '')
    ? IPV4.test(labels.join('.'))
    : labels.every((label) => LABEL.test(label));
}

/** RFC 4291, 2.2: eight groups, of which `::` stands for one or more; the last two can be an IPv4 address. */
function isIpv6(text: string): boolean {
  const tail = text.slice(text.lastIndexOf(':') + 1);
  const groups = IPV4.test(tail) ? `${text.slice(0, -tail.length)}0:0` : text;
  const halves = groups.split('::');
  const count = halves.flatMap((half) => half.split(':').filter(Boolean)).length;
  return (
    halves.every((half) => IPV6_GROUPS.test(half)) &&
    (halves.length === 1 ? count === 8 : halves.length === 2 && count < 8)
  );
}

/** RFC 3986, 3.2.2: a name may be percent-encoded. Empty, which is no host, when it is so wrongly. */
function decoded(host: string): string {
  try {
    return decodeURIComponent(host);
  } catch {
    return '';
  }
}
