import type { Project } from '@everscan/contract/codes.schemas';
import { valueAt } from '@everscan/core/content/field-value';
import type { Content } from '@everscan/core/content/index';
import { findContentType } from '../../codes/content-types.ts';
import { downloadedIds } from './downloaded-codes.ts';

/** A code that was made this long ago may have been printed from another device. */
const SETTLED_MS = 86_400_000;

/**
 * Whether a change of the content would replace one that may be printed: that of a static code of which this browser has
 * made a file, or that was made more than a day ago, whatever was changed since. A change of the type discards everything that was typed, so
 * then any content but the sample counts.
 */
export function needsDecision(userId: number, code: Project, next: Content): boolean {
  const { id, type, link, createdAt } = code;
  if (link) return false;
  if (downloadedIds(userId).has(id)) return true;
  if (isSample(code)) return false;
  return next.type !== type || !(Date.now() - Date.parse(createdAt) <= SETTLED_MS);
}

function isSample({ type: id, data }: Project): boolean {
  const type = findContentType(id);
  if (!type) return false;
  return type.fields.every(
    ({ name }) => (valueAt(data, name) ?? '') === (valueAt(type.sample, name) ?? ''),
  );
}
