import { CodeError } from '../code-error.ts';
import type { ContentType } from './content-type.ts';

/** A web address. `url` holds it without `https://`; an `http://` address keeps its scheme. */
export type UrlData = { url: string };

/** Longest address accepted, in characters. */
export const URL_MAX_LENGTH = 2048;

const HTTP = /^http:\/\//i;
const HTTP_LENGTH = 'http://'.length;
/** ISO/IEC 18004, table 5, without the space, which no address has. */
const ALPHANUMERIC = /^[0-9A-Z$%*+\-./:]+$/;
/** More than once when it is pasted after the one that a form shows. */
const HTTPS = /^(?:https:\/\/)+/i;
/** RFC 3986, 3.1, but not `host:8080`: a port is digits up to the end or a delimiter. */
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d{1,5}(?:[/?#]|$))/i;
/** RFC 3986, 3.2: an authority ends at the first slash, question mark or hash. */
const AUTHORITY = /^[^/?#]*/;

export const url: ContentType<'url', UrlData> = {
  id: 'url',
  label: 'URL',
  fields: [
    {
      name: 'url',
      label: 'Website address',
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
  fileLabel: (data) => firstLabel(data.url),
  tracked: ({ url }) => ({ url }),
};

/**
 * `value` as an absolute http or https address. Its scheme is in upper case when the rest has only
 * characters of alphanumeric mode, which takes 5.5 bits for each instead of 8 (ISO/IEC 18004, 7.4.4);
 * case makes no difference there (RFC 3986, 6.2.2.1).
 * @throws {CodeError} naming `field` when it is empty, too long, or not such an address.
 */
export function absoluteUrl(value: string, field: string): string {
  const stored = withoutHttps(value).toWellFormed();
  if (stored === '') throw new CodeError('empty', 'Enter a web address.', field);
  if (stored.length > URL_MAX_LENGTH) {
    throw new CodeError(
      'too-long',
      `A web address can have at most ${URL_MAX_LENGTH} characters. This one has ${stored.length}.`,
      field,
    );
  }
  const rest = stored.replace(HTTP, '');
  if (OTHER_SCHEME.test(rest)) {
    throw new CodeError(
      'unsupported-scheme',
      'Only web addresses that start with http:// or https:// work here.',
      field,
    );
  }
  const authority = AUTHORITY.exec(rest)?.[0] ?? '';
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  if (host === '' || host.startsWith(':') || /[\s\p{Cc}<>"\\^`{|}]/u.test(host)) {
    throw new CodeError('invalid-url', 'Enter a web address such as example.com/menu.', field);
  }
  if (/[\s\p{Cc}]/u.test(rest)) {
    throw new CodeError('invalid-url', 'A web address cannot contain spaces.', field);
  }
  const scheme = HTTP.test(stored) ? stored.slice(0, HTTP_LENGTH) : 'https://';
  return ALPHANUMERIC.test(rest) ? scheme.toUpperCase() + rest : scheme + rest;
}

/** An address as it is stored. */
export function withoutHttps(value: string): string {
  return value.trim().replace(HTTPS, '');
}

function firstLabel(value: string): string {
  const authority = AUTHORITY.exec(withoutHttps(value).replace(HTTP, ''))?.[0] ?? '';
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/^www\./i, '');
  return host.split(/[.:]/, 1)[0] ?? '';
}
