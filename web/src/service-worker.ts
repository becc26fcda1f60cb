/**
 * Stores a copy of the generator in the visitor's language on the device, and answers with it when there is no
 * connection. Stores only files of the site, never an answer that depends on the user.
 */

/** Describes this release. The build defines it, with the paths of the English pages. */
declare const RELEASE: {
  id: string;
  /** Pages that work without a connection. */
  pages: readonly string[];
  /** Other files in `assets`. */
  shared: readonly string[];
  /** Files of messages, which are in `assets/LANGUAGE`. */
  messages: readonly string[];
  /** The address of the site, which every page contains. */
  publicUrl: string;
  /** The name of a script that every page of this release contains, and no page of another release. */
  mark: string;
};
declare const self: ServiceWorkerGlobalScope;

/** If the server takes longer than this for a page, the copy on the device is used. */
const PAGE_TIMEOUT_MS = 4_000;
/** Few enough that the visitor's own requests do not wait. */
const MAX_DOWNLOADS = 3;
/** Paths that are never answered from the copy: calls, short links, dashboards, and files such as robots.txt. */
const SERVER_ONLY = /^\/(?:api|q|admin)(?:\/|$)|\.\w+$/i;
const OTHER_LANGUAGE = /^\/[a-z]{2}(?:-[A-Z]{2})?(?=\/|$)/;
/** The query of content that another app has shared. It is not sent to the server. */
const SHARED = '?shared-';
/** The page that explains that there is no connection. */
const OFFLINE_PAGE = '/offline';
/** Ignores `Vary`, because a browser accepts the same encodings each time. */
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
    ...RELEASE.messages.map((name) => () => storeFile(cache, `/assets/${language}/${name}`)),
    ...RELEASE.pages.map((path) => () => storePage(cache, inLanguage(path))),
  ];
  const lanes = Array.from({ length: MAX_DOWNLOADS }, async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) await task();
  });
  try {
    await Promise.all(lanes);
  } catch (error) {
    // An incomplete copy must not replace a complete one.
    if (isNew) await caches.delete(CACHE);
    throw error;
  }
}

/** Stores a file. Its name contains a hash of the content, so a copy that another release has stored can be reused. */
async function storeFile(cache: Cache, path: string): Promise<void> {
  const known = await caches.match(path, OF_ANY_ENCODING);
  if (known) await cache.put(path, known);
  else await cache.add(new Request(path, { priority: 'low' }));
}

/** Stores a page. @throws if another process still serves another release, so that the browser installs again later */
async function storePage(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { cache: 'no-cache', priority: 'low' });
  const html = await answer.clone().text();
  const isOurs = html.includes(RELEASE.mark) || path.endsWith(OFFLINE_PAGE); // the offline page has no scripts
  const namesOurAddress = html.includes(`"${RELEASE.publicUrl}"`);
  if (!answer.ok || !isOurs || !namesOurAddress)
    throw new Error(`${path} is of another release or address`);
  await cache.put(path, answer);
}

/**
 * Deletes old copies except one, preferably of the previous release in this language, whose pages may still be open.
 * Does not enable navigation preload, which would request short links twice and so count two scans.
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

/** Asks the server first, so that a new release is used at once. */
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
  // Redirects to the same page in the language of the copy.
  const page = path.replace(OTHER_LANGUAGE, '') || '/';
  const own = inLanguage(page);
  if (own !== path && RELEASE.pages.includes(page)) return Response.redirect(own + search);
  return (await copyOf(inLanguage(OFFLINE_PAGE))) ?? Response.error();
}

async function copyOf(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE).catch(() => undefined);
  return cache && copyIn(cache, path);
}

/** The copy of a file or page; `undefined` if the browser's storage fails, so that the server answers instead. */
function copyIn(where: Cache | CacheStorage, request: RequestInfo): Promise<Response | undefined> {
  return where.match(request, OF_ANY_ENCODING).catch(() => undefined);
}
