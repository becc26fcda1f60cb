import { URL_MAX_LENGTH } from '@everscan/core/content/url';
import type { BlockList } from './block-list.ts';
import { isPublicHost } from './public-host.ts';

/** `code` goes into the error body; `message` is for the person who entered the address. */
export type TargetCheck =
  | {
      ok: true;
      /** As `URL.href` writes it, which is safe in a header. */
      href: string;
      /** Host and port in ASCII, so that `аррle.com` in Cyrillic shows as `xn--…`. */
      displayHost: string;
    }
  | { ok: false; code: 'target_invalid' | 'target_blocked'; message: string };

type Options = {
  /** Host names of this server, which a redirect would lead back to. Ports do not matter. */
  ownHosts: readonly string[];
  blockList: Pick<BlockList, 'has'>;
};

const WEB_ADDRESS = /^https?:\/\/(?![/?#])([^/?#]+)/i;

/**
 * Checks whether a dynamic code may lead to `url`, an absolute address, without network access. Never
 * throws. Addresses that browsers and older parsers read differently (WHATWG URL and RFC 3986) are
 * refused, not repaired.
 */
export function checkTarget(url: string, { ownHosts, blockList }: Options): TargetCheck {
  const text = url.replace(/^ +| +$/g, '');
  if (text === '') return invalid('Enter a web address.');
  if (text.length > URL_MAX_LENGTH) return invalid(TOO_LONG);
  if (/[\p{Cc}\u2028\u2029]/u.test(text) || !text.isWellFormed()) return invalid(CHARACTERS);
  if (text.includes('\\'))
    return invalid('A web address cannot contain a backslash. Use / instead.');
  const authority = WEB_ADDRESS.exec(text)?.[1];
  if (authority === undefined) return invalid('The address must start with https:// or http://.');
  if (authority.includes('@')) return invalid('Leave out the name and password before the @.');
  if (!URL.canParse(text)) return invalid(NO_HOST);

  const { href, host, hostname } = new URL(text);
  if (href.length > URL_MAX_LENGTH) return invalid(TOO_LONG);
  const name = withoutRootDot(hostname);
  if (ownHosts.some((own) => withoutRootDot(own.toLowerCase()) === name)) {
    return invalid('A dynamic code cannot lead to this site, because that would be a loop.');
  }
  if (!isPublicHost(name)) return invalid(NOT_PUBLIC);
  if (blockList.has(name)) {
    return {
      ok: false,
      code: 'target_blocked',
      message: `${name} is on the list of harmful websites. If you think this is a mistake, please write to us.`,
    };
  }
  return { ok: true, href, displayHost: host };
}

const TOO_LONG = `A web address can have at most ${URL_MAX_LENGTH} characters.`;
const CHARACTERS = 'The address contains invisible characters. Please type it again.';
const NO_HOST = 'Enter a web address such as https://example.com/menu.';
const NOT_PUBLIC =
  'A dynamic code can only lead to a public website. A static code can contain any address.';

/** RFC 1034, 3.1: `example.com.` is the same name, spelled out to the root. */
function withoutRootDot(hostname: string): string {
  return hostname.replace(/\.$/, '');
}

function invalid(message: string): TargetCheck {
  return { ok: false, code: 'target_invalid', message };
}
