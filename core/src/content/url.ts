import * as m from '@everscan/messages/content';
import * as errors from '@everscan/messages/content-errors';
import { CodeError, type CodeErrorReason } from '../code-error.ts';
import type { ContentType } from './content-type.ts';
import { hasInvisible, trimInvisible } from './invisible.ts';
import { tiles } from './tiles.ts';
import { isHost } from './web-host.ts';

/** A web address. `url` holds it without `https://`; an `http://` address keeps its scheme. */
export type UrlData = { url: string };

/** Longest address accepted, in characters. */
export const URL_MAX_LENGTH = 2048;

const HTTP = /^http:\/\//i;
const HTTP_LENGTH = 'http://'.length;
/** ISO/IEC 18004, table 5, without the space, which no address has. */
const ALPHANUMERIC = /^[0-9A-Z$%*+\-./:]+$/;
/** Repeated when an address is pasted after the `https://` that the form shows. */
const HTTPS = /^(?:https:\/\/)+/i;
/** `https//x`, `https:/x` or `https:x`: browsers repair some of these, but code readers do not. */
const MISTYPED_SCHEME = /^(https?)(?::(?!\/\/)|\/\/)[\\/]*(.*)$/is;
/** Schemes of other content types, with their labels. Digits after them are not a port: `tel:112`. */
const TYPE_OF_SCHEME = new Map([
  ['mailto', tiles.email.label],
  ['tel', tiles.phone.label],
  ['sms', tiles.sms.label],
  ['smsto', tiles.sms.label],
  ['geo', tiles.location.label],
]);
/** RFC 3986, 3.1, but not `host:8080`: a port is digits up to the end or a delimiter. */
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i;
/** RFC 3986, 3.2: an authority ends at the first slash, question mark or hash. */
const AUTHORITY = /^[^/?#]*/;
const HOST_AND_PORT = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/;
/** `name:password@`, but not an address of a scheme that contains an @ itself. */
const PASSWORD = /^(?!(?:sips?|xmpp|im):)[^:@]*:.*@/is;

export const url: ContentType<'url', UrlData> = {
  ...tiles.url,
  fields: [
    {
      name: 'url',
      label: m.webAddress,
      input: 'url',
      prefix: 'https://',
      placeholder: 'example.com',
      maxLength: URL_MAX_LENGTH,
      autoComplete: 'url',
    },
  ],
  sample: { url: 'example.com' },
  normalise: (data) => ({ url: withoutHttps(data.url) }),
  encode: (data) => absoluteUrl(data.url, 'url'),
  summary: (data) => absoluteUrl(data.url, 'url'),
  title: (data) => addressTitle(data.url),
  fileLabel: (data) => firstLabel(data.url),
  tracked: ({ url }) => ({ url }),
  trackedText: ({ url = '' }) => url,
};

/**
 * `value` as an absolute http or https address. The scheme is in upper case when all other characters
 * are in alphanumeric mode, which takes 5.5 bits for each instead of 8 (ISO/IEC 18004, 7.4.4). Schemes
 * are case-insensitive (RFC 3986, 6.2.2.1).
 * @throws {CodeError} naming `field` when it is empty, too long, or not such an address.
 */
export function absoluteUrl(value: string, field: string): string {
  const stored = withoutHttps(value).toWellFormed();
  if (stored === '') throw new CodeError('empty', errors.enterWebAddress, field);
  if (stored.length > URL_MAX_LENGTH) {
    throw new CodeError('too-long', errors.webAddressTooLong(URL_MAX_LENGTH, stored.length), field);
  }
  const rest = stored.replace(HTTP, '');
  const fault = faultOf(rest);
  if (fault) throw new CodeError(fault[0], fault[1], field);
  const scheme = HTTP.test(stored) ? stored.slice(0, HTTP_LENGTH) : 'https://';
  return ALPHANUMERIC.test(rest) ? scheme.toUpperCase() + rest : scheme + rest;
}

/** An address in the form in which it is stored. */
export function withoutHttps(value: string): string {
  return trimInvisible(trimInvisible(value).replace(HTTPS, ''));
}

type Fault = readonly [reason: CodeErrorReason, message: string];

/** What is wrong with an address; `undefined` if nothing is. `rest` is the address without its scheme. */
function faultOf(rest: string): Fault | undefined {
  // Joiners are allowed: words and emoji in a path need them, and browsers percent-encode them.
  if (hasInvisible(rest)) {
    return invalid(errors.webAddressInvisible);
  }
  const [, mistyped, end] = MISTYPED_SCHEME.exec(rest) ?? [];
  if (mistyped) {
    return invalid(errors.webAddressMeant(`${mistyped.toLowerCase()}://${end || 'example.com'}`));
  }
  const scheme = /^[a-z]+(?=:)/i.exec(rest)?.[0].toLowerCase() ?? '';
  const label = TYPE_OF_SCHEME.get(scheme);
  if (label) return unsupported(errors.notWebAddress(label));
  const authority = AUTHORITY.exec(rest)?.[0] ?? '';
  if (PASSWORD.test(authority)) {
    // Everyone who reads the code would see the password, and browsers ignore it or warn (RFC 9110, 4.2.4).
    return invalid(errors.webAddressPassword);
  }
  if (OTHER_SCHEME.test(rest)) {
    return unsupported(errors.webAddressScheme);
  }
  const user = authority.slice(0, authority.lastIndexOf('@') + 1);
  const [, host = '', port] = HOST_AND_PORT.exec(authority.slice(user.length)) ?? [];
  if (!isHost(host)) return invalid(errors.enterValidWebAddress);
  if (user && rest === user + host) {
    return invalid(errors.webAddressIsEmail(tiles.email.label));
  }
  if (port && (Number(port) < 1 || Number(port) > 65_535)) {
    return invalid(errors.webAddressPort);
  }
  return /[\s\p{Cc}]/u.test(rest) ? invalid(errors.webAddressSpaces) : undefined;
}

function invalid(message: string): Fault {
  return ['invalid-url', message];
}

function unsupported(message: string): Fault {
  return ['unsupported-scheme', message];
}

/** An address as people say it: `cafe-sonne.de/menu`. */
export function addressTitle(address: string): string {
  return withoutHttps(address)
    .replace(HTTP, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}

function firstLabel(value: string): string {
  const authority = AUTHORITY.exec(withoutHttps(value).replace(HTTP, ''))?.[0] ?? '';
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/^www\./i, '');
  return host.split(/[.:]/, 1)[0] ?? '';
}
