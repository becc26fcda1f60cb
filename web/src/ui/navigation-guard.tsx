import * as m from '@everscan/messages/ui';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { toast } from '../lib/toasts.ts';

type Manifest = {
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
 * Router would reload instead, and the browser would show its own error page.
 */
export default function NavigationGuard() {
  const blocker = useBlocker(({ nextLocation }) => missingScripts(nextLocation).length > 0);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isCurrent = true;
    Promise.all(missingScripts(blocker.location).map(isDelivered)).then((delivered) => {
      if (!isCurrent) return;
      if (delivered.every(Boolean)) return blocker.proceed();
      blocker.reset();
      toast('error', m.pageNotLoadedTitle, m.pageNotLoaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker]);
  return null;
}

/** The scripts that a page needs and that have not run yet. No route has parameters. */
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

/**
 * Whether the server answers. A script of an earlier version is gone, which React Router mends by
 * loading the page anew.
 */
async function isDelivered(script: string): Promise<boolean> {
  const answer = await fetch(script).catch(() => undefined);
  return answer !== undefined && answer.status < 500;
}
