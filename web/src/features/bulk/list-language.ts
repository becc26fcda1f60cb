import { language as pageLanguage } from '@everscan/messages/format';

/**
 * The language of the visitor's lists, as a BCP 47 tag. The language of English pages says little about the country, so
 * the browser's language counts.
 */
export function listLanguage(): string {
  return pageLanguage === 'en' ? navigator.language : pageLanguage;
}
