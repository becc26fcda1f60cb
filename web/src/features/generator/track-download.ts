import type { Content } from '@everscan/core/content/index';
import type { StyleId } from '@everscan/core/style/index';
import { findContentType } from '../../codes/content-types.ts';
import { call } from '../../lib/call.ts';

/**
 * Counts a download, with only those fields of its content that the type allows. Never throws, because a download
 * must not fail if it cannot be counted.
 */
export async function trackDownload({ type, data }: Content, style: StyleId): Promise<void> {
  const trackedFields = findContentType(type)?.tracked?.(data) ?? {};
  const body = { type, style, data: trackedFields };
  // An ad blocker may block only this call. The public total, which the next one changes, still counts the code.
  await call('POST', '/api/track-qr-generation', body).catch(() => {});
  await call('POST', '/api/track-qr-creation').catch(() => {});
}
