import { isIPv4 } from 'node:net';
import { isPublicAddress } from '../platform/http/public-address.ts';

/** Top-level names that only a local network resolves (RFC 6761, 6762 appendix G, 8375; ICANN "internal"). */
const LOCAL_NAME =
  /(?:^|\.)(?:localhost|local|internal|intranet|private|corp|home|lan|localdomain|home\.arpa)$/;
/** A label of a DNS name (RFC 1123, 2.1), extended by the underscore, which many hosts use. */
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const NAME_MAX_LENGTH = 253;

/**
 * True for a public host: a name with a dot, or an address outside of the special ranges.
 * @param host as `URL.hostname` writes it (which turns 0x7f.1 into 127.0.0.1), without a trailing dot
 */
export function isPublicHost(host: string): boolean {
  if (host.startsWith('[')) return isPublicAddress(host.slice(1, -1));
  if (isIPv4(host)) return isPublicAddress(host);
  const labels = host.split('.');
  return (
    host.length <= NAME_MAX_LENGTH &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !LOCAL_NAME.test(host)
  );
}
