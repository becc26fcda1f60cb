import type { Content } from '@everscan/core/content/index';
import type { StyleId } from '@everscan/core/style/index';
import { findContentType } from '../../codes/content-types.ts';
import { call } from '../../lib/call.ts';

/** Counts a download. Only what its type allows is told. Never fails: a download matters more. */
export async function trackDownload({ type, data }: Content, style: StyleId): Promise<void> {
  const told = findContentType(type)?.tracked?.(data) ?? {};
  try {
    await call('POST', '/api/track-qr-generation', { type, style, data: told });
    await call('POST', '/api/track-qr-creation');
  } catch {
    // Offline, or the server is down.
  }
}
