import type { Content } from '@everscan/core/content/index';
import type { StyleId } from '@everscan/core/style/index';
import { findContentType } from '../../codes/content-types.ts';
import { type InputOf, writeWithoutAnswer } from '../../lib/api.ts';

const DOWNLOAD = 'POST /api/track-qr-generation';

/**
 * Counts a download, with only those fields of its content that the type allows. Never throws, because a download
 * must not fail if it cannot be counted.
 */
export async function trackDownload({ type, data }: Content, style: StyleId): Promise<void> {
  const trackedFields = findContentType(type)?.tracked?.(data) ?? {};
  const body = { type, style, data: trackedFields } as InputOf<typeof DOWNLOAD, 'body'>;
  const options = { fallback: '' };
  // An ad blocker may block only this call. The public total, which the next one changes, still counts the code.
  await writeWithoutAnswer(DOWNLOAD, { body }, options).catch(() => {});
  await writeWithoutAnswer('POST /api/track-qr-creation', {}, options).catch(() => {});
}
