import { createHash } from 'node:crypto';
import type { InlineHashes } from './security-headers.ts';

const ELEMENT = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1\s*>/gi;
const HAS_SRC = /(?:^|\s)src\s*=/i;
/** Browsers never run data blocks (HTML, 4.12.1), so these need no hash. */
const DATA_BLOCK = /(?:^|\s)type\s*=\s*["']?application\/(?:ld\+)?json/i;

/** The CSP hash sources of the inline scripts and styles of a page from our own build. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (name.toLowerCase() === 'style') styles.add(hash(text));
    else if (!HAS_SRC.test(attributes) && !DATA_BLOCK.test(attributes)) scripts.add(hash(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** HTML turns CRLF and CR into LF before a script's text is hashed (HTML, 13.2.3.5). */
function hash(text: string): string {
  const normalised = text.replace(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(normalised).digest('base64')}`;
}
