import type { Project } from '@everscan/contract/codes.schemas';
import type { Content } from '@everscan/core/content/index';
import { findContentType } from '../../codes/content-types.ts';
import { isSame } from '../../saving/code-edit.ts';
import { downloadedIds } from './downloaded-codes.ts';

/** A code that was saved this long ago may have been printed from another device. */
const SETTLED_MS = 86_400_000;

/**
 * Whether a new content would replace one that may be printed: that of a static code of which this browser has made a
 * file, or that was last changed more than a day ago. A change of the type discards everything that was typed, so then
 * any content but the sample counts.
 */
export function needsDecision(userId: number, code: Project, next: Content): boolean {
  const { id, type, data, link, changedAt } = code;
  if (link || isSame('content', { type, data }, { type: next.type, data: next.data })) return false;
  if (downloadedIds(userId).has(id)) return true;
  if (isSame('content', data, findContentType(type)?.sample)) return false;
  return next.type !== type || Date.now() - Date.parse(changedAt) > SETTLED_MS;
}
