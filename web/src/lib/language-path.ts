import type { Language } from '@everscan/messages/languages';

/** The address of a page in a language. English has no prefix. @param path the page's path in English */
export function pathIn(id: Language, path: string): string {
  return id === 'en' ? path : `/${id}${path === '/' ? '' : path}`;
}
