import type { Language } from '@everscan/messages/languages';
import { preferredLanguage } from '@everscan/messages/preferred-language';

/** Browsers send about five ranges; a header may have thousands. */
const MOST_RANGES = 20;

/** The language to answer in, by an `Accept-Language` (RFC 9110, section 12.5.4); English by default. */
export function languageOf(header = ''): Language {
  const wanted = rangesIn(header).map((range) => (range === '*' ? 'en' : range));
  return preferredLanguage(wanted) ?? 'en';
}

/** The ranges of the header, most preferred first. */
function rangesIn(header: string): string[] {
  return header
    .split(',', MOST_RANGES)
    .map((text) => /^([a-z\d*-]+)(?:\s*;\s*q=([\d.]+))?$/i.exec(text.trim()) ?? [])
    .map(([, range = '', weight = '1']) => ({ range, weight: Number(weight) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => range);
}
