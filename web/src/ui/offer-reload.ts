import * as m from '@everscan/messages/ui';
import { toast } from '../lib/toasts.ts';

/**
 * After a script could not be loaded: offers to reload the page if the server no longer has the files of
 * its release. Drafts survive that.
 */
export async function offerReload(): Promise<void> {
  const manifest = globalThis.__reactRouterManifest?.url;
  if (!manifest) return;
  // The service worker answers GET from its copy, and the browser's cache would answer as well.
  const options = { method: 'HEAD', cache: 'no-store' } as const;
  const answer = await fetch(manifest, options).catch(() => undefined);
  const isGone = answer?.status === 404;
  globalThis.isOutdated ||= isGone;
  if (!isGone) return;
  const action = { label: m.reloadPage, run: () => location.reload() };
  toast('info', m.updatedTitle, m.updated, action);
}
