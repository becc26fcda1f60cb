/**
 * Keeps a copy of the generator in the visitor's language on the device, and answers with it when there
 * is no connection. It stores files of the site only, never an answer that depends on the user.
 */

/** Describes this release. The build fills it in, with the paths of the English pages. */
declare const RELEASE: {
  id: string;
  /** Pages that work without a connection. */
  pages: readonly string[];
  /** Files in `assets` that all languages share. */
  shared: readonly string[];
  /** Scripts in `assets` of which each language has its own. */
  localized: readonly string[];
  /** The address of the site, which every page names. */
  publicUrl: string;
  /** The script that every page of this release names, and no page of another one. */
  mark: string;
};
declare const self: ServiceWorkerGlobalScope;

/** How long the server may take for a page of which the device has a copy. */
const PAGE_TIMEOUT_MS = 4_000;
/** Few, so that the visitor's own requests never wait. */
const DOWNLOADS_AT_ONCE = 3;
/** Calls, short links, dashboards, and files such as robots.txt. */
const SERVER_ONLY = /^\/(?:api|q|admin)(?:\/|$)|\.\w+$/i;
const OTHER_LANGUAGE = /^\/[a-z]{2}(?:-[A-Z]{2})?(?=\/|$)/;
/** Something that another app has shared with this one: it stays on the device. */
const SHARED = '?shared-';
/** Says that there is no connection. */
const OFFLINE_PAGE = '/offline';
/** A browser asks for the same encodings each time. */
const OF_ANY_ENCODING = { ignoreVary: true };

const language = new URL(self.location.href).searchParams.get('language') ?? 'en';
const folder = language === 'en' ? '' : `/${language}`;
const inLanguage = (path: string) => (path === '/' ? folder || '/' : folder + path);
const CACHE = `${language} ${RELEASE.id} ${RELEASE.publicUrl}`;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(findFile(request));
  else if (request.mode === 'navigate' && !SERVER_ONLY.test(url.pathname)) {
    event.respondWith(findPage(request));
  }
});

async function install(): Promise<void> {
  const isNew = !(await caches.has(CACHE));
  const cache = await caches.open(CACHE);
  const tasks = [
    ...RELEASE.shared.map((name) => () => storeFile(cache, `/assets/${name}`)),
    ...RELEASE.localized.map((name) => () => storeFile(cache, `/assets${folder}/${name}`)),
    ...RELEASE.pages.map((path) => () => storePage(cache, inLanguage(path))),
  ];
  const lanes = Array.from({ length: DOWNLOADS_AT_ONCE }, async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) await task();
  });
  try {
    await Promise.all(lanes);
  } catch (error) {
    // A part of a copy would take the place of a complete one.
    if (isNew) await caches.delete(CACHE);
    throw error;
  }
}

/** The name of a file contains a hash of its content, so the copy of another release will do. */
async function storeFile(cache: Cache, path: string): Promise<void> {
  const known = await caches.match(path, OF_ANY_ENCODING);
  if (known) await cache.put(path, known);
  else await cache.add(new Request(path, { priority: 'low' }));
}

/** @throws while another process still serves another release: the browser installs again later */
async function storePage(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { cache: 'no-cache', priority: 'low' });
  const html = await answer.clone().text();
  const isOurs = html.includes(RELEASE.mark) || path.endsWith(OFFLINE_PAGE); // which has no scripts
  const namesOurAddress = html.includes(`"${RELEASE.publicUrl}"`);
  if (!answer.ok || !isOurs || !namesOurAddress)
    throw new Error(`${path} is of another release or address`);
  await cache.put(path, answer);
}

/**
 * Keeps one more copy: of the previous release, whose pages may still be open, if there is one in this
 * language. Without navigation preload, which would ask for short links twice and so count two scans.
 */
async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== CACHE);
  const kept = others.findLast((name) => name.startsWith(`${language} `)) ?? others.at(-1);
  const dropped = others.filter((name) => name !== kept);
  await Promise.all(dropped.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function findFile(request: Request): Promise<Response> {
  return (await copyIn(caches, request)) ?? fetch(request);
}

/** Asks the server first, so that a new release takes over at once. */
async function findPage(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/(.)\/$/, '$1');
  const copy = await copyOf(path);
  if (copy && search.startsWith(SHARED)) return copy;
  const waits: Promise<Response | undefined>[] = [fetch(request)];
  if (copy) waits.push(new Promise((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS)));
  const answer = await Promise.race(waits).catch(() => undefined);
  if (answer && (answer.status < 500 || !copy)) return answer;
  if (copy) return copy;
  // The same page in another language.
  const page = path.replace(OTHER_LANGUAGE, '') || '/';
  const own = inLanguage(page);
  if (own !== path && RELEASE.pages.includes(page)) return Response.redirect(own + search);
  return (await copyOf(inLanguage(OFFLINE_PAGE))) ?? Response.error();
}

async function copyOf(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE).catch(() => undefined);
  return cache && copyIn(cache, path);
}

/** Nothing if the browser's storage fails, so that the server answers. */
function copyIn(where: Cache | CacheStorage, request: RequestInfo): Promise<Response | undefined> {
  return where.match(request, OF_ANY_ENCODING).catch(() => undefined);
}
