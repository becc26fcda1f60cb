import { underEarlierRules } from '@everscan/core/content/earlier-rules';
import type { Content } from '@everscan/core/content/index';
import { findContentType } from './content-types.ts';

/** Stands beside content that is stored on the device, so that what an earlier version stored is recognised. */
export type RulesStamp = { readonly rules?: 2 | undefined };
export const rulesStamp: RulesStamp = { rules: 2 };

/**
 * Content that was stored on this device, in the form in which it may be printed already. As long as its type is not
 * loaded, content of an earlier version gets the mark even if today's rules would draw it alike.
 */
export function keptContent<Kept extends Content>(kept: Kept, { rules }: RulesStamp): Kept {
  if (rules !== undefined) return kept;
  const type = findContentType(kept.type);
  const data = type ? underEarlierRules(type, kept.data) : { ...kept.data, rules: 1 };
  return { ...kept, data };
}
