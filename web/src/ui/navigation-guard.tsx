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
  /** React Router's list of the scripts of each page; the next variable holds the modules that have loaded. */
  var __reactRouterManifest: Manifest | undefined;
  var __reactRouterRouteModules: Record<string, unknown> | undefined;
}

/**
 * Keeps the page and all typed text when the server cannot deliver the next page. React Router would reload instead,
 * and the browser would show its own error page. After an upgrade of the site, old scripts no longer exist: if the
 * next page needs one, it is loaded from the server; if this page does, the visitor is asked to reload it.
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
      // React Router would reload the current page instead of the next one.
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
 * The scripts of a page that have not been loaded yet. Routes are compared by path, because none has parameters.
 * @param location without the language prefix, unlike the location of a blocker
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

/** The server's answer, or an error response if there is none. */
function fetchScript(script: string): Promise<Response> {
  return fetch(script).catch(() => Response.error());
}

function isOkOrGone({ ok, status }: Response): boolean {
  return ok || status === 404;
}
