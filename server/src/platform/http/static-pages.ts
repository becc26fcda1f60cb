import { readdir } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { isAddressed } from '@everscan/contract/addressed-files';
import { fileResponse } from '@everscan/contract/file-response';
import { ignoredQuerySchema } from '@everscan/contract/requests';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AddressedFiles,
  type AddressedOptions,
  buildAddressedFiles,
  encodingOf,
} from './addressed-files.ts';
import type { App } from './app-type.ts';
import { isKnown } from './etag.ts';
import { pathOf } from './path-of.ts';
import { limitRequests } from './rate-limit.ts';
import { buildRateLimiter } from './rate-limiter.ts';

/** The files of the web app, listed once at start, so that requests cannot reach any others. */
export type Pages = {
  webDir: string;
  /** Names of files, relative to the folder, by the paths of their addresses. */
  byPath: ReadonlyMap<string, string>;
  /** The 404 page of each language by the first part of its addresses, empty for English. */
  notFound: ReadonlyMap<string, string>;
  /** The contents of those files that contain the site's address. */
  addressed: AddressedFiles;
};

/** File names below `/assets` contain a hash of the content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const NOT_FOUND_PAGE = /^(?:([\w-]+)\/)?404(?:\.html|\/index\.html)$/;
const COMPRESSED_OR_HIDDEN = /\.br$|(?:^|\/)\./;

/** Replaces every service worker of this site, deletes its stored files, and unregisters itself. */
const WITHDRAWN_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await registration.unregister();
}
`;

type Serving = {
  hasServiceWorker: boolean;
  /** How many pages one client may request per minute. */
  pagesPerMinute: number;
};

/**
 * Serves the web app: `/x` is the page `x/index.html`, other files have their own path, and a `.br` beside a file is its
 * compressed form.
 */
export async function servePages(
  app: App,
  { webDir, byPath, addressed }: Pages,
  { hasServiceWorker, pagesPerMinute: points }: Serving,
): Promise<void> {
  const limitPages = limitRequests(buildRateLimiter({ name: 'pages', points, windowSeconds: 60 }));
  await app.register(fastifyStatic, {
    serve: false,
    root: webDir,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
  });
  const schema = {
    querystring: ignoredQuerySchema,
    response: { 200: fileResponse('*/*'), 304: fileResponse('*/*') },
  };
  // Includes HEAD, because the HEAD route that Fastify would add sends 304 with a content-length of 0.
  const method = ['GET', 'HEAD'];
  const config = { access: 'anyone' } as const;
  app.route({
    method,
    url: '/*',
    config,
    schema,
    handler: async (request, reply) => {
      const path = pathOf(request);
      if (path === '/sw.js' && !hasServiceWorker) {
        reply.header('cache-control', REVALIDATE).type('text/javascript; charset=utf-8');
        return reply.send(WITHDRAWN_WORKER);
      }
      const name = byPath.get(path);
      if (name && isAddressed(name)) {
        await limitPages(request);
        const headers = await addressed.describe(name);
        reply.headers(headers);
        if (isKnown(`${headers.etag}`, request.headers['if-none-match'])) {
          return reply.code(304).removeHeader('content-type').send();
        }
        return sendAddressed(addressed, name, request, reply);
      }
      if (name) {
        reply.header('cache-control', name.startsWith('assets/') ? IMMUTABLE : REVALIDATE);
        return reply.sendFile(name);
      }
      if (path.endsWith('/') && byPath.has(path.slice(0, -1))) {
        return reply.redirect(path.slice(0, -1) + request.url.slice(path.length), 308);
      }
      return reply.callNotFound();
    },
  });
}

async function sendAddressed(
  addressed: AddressedFiles,
  name: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = encodingOf(headers['accept-encoding']);
  const body = await addressed.read(name, encoding);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Sends 404 with the web app's own page, or with a line of text when the app has not been built. */
export async function sendNotFoundPage(
  { notFound, addressed }: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.code(404);
  const [, first = ''] = pathOf(request).split('/');
  const name = notFound.get(first) ?? notFound.get('');
  if (!name) return reply.type('text/plain; charset=utf-8').send('404 Not Found\n');
  reply.headers(await addressed.describe(name)).removeHeader('etag');
  return sendAddressed(addressed, name, request, reply.header('cache-control', 'no-store'));
}

/** Lists `webDir`, which may be missing. */
export async function listPages(options: AddressedOptions): Promise<Pages> {
  const { webDir } = options;
  const byPath = new Map<string, string>();
  const notFound = new Map<string, string>();
  for (const name of await namesIn(webDir)) {
    if (COMPRESSED_OR_HIDDEN.test(name)) continue;
    const [isNotFound, language = ''] = NOT_FOUND_PAGE.exec(name) ?? [];
    if (isNotFound) notFound.set(language, name);
    else if (/(?:^|\/)index\.html$/.test(name)) {
      byPath.set(`/${encodeURI(name.replace(/\/?index\.html$/, ''))}`, name);
    } else if (!name.endsWith('.html')) byPath.set(`/${encodeURI(name)}`, name);
  }
  return { webDir, byPath, notFound, addressed: buildAddressedFiles(options) };
}

/** Paths of all files below `directory`, with slashes and pages without `.br`; empty when it does not exist. */
async function namesIn(directory: string): Promise<string[]> {
  try {
    const root = resolve(directory);
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    // Without functions of paths, which take half a second for thousands of files.
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        `${parentPath}/${name.replace(/\.html\.br$/, '.html')}`
          .slice(root.length + 1)
          .replaceAll(sep, '/'),
      );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
