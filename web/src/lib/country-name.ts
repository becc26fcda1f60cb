import { locale } from '@everscan/messages/format';

const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });

/** The name of a country for its ISO 3166-1 alpha-2 code. */
export function nameOfCountry(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code;
}
