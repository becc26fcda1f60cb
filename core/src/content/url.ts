import { CodeError, type CodeErrorReason, type FaultOrCode } from '../code-error.ts';
import type { ContentType, Ruled } from './content-type.ts';
import { cutText } from './cut-text.ts';
import { hasInvisible, trimInvisible } from './invisible.ts';
import { tiles } from './tiles.ts';
import { endingOf, isCompleteHost, isHost } from './web-host.ts';

/**
 * A web address. `url` holds it without `https://`. An `http://` address keeps its scheme, as does a name of a local
 * network, which is an address only because a person typed the scheme.
 */
export type UrlData = { url: string } & Ruled;

/** Longest address accepted, in characters. */
export const URL_MAX_LENGTH = 2048;

/** Longest part of a refused text that its message repeats. */
const SHOWN_LENGTH = 40;
const HTTP = /^http:\/\//i;
const SCHEME = /^https?:\/\//i;
/** ISO/IEC 18004, table 5, without the space, which no address has. */
const ALPHANUMERIC = /^[0-9A-Z$%*+\-./:]+$/;
/** Repeated when an address is pasted after the `https://` that the form shows. */
const HTTPS = /^(?:https:\/\/)+/i;
/** `https//x`, `https:/x` or `https:x`: browsers repair some of these, but code readers do not. */
const MISTYPED_SCHEME = /^(https?)(?::(?!\/\/)|\/\/)[\\/]*(.*)$/is;
/** Schemes of other content types. Digits after them are not a port: `tel:112`. */
const TYPE_OF_SCHEME = new Map([
  ['mailto', 'email'],
  ['tel', 'phone'],
  ['sms', 'sms'],
  ['smsto', 'sms'],
  ['geo', 'location'],
] as const);
/** RFC 3986, 3.1, but not `host:8080`: a port is digits up to the end or a delimiter. */
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i;
/** RFC 3986, 3.2: an authority ends at the first slash, question mark or hash. */
const AUTHORITY = /^[^/?#]*/;
const HOST_AND_PORT = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/;
/** A whole text that is a day, a time, an amount or another number: `2027-04-01`, `18.06.2027`, `6:00 PM`, `3,50 €`. */
const VALUE =
  /^[+\-−]?\p{Sc}?\s?\d[\d\s.,:/'’-]*(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?|[ap]\.?m\.?|h|%|\p{Sc}|e\+?\d+)?$/iu;
/** `name:password@`, but not an address of a scheme that contains an @ itself. */
const PASSWORD = /^(?!(?:sips?|xmpp|im):)[^:@]*:.*@/is;

export const url: ContentType<'url', UrlData> = {
  ...tiles.url,
  fields: [
    {
      name: 'url',
      input: 'url',
      prefix: 'https://',
      placeholder: 'example.com',
      maxLength: URL_MAX_LENGTH,
      autoComplete: 'url',
    },
  ],
  sample: { url: 'example.com' },
  normalise: (data) => ({ ...data, url: storedAddress(data.url) }),
  check: (data) => checkIsComplete(data.url, 'url'),
  encode: ({ url, rules }) => writtenAddress(url, 'url', rules),
  fileLabel: (data) => firstLabel(data.url),
  tracked: ({ url, rules }) => ({ url, ...(rules && { rules }) }),
  trackedText: ({ url = '' }) => url,
};

/**
 * The target of a dynamic code as an absolute address, with its scheme in lower case (RFC 3986, 3.1). Everything else
 * stays as it was typed. The server checks besides that it is public.
 * @throws {CodeError} naming `field` when it is empty, too long, or not such an address; with the reason `local-name`
 * when it is a single word
 */
export function targetUrl(value: string, field: string): string {
  const address = addressOf(value, field);
  if (isComplete(value)) return address;
  throw new CodeError('local-name', 'address-invalid', field);
}

/**
 * An address as a symbol carries it: as a URI, or as earlier versions wrote it.
 * @throws {CodeError} naming `field`, unless it is an address
 */
export function writtenAddress(value: string, field: string, rules: Ruled['rules']): string {
  return rules ? earlierAddress(value, field) : uriOf(addressOf(value, field));
}

/**
 * Refuses an address that is only a word, and says how to type it if a name of the person's own network is meant.
 * @param value a valid address otherwise
 * @throws {CodeError} `local-name`
 */
export function checkIsComplete(value: string, field: string): void {
  if (isComplete(value)) return;
  const typed = trimInvisible(value);
  const fault = VALUE.test(typed)
    ? 'address-is-value-or-name'
    : { code: 'address-local' as const, text: cutText(typed, SHOWN_LENGTH) };
  throw new CodeError('local-name', fault, field);
}

/** Whether an address has a whole host or a typed scheme, with which a person says that they mean a name as it is. */
function isComplete(value: string): boolean {
  const typed = trimInvisible(value);
  const host = hostOf(typed);
  if (SCHEME.test(typed) || !isHost(host)) return true;
  // `6.30pm` and `1.5e3` are names for browsers, but no registry has an ending with a digit that is not Punycode.
  const isValue = VALUE.test(typed) && /\d/.test(endingOf(host) ?? '');
  return isCompleteHost(host) && !isValue;
}

/** `value` as an absolute address; a host of one word is accepted. */
function addressOf(value: string, field: string): string {
  const [scheme, rest] = checkedParts(value, field);
  return scheme.toLowerCase() + rest;
}

/**
 * An address as versions before 0.2 wrote it: with its scheme in upper case if all other characters are in alphanumeric
 * mode, which takes 5.5 bits for each instead of 8 (ISO/IEC 18004, 7.4.4), and with letters of other scripts as they
 * are.
 */
function earlierAddress(value: string, field: string): string {
  const [scheme, rest] = checkedParts(value, field);
  return ALPHANUMERIC.test(rest) ? scheme.toUpperCase() + rest : scheme + rest;
}

/** The scheme as it was typed, or `https://`, and the rest of an address. @throws {CodeError} */
function checkedParts(value: string, field: string): [scheme: string, rest: string] {
  const stored = withoutHttps(value).toWellFormed();
  if (stored === '') throw new CodeError('empty', 'address-missing', field);
  if (stored.length > URL_MAX_LENGTH) {
    throw new CodeError(
      'too-long',
      { code: 'address-too-long', most: URL_MAX_LENGTH, length: stored.length },
      field,
    );
  }
  const [scheme = 'https://'] = HTTP.exec(stored) ?? [];
  const rest = stored.replace(HTTP, '');
  const fault = faultOf(rest);
  if (fault) throw new CodeError(fault[0], fault[1], field);
  return [scheme, rest];
}

/** An address in the form in which it is stored. A typed `https://` stays until the host is complete. */
export function storedAddress(value: string): string {
  const stored = withoutHttps(value);
  const hasLostScheme = SCHEME.test(trimInvisible(value)) && !SCHEME.test(stored);
  return hasLostScheme && stored !== '' && !isComplete(stored) ? `https://${stored}` : stored;
}

/** An address without its `https://`, as forms show it. */
export function withoutHttps(value: string): string {
  return trimInvisible(trimInvisible(value).replace(HTTPS, ''));
}

type Fault = readonly [reason: CodeErrorReason, fault: FaultOrCode];

/** What is wrong with an address; `undefined` if nothing is. `rest` is the address without its scheme. */
function faultOf(rest: string): Fault | undefined {
  // Joiners are allowed: words and emoji in a path need them, and browsers percent-encode them.
  if (hasInvisible(rest)) {
    return invalid('address-invisible');
  }
  const [, mistyped, end] = MISTYPED_SCHEME.exec(rest) ?? [];
  if (mistyped) {
    return invalid({
      code: 'address-meant',
      address: `${mistyped.toLowerCase()}://${end || 'example.com'}`,
    });
  }
  const scheme = /^[a-z]+(?=:)/i.exec(rest)?.[0].toLowerCase() ?? '';
  const type = TYPE_OF_SCHEME.get(scheme as never);
  if (type) return unsupported({ code: 'address-of-type', type });
  const authority = AUTHORITY.exec(rest)?.[0] ?? '';
  if (PASSWORD.test(authority)) {
    // Everyone who reads the code would see the password, and browsers ignore it or warn (RFC 9110, 4.2.4).
    return invalid('address-password');
  }
  if (OTHER_SCHEME.test(rest)) {
    return unsupported('address-scheme');
  }
  const user = authority.slice(0, authority.lastIndexOf('@') + 1);
  const [, host = '', port] = HOST_AND_PORT.exec(authority.slice(user.length)) ?? [];
  if (!isHost(host)) {
    return invalid(VALUE.test(rest) ? 'address-is-value' : 'address-invalid');
  }
  if (user && rest === user + host) {
    return invalid('address-is-email');
  }
  if (port && (Number(port) < 1 || Number(port) > 65_535)) {
    const isValue = VALUE.test(rest) && !isCompleteHost(host);
    return invalid(isValue ? 'address-is-value' : 'address-port');
  }
  return /[\s\p{Cc}]/u.test(rest) ? invalid('address-spaces') : undefined;
}

function invalid(fault: FaultOrCode): Fault {
  return ['invalid-url', fault];
}

function unsupported(fault: FaultOrCode): Fault {
  return ['unsupported-scheme', fault];
}

/** An absolute address, as a symbol is described to screen readers. @throws {CodeError} */
export function addressSummary({ url, rules }: UrlData): string {
  return rules ? earlierAddress(url, 'url') : addressOf(url, 'url');
}

/** An address as people say it: `cafe-sonne.de/menu`. */
export function addressTitle(address: string): string {
  return withoutHttps(address)
    .replace(HTTP, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}

/** The host of an address, without its port; empty or meaningless if the text is no address. */
export function hostOf(value: string): string {
  const rest = withoutHttps(value).replace(HTTP, '');
  return HOST_AND_PORT.exec(hostAndPortOf(rest))?.[1] ?? '';
}

/** Whether a typed address shows its scheme, so that a form must not put `https://` in front of it. */
export function hasScheme(value: string): boolean {
  return SCHEME.test(value);
}

function firstLabel(value: string): string {
  const host = hostAndPortOf(withoutHttps(value).replace(HTTP, '')).replace(/^www\./i, '');
  return host.split(/[.:]/, 1)[0] ?? '';
}

/** @param rest an address without its scheme */
function hostAndPortOf(rest: string): string {
  const authority = AUTHORITY.exec(rest)?.[0] ?? '';
  return authority.slice(authority.lastIndexOf('@') + 1);
}

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
function uriOf(address: string): string {
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
