import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileResponse } from '@everscan/contract/file-response';
import { ignoredQuerySchema } from '@everscan/contract/requests';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { inlineHashes } from './inline-hashes.ts';
import { pathOf } from './path-of.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** The files of the web app, listed once at start: requests can reach no others. */
export type Pages = {
  webDir: string;
  byPath: ReadonlyMap<string, StaticFile>;
  /** The 404 page of each language by the first part of its addresses, empty for English. */
  notFound: ReadonlyMap<string, StaticFile>;
};

/** `name` is relative to the web app's folder. */
type StaticFile = { name: string; headers: Readonly<Record<string, string>> };

/** File names below `/assets` contain a hash of the content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const NOT_FOUND_PAGE = /^(?:([\w-]+)\/)?404(?:\.html|\/index\.html)$/;
const COMPRESSED_OR_HIDDEN = /\.(?:br|gz)$|(?:^|\/)\./;

/** Takes the place of every service worker of this site, deletes what they stored, and leaves. */
const WITHDRAWN_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await registration.unregister();
}
`;

/**
 * Serves the web app: `/x` is the page `x/index.html`, other files have their own path, and a `.br` or
 * `.gz` beside a file is its compressed form.
 */
export async function servePages(
  app: App,
  { webDir, byPath }: Pages,
  hasServiceWorker: boolean,
): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    root: webDir,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
  });
  const schema = { querystring: ignoredQuerySchema, response: { 200: fileResponse('*/*') } };
  app.get('/*', { config: { access: 'anyone' }, schema }, (request, reply) => {
    const path = pathOf(request);
    if (path === '/sw.js' && !hasServiceWorker) {
      reply.header('cache-control', REVALIDATE).type('text/javascript; charset=utf-8');
      return reply.send(WITHDRAWN_WORKER);
    }
    const found = byPath.get(path);
    if (found) return reply.headers(found.headers).sendFile(found.name);
    if (path.endsWith('/') && byPath.has(path.slice(0, -1))) {
      return reply.redirect(path.slice(0, -1), 308);
    }
    return reply.callNotFound();
  });
}

/** Answers 404 with the web app's own page, or with a line of text when the app was not built. */
export function sendNotFoundPage(
  { notFound }: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.code(404);
  const [, first = ''] = pathOf(request).split('/');
  const page = notFound.get(first) ?? notFound.get('');
  if (!page) return reply.type('text/plain; charset=utf-8').send('404 Not Found\n');
  // Conditions and ranges do not apply to an error page.
  for (const name of CONDITIONS) delete request.raw.headers[name];
  return reply.headers({ ...page.headers, 'cache-control': 'no-store' }).sendFile(page.name);
}

const CONDITIONS = [
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'range',
];

/** Lists `webDir`, which may be missing, and hashes the inline scripts of its pages. */
export async function listPages(webDir: string, security: SecurityHeaders): Promise<Pages> {
  const byPath = new Map<string, StaticFile>();
  const notFound = new Map<string, StaticFile>();
  for (const name of await namesIn(webDir)) {
    if (COMPRESSED_OR_HIDDEN.test(name)) continue;
    if (!name.endsWith('.html')) {
      const caching = name.startsWith('assets/') ? IMMUTABLE : REVALIDATE;
      byPath.set(`/${encodeURI(name)}`, { name, headers: { 'cache-control': caching } });
      continue;
    }
    const hashes = inlineHashes(await readFile(join(webDir, name), 'utf8'));
    const headers = { 'cache-control': REVALIDATE, ...security.pageHeaders(hashes) };
    const [isNotFound, language = ''] = NOT_FOUND_PAGE.exec(name) ?? [];
    if (isNotFound) notFound.set(language, { name, headers });
    else if (/(?:^|\/)index\.html$/.test(name)) {
      byPath.set(`/${encodeURI(name.replace(/\/?index\.html$/, ''))}`, { name, headers });
    }
  }
  return { webDir, byPath, notFound };
}

/** Paths of all files below `directory`, with slashes; empty when it does not exist. */
async function namesIn(directory: string): Promise<string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
