import { URL_MAX_LENGTH } from '@everscan/core/content/url';
import type { BlockList } from './block-list.ts';
import { isPublicHost } from './public-host.ts';

/** `code` is that of the answer's body, `message` for the person who entered the address. */
export type TargetCheck =
  | {
      ok: true;
      /** As `URL.href` writes it: safe in a header. */
      href: string;
      /** Host and port in ASCII, so that `аррle.com` in Cyrillic is seen as `xn--…`. */
      displayHost: string;
    }
  | { ok: false; code: 'target_invalid' | 'target_blocked'; message: string };

type Options = {
  /** Names of our own hosts, where a redirect would come back to us. Their ports do not matter. */
  ownHosts: readonly string[];
  blockList: Pick<BlockList, 'has'>;
};

const WEB_ADDRESS = /^https?:\/\/(?![/?#])([^/?#]+)/i;

/**
 * Whether a dynamic code may lead to `url`, an absolute address. Never throws, asks no network.
 * What browsers and older parsers read differently (WHATWG URL against RFC 3986) is refused, not repaired.
 */
export function checkTarget(url: string, { ownHosts, blockList }: Options): TargetCheck {
  const text = url.replace(/^ +| +$/g, '');
  if (text === '') return invalid('Enter a web address.');
  if (text.length > URL_MAX_LENGTH) return invalid(TOO_LONG);
  if (/[\p{Cc}\u2028\u2029]/u.test(text) || !text.isWellFormed()) return invalid(CHARACTERS);
  if (text.includes('\\')) return invalid('A web address has no backslash. Use / instead.');
  const authority = WEB_ADDRESS.exec(text)?.[1];
  if (authority === undefined) return invalid('The address must start with https:// or http://.');
  if (authority.includes('@')) return invalid('Leave out the name and password before the @.');
  if (!URL.canParse(text)) return invalid(NO_HOST);

  const { href, host, hostname } = new URL(text);
  if (href.length > URL_MAX_LENGTH) return invalid(TOO_LONG);
  const name = withoutRootDot(hostname);
  if (ownHosts.some((own) => withoutRootDot(own.toLowerCase()) === name)) {
    return invalid('A dynamic code cannot lead to an address of ours: that would be a loop.');
  }
  if (!isPublicHost(name)) return invalid(NOT_PUBLIC);
  if (blockList.has(name)) {
    return {
      ok: false,
      code: 'target_blocked',
      message: `${name} is on the list of harmful websites. If that is a mistake, write to us.`,
    };
  }
  return { ok: true, href, displayHost: host };
}

const TOO_LONG = `A web address can have at most ${URL_MAX_LENGTH} characters.`;
const CHARACTERS = 'The address contains characters that cannot be seen. Type it again.';
const NO_HOST = 'Enter a web address such as https://example.com/menu.';
const NOT_PUBLIC =
  'A dynamic code leads to public websites only. A static code can hold any address.';

/** RFC 1034, 3.1: `example.com.` is the same name, spelled out to the root. */
function withoutRootDot(hostname: string): string {
  return hostname.replace(/\.$/, '');
}

function invalid(message: string): TargetCheck {
  return { ok: false, code: 'target_invalid', message };
}
