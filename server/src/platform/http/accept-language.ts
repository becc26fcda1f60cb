import type { Language } from '@everscan/contract/languages';
import { preferredLanguage } from '@everscan/contract/preferred-language';
import { acceptedRanges } from './accepted-ranges.ts';

/**
 * The language of a response, chosen by the `Accept-Language` header (RFC 9110, section 12.5.4); English by
 * default.
 */
export function languageOf(header = ''): Language {
  const wanted = acceptedRanges(header).map((range) => (range === '*' ? 'en' : range));
  return preferredLanguage(wanted) ?? 'en';
}
