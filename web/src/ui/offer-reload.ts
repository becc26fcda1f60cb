import * as m from '@everscan/messages/ui';
import { toast } from '../lib/toasts.ts';

/**
 * Call this after a script could not be loaded. Offers to reload the page if the server no longer has the files of its
 * release. Drafts survive a reload.
 */
export async function offerReload(): Promise<void> {
  const manifest = globalThis.__reactRouterManifest?.url;
  if (!manifest) return;
  // A GET request could be answered from the service worker's copy or from the browser's cache.
  const options = { method: 'HEAD', cache: 'no-store' } as const;
  const answer = await fetch(manifest, options).catch(() => undefined);
  const isGone = answer?.status === 404;
  globalThis.isOutdated ||= isGone;
  if (!isGone) return;
  const action = { label: m.reloadPage, run: () => location.reload() };
  toast('info', m.updatedTitle, m.updated, action);
}
