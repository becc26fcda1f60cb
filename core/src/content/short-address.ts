import { storedAddress } from './url.ts';

/**
 * A short link as the data of its code contains it, with host and path in upper case, which need fewer modules (ISO/IEC
 * 18004, 7.4.4). Hosts are case-insensitive (RFC 3986, 6.2.2.1), and so is this path. The scheme stays in lower case:
 * several phones do not open `HTTPS://`.
 * @param origin of short links, such as `https://evr.sc`
 */
export function shortAddress(origin: string, code: string): string {
  const [scheme = ''] = /^https?:\/\//i.exec(origin) ?? [];
  const rest = `${origin.slice(scheme.length)}/q/${code}`.toUpperCase();
  return storedAddress(scheme.toLowerCase() + rest);
}
