/**
 * The characters of a name: ASCII letters, digits, hyphens and underscores; letters, digits and symbols of
 * other scripts (IDNA, and the emoji that some registries sell), also percent-encoded (RFC 3986, 3.2.2);
 * the marks within words that RFC 5892, A.3 to A.7, lists; and joiners, which Persian and Indic names need.
 */
const LABEL =
  /^(?![-\p{M}])(?:[\w-]|%[89A-Fa-f][\dA-Fa-f]|(?!\p{ASCII})[\p{L}\p{M}\p{N}\p{So}\p{Sk}·͵׳״・]|(?<=\P{ASCII})[\u200C\u200D])+(?<!-)$/u;
/** The full stops of other scripts separate labels as well (UTS 46). */
const DOT = /[.。．｡]/;
/** WHATWG URL, 3.5: a host whose last label is a number has to be an IPv4 address. */
const NUMBER = /^(?:\d+|0x[\da-f]*)$/i;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
/** RFC 3986, 3.2.2, without the number of groups, which the URL parser checks. */
const IPV6 = /^\[[\da-f:.]+\]$/i;

/**
 * Whether `host` is a name, an IPv4 address or an IPv6 address in brackets, and browsers accept it: the URL parser alone
 * would accept `1.2` and `a'b`. No name is looked up.
 */
export function isHost(host: string): boolean {
  const labels = labelsOf(host);
  const isWellFormed = NUMBER.test(labels.at(-1) ?? '')
    ? IPV4.test(labels.join('.'))
    : IPV6.test(host) || labels.every((label) => LABEL.test(label));
  return isWellFormed && canParse(`https://${host}`);
}

/** Safari 16 has no `URL.canParse`. */
function canParse(address: string): boolean {
  if (URL.canParse) return URL.canParse(address);
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

/**
 * Whether a host can be meant without its scheme: an IP address, `localhost`, or a name with an ending, such as
 * `example.com`. Words of a list are not: `TBD`, `2027-04-01`, `k.A.` (no ending has a single letter).
 * @param host one that `isHost` accepts
 */
export function isCompleteHost(host: string): boolean {
  const labels = labelsOf(host);
  if (labels.length === 1) return IPV6.test(host) || /^localhost$/i.test(labels.join(''));
  return !/^[a-z]$/i.test(labels.at(-1) ?? '');
}

/** The ending of a name, such as `com`; `undefined` for an IP address, a single word, and anything that is no host. */
export function endingOf(host: string): string | undefined {
  const labels = labelsOf(host);
  const last = labels.at(-1) ?? '';
  // An IPv6 address may end with an IPv4 address, and has dots then.
  const isAddress = NUMBER.test(last) || IPV6.test(host);
  return labels.length === 1 || isAddress || !isHost(host) ? undefined : last;
}

function labelsOf(host: string): string[] {
  return host.replace(/\.$/, '').split(DOT);
}
