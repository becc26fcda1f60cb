import * as m from '@everscan/messages/site';
import './app.css';
import { pathIn } from '@everscan/contract/languages';
import { site } from '@everscan/contract/site';
import { direction, language } from '@everscan/messages/format';
import extendedFontUrl from '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2?url';
import fontUrl from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  isRouteErrorResponse,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteError,
} from 'react-router';
import { FACTS } from './lib/local-cache.ts';
import { TOLERATE_MOVED_NODES } from './lib/moved-nodes.ts';
import { publicUrl } from './lib/public-url.ts';
import { newQueryClient } from './lib/query-client.ts';
import { ipStorage, sessionDays } from './lib/stated-settings.ts';
import { suppressRejections } from './lib/suppress-rejections.ts';
import { APPLY_THEME } from './lib/theme.ts';
import { SiteFrame } from './pages/site-frame.tsx';
import { UserParts } from './pages/user-parts.tsx';
import { LazyPart } from './ui/lazy-part.tsx';
import { Message } from './ui/message.tsx';
import { RichText } from './ui/rich-text.tsx';
import { Toaster } from './ui/toaster.tsx';

const loadCookieSettings = () => import('./features/consent/cookie-settings.tsx');
const loadConsent = () => import('./features/consent/consent.tsx');
const loadConnectivity = () => import('./features/connectivity/connectivity-badge.tsx');
const loadNotFound = () => import('./pages/not-found-page.tsx');
const loadNavigationGuard = () => import('./ui/navigation-guard.tsx');
const loadRequestNote = () => import('./ui/request-note.tsx');

/** A script that remembers clicks on buttons before hydration, after which they are repeated. */
const EARLY_CLICKS =
  "earlyClicks=new Set;addEventListener('click',e=>{let b=e.target.closest('button:not([popovertarget])');if(b&&document.documentElement.dataset.hydrated==null)earlyClicks.add(b)},true)";

/**
 * A script that marks the page of a signed-in user (`in-data-member:hidden`) and the keyboard of a Mac before the first
 * paint, so that no link appears only to be replaced. Later, `useCachedUser` keeps the mark.
 */
const MARK_MEMBER = `try{localStorage.getItem('${FACTS}user')&&(document.documentElement.dataset.member='')}catch{}/^(Mac|iP)/.test(navigator.platform)&&(document.documentElement.dataset.mac='');`;

/** Runs before hydration, so only the prerendered HTML needs it. */
const INLINE_SCRIPT = import.meta.env.SSR
  ? APPLY_THEME + MARK_MEMBER + TOLERATE_MOVED_NODES + EARLY_CLICKS
  : '';

/** Scripts import the English messages. Browsers without import maps (Safari before 16.4) fall back to them. */
const OWN_MESSAGES = JSON.stringify({ imports: { '/assets/en/': `/assets/${language}/` } });

const preloadFont = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
});

export function links() {
  return [
    preloadFont(fontUrl),
    ...(language === 'pl' ? [preloadFont(extendedFontUrl)] : []),
    { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: pathIn(language, '/manifest.webmanifest') },
    {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: `${site.name} blog`,
      href: '/blog/feed.xml',
    },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  const [queryClient] = useState(newQueryClient);
  // Marks the page as interactive; browser tests wait for this.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    // Repeats clicks in a separate task, after the fields have reported texts that were typed before hydration.
    setTimeout(() => {
      for (const button of globalThis.earlyClicks ?? []) button.click();
    });
  }, []);
  return (
    <html
      lang={language}
      dir={direction}
      data-public-url={publicUrl}
      data-session-days={sessionDays}
      data-ip-storage={ipStorage}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta
          name="theme-color"
          content="#f7f8f7"
          media="(prefers-color-scheme: light)"
          data-scheme="light"
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          content="#0c0f0e"
          media="(prefers-color-scheme: dark)"
          data-scheme="dark"
          suppressHydrationWarning
        />
        <script suppressHydrationWarning>{INLINE_SCRIPT}</script>
        {language !== 'en' && <script type="importmap">{OWN_MESSAGES}</script>}
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className="sr-only rounded-lg bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:start-3 focus:z-50"
        >
          {m.skipToContent}
        </a>
        <QueryClientProvider client={queryClient}>
          {children}
          <LazyPart isQuiet load={loadCookieSettings} />
        </QueryClientProvider>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => suppressRejections(), []);
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the page changes
  useEffect(() => {
    // On the first page, the browser itself restores the scroll position.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const part = hash && document.getElementById(hash.slice(1));
    if (part) part.scrollIntoView({ block: 'center' });
    else scrollTo(0, 0);
    // Unless the new page has already moved the focus, screen readers and the Tab key should start in its content.
    if (document.activeElement?.matches('body,a,header *')) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [pathname]);
  return (
    <>
      <LazyPart isQuiet load={loadConnectivity} />
      <LazyPart isQuiet load={loadConsent} />
      <LazyPart isQuiet load={loadNavigationGuard} />
      <Outlet />
      <UserParts />
      <Toaster />
    </>
  );
}

/** Shown instead of a page that failed to render. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return <SiteFrame>{isNotFound ? <LazyPart load={loadNotFound} /> : <Failure />}</SiteFrame>;
}

function Failure() {
  return (
    <Message title={m.failureTitle}>
      <RichText
        text={m.failureText}
        parts={{
          link: (text) => (
            <Link
              to="/"
              reloadDocument
              className="font-medium text-accent underline underline-offset-4"
            >
              {text}
            </Link>
          ),
        }}
      />
      <LazyPart isQuiet load={loadRequestNote} />
    </Message>
  );
}
