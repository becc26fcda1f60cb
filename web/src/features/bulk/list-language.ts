import { language as pageLanguage } from '@everscan/messages/format';

/**
 * The language of the visitor's lists, as a BCP 47 tag. The language of English pages says little about the country, so
 * the browser's language counts: the first that is one, since WebKit reports the system's locale `C` as it is.
 */
export function listLanguage(): string {
  if (pageLanguage !== 'en') return pageLanguage;
  return [navigator.language, ...(navigator.languages ?? [])].find(isLanguage) ?? pageLanguage;
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
