import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import {
  BUILT_IP_STORAGE,
  BUILT_SESSION_DAYS,
  BUILT_URL,
} from '@everscan/contract/addressed-files';
import { acceptedRanges } from './accepted-ranges.ts';
import { inlineHashes } from './inline-hashes.ts';
import type { SecurityHeaders } from './security-headers.ts';

type Encoding = 'br' | 'gzip';

/**
 * Files that contain the site's address or settings, which are inserted when a file is first requested. All forms stay
 * in memory, about 25 MB uncompressed and 7 MB compressed, so that any number of responses share one buffer.
 */
export type AddressedFiles = {
  /** The headers of a file, with its `etag`. */
  describe(name: string): Promise<Readonly<Record<string, string>>>;
  /** @param encoding absent for the uncompressed text */
  read(name: string, encoding?: Encoding): Promise<Buffer>;
};

export type AddressedOptions = {
  webDir: string;
  /** An origin. `config.ts` makes sure that none of its characters needs escaping in HTML, XML or JSON. */
  publicUrl: string;
  sessionTtlDays: number;
  ipStorage: string;
  security: SecurityHeaders;
};

/** A text that holds for one setting of how addresses are stored. */
const FOR_IP_STORAGE = /<span data-ip-storage="(\w+)">[^<]*<\/span>/g;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.js': 'text/javascript',
};

/** Pages are stored as `NAME.br` only, because they are most of what the build writes. */
const isPage = (name: string) => name.endsWith('.html');
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const compressors = {
  br: (text: Buffer) =>
    toBrotli(text, {
      params: {
        // Compressing a page once takes 12 ms; the highest quality takes 47 ms and saves only another 3 %.
        [constants.BROTLI_PARAM_QUALITY]: 10,
        // The default window takes 30 MB; a window as large as the text compresses just as well.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(
          22,
          Math.max(16, 1 + Math.floor(Math.log2(text.length))),
        ),
      },
    }),
  gzip: (text: Buffer) => toGzip(text, { level: 9 }),
};

export function buildAddressedFiles({
  webDir,
  publicUrl,
  sessionTtlDays,
  ipStorage,
  security,
}: AddressedOptions): AddressedFiles {
  const descriptions = new Map<string, Promise<Readonly<Record<string, string>>>>();
  const forms = new Map<string, Promise<Buffer>>();

  const read = (name: string, encoding?: Encoding): Promise<Buffer> =>
    remember(forms, `${encoding ?? ''} ${name}`, async () => {
      if (encoding) return compact(await compressors[encoding](await read(name)));
      const stored = await readFile(join(webDir, isPage(name) ? `${name}.br` : name));
      const text = `${isPage(name) ? brotliDecompressSync(stored) : stored}`;
      const addressed = text
        .replaceAll(BUILT_URL, publicUrl)
        .replaceAll(BUILT_SESSION_DAYS, `${sessionTtlDays}`)
        .replaceAll(BUILT_IP_STORAGE, ipStorage)
        .replace(FOR_IP_STORAGE, (span, setting) => (setting === ipStorage ? span : ''));
      return compact(Buffer.from(addressed));
    });

  async function describe(name: string): Promise<Readonly<Record<string, string>>> {
    const text = await read(name);
    const type = extname(name);
    return {
      'cache-control': 'no-cache',
      'content-type': `${MEDIA_TYPES[type]}; charset=utf-8`,
      etag: `W/"${hash('sha1', text, 'base64url')}"`,
      vary: 'accept-encoding',
      ...(isPage(name) && security.pageHeaders(inlineHashes(text.toString()))),
    };
  }

  return { describe: (name) => remember(descriptions, name, () => describe(name)), read };
}

/** The best encoding that a client accepts, by its `Accept-Encoding` (RFC 9110, 12.5.3). */
export function encodingOf(header = ''): Encoding | undefined {
  const accepted = acceptedRanges(header.toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** Copies a buffer into separate memory, because zlib and Node's pool return small parts of large buffers. */
const compact = (body: Buffer) => Buffer.from(Uint8Array.from(body).buffer);

/** Calls `make` once for each key, and again if that failed. */
function remember<T>(
  known: Map<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const made = known.get(key);
  if (made) return made;
  const making = make();
  known.set(key, making);
  making.catch(() => known.delete(key));
  return making;
}
