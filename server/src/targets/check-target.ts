import { isIPv4 } from 'node:net';
import { URL_MAX_LENGTH, withoutHttps } from '@everscan/core/content/url';
import type { ErrorTextName } from '../platform/http/presenter.ts';
import { isPublicAddress } from '../platform/http/public-address.ts';
import type { BlockList } from './block-list.ts';

type InvalidTarget = Exclude<
  Extract<ErrorTextName, `target_invalid.${string}`>,
  'target_invalid.encoded'
>;

export type TargetCheck =
  | {
      ok: true;
      /** As `URL.href` writes it, which is safe in a header. */
      href: string;
      /** Host and port in ASCII, so that `аррle.com` in Cyrillic shows as `xn--…`. */
      displayHost: string;
    }
  | { ok: false; name: InvalidTarget }
  | { ok: false; name: 'target_invalid.encoded'; params: { max: number; length: number } }
  | { ok: false; name: 'target_blocked'; params: { host: string } };

type Options = {
  /** Host names of this server, which a redirect would lead back to. Ports do not matter. */
  ownHosts: readonly string[];
  blockList: Pick<BlockList, 'has'>;
};

/**
 * Maximum length of `URL.href`, in which a letter of another script takes 6 or 9 characters. With its default
 * settings, nginx answers 502 when the headers of a redirect exceed 4,096 bytes; UTM tags and the other
 * headers need the rest.
 */
const ENCODED_MAX_LENGTH = 3_000;

const WEB_ADDRESS = /^https?:\/\/(?![/?#])([^/?#]+)/i;

/**
 * Checks whether a dynamic code may lead to `url`, an absolute address, without network access. Never
 * throws. Addresses that browsers and older parsers read differently (WHATWG URL and RFC 3986) are
 * refused, not repaired.
 */
export function checkTarget(url: string, { ownHosts, blockList }: Options): TargetCheck {
  const text = url.replace(/^ +| +$/g, '');
  if (text === '') return invalid('target_invalid.empty');
  if (withoutHttps(text).length > URL_MAX_LENGTH) return invalid('target_invalid.length');
  if (/[\p{Cc}\u2028\u2029]/u.test(text) || !text.isWellFormed())
    return invalid('target_invalid.characters');
  if (text.includes('\\')) return invalid('target_invalid.backslash');
  const authority = WEB_ADDRESS.exec(text)?.[1];
  if (authority === undefined) return invalid('target_invalid.scheme');
  if (authority.includes('@')) return invalid('target_invalid.password');
  if (!URL.canParse(text)) return invalid('target_invalid.host');

  const { href, host, hostname } = new URL(text);
  if (href.length > ENCODED_MAX_LENGTH) {
    const params = { max: ENCODED_MAX_LENGTH, length: href.length };
    return { ok: false, name: 'target_invalid.encoded', params };
  }
  const name = withoutRootDot(hostname);
  if (ownHosts.some((own) => withoutRootDot(own.toLowerCase()) === name)) {
    return invalid('target_invalid.loop');
  }
  if (!isPublicHost(name)) return invalid('target_invalid.not_public');
  if (blockList.has(name)) return { ok: false, name: 'target_blocked', params: { host: name } };
  return { ok: true, href, displayHost: host };
}

/** RFC 1034, 3.1: `example.com.` is the same name, spelled out to the root. */
function withoutRootDot(hostname: string): string {
  return hostname.replace(/\.$/, '');
}

function invalid(name: InvalidTarget): TargetCheck {
  return { ok: false, name };
}

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
function isPublicHost(host: string): boolean {
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
