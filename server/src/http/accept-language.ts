import type { Language } from '@everscan/messages/languages';
import { preferredLanguage } from '@everscan/messages/preferred-language';
import { acceptedRanges } from './accepted-ranges.ts';

/** The language to answer in, by an `Accept-Language` (RFC 9110, section 12.5.4); English by default. */
export function languageOf(header = ''): Language {
  const wanted = acceptedRanges(header).map((range) => (range === '*' ? 'en' : range));
  return preferredLanguage(wanted) ?? 'en';
}
