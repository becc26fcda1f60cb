import * as m from '@everscan/messages/ui';
import { useEffect, useRef } from 'react';
import { createPath, type Location, useBlocker } from 'react-router';
import { toast } from '../lib/toasts.ts';
import { offerReload } from './offer-reload.ts';

type Manifest = {
  url?: string;
  routes: Record<
    string,
    { id: string; parentId?: string; path?: string; module: string; imports?: string[] }
  >;
};

declare global {
  /** Of React Router: the scripts of each page, and those that have loaded. */
  var __reactRouterManifest: Manifest | undefined;
  var __reactRouterRouteModules: Record<string, unknown> | undefined;
}

/**
 * Keeps the page, with everything typed into it, when the server does not deliver the next one. React
 * Router would reload instead, and the browser would show its own error page. After an upgrade, the
 * scripts of the next page may be gone: the server then delivers that page anew, and the visitor is
 * told when a part of this page is gone.
 */
export default function NavigationGuard() {
  const missing = useRef<readonly string[]>([]);
  const blocker = useBlocker(({ nextLocation }) => {
    missing.current = missingScripts(nextLocation);
    return missing.current.length > 0;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isCurrent = true;
    Promise.all(missing.current.map(fetchScript)).then((answers) => {
      if (!isCurrent) return;
      if (answers.every(({ ok }) => ok)) return blocker.proceed();
      blocker.reset();
      // React Router would reload the page that the visitor is leaving.
      if (answers.every(isOkOrGone)) return location.assign(createPath(blocker.location));
      toast('error', m.pageNotLoadedTitle, m.pageNotLoaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker]);
  useEffect(() => {
    addEventListener('vite:preloadError', offerReload);
    return () => removeEventListener('vite:preloadError', offerReload);
  }, []);
  return null;
}

/**
 * The scripts that a page needs and that have not run yet. No route has parameters.
 * @param location without the prefix of the language, unlike the location of a blocker
 */
function missingScripts({ pathname }: Pick<Location, 'pathname'>): string[] {
  const routes = globalThis.__reactRouterManifest?.routes ?? {};
  const path = pathname.replace(/^\/|\/$/g, '');
  const all = Object.values(routes);
  let route = all.find((each) => (each.path ?? '') === path && !isLayout(each.id, all));
  route ??= all.find((each) => each.path === '*');
  const scripts: string[] = [];
  while (route) {
    const isLoaded = route.id in (globalThis.__reactRouterRouteModules ?? {});
    if (!isLoaded) scripts.push(route.module, ...(route.imports ?? []));
    route = routes[route.parentId ?? ''];
  }
  return scripts;
}

function isLayout(id: string, all: readonly { parentId?: string }[]): boolean {
  return all.some(({ parentId }) => parentId === id);
}

/** The server's answer, or one that is not `ok` if there is none. */
function fetchScript(script: string): Promise<Response> {
  return fetch(script).catch(() => Response.error());
}

function isOkOrGone({ ok, status }: Response): boolean {
  return ok || status === 404;
}
