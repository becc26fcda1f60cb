import tlds from 'tlds/index.json' with { type: 'json' };
import { hostOf } from './url.ts';
import { endingOf } from './web-host.ts';

/** Names that no registry sells, but documents, tests and local networks use (RFC 2606, 6761, 6762, 7686, 9476). */
const SPECIAL = ['example', 'test', 'invalid', 'localhost', 'local', 'onion', 'alt', 'internal'];

let known: Set<string> | undefined;

/**
 * The ending of an address if no registry has it, as in `menu.pdf`; `undefined` for any other text.
 * IANA's list of top-level domains comes with the package `tlds` and takes 6 kB, so pages load this module on demand.
 */
export function unknownEnding(address: string): string | undefined {
  const ending = endingOf(hostOf(address));
  if (ending === undefined) return undefined;
  known ??= new Set([...tlds.map(asciiOf), ...SPECIAL]);
  return known.has(asciiOf(ending)) ? undefined : ending;
}

function asciiOf(ending: string): string {
  return /^[\w-]*$/.test(ending)
    ? ending.toLowerCase()
    : new URL(`https://a.${ending}`).hostname.slice(2);
}
