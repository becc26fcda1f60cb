/**
 * The languages of the site: a folder of messages each, English without a prefix in addresses. To add one, copy
 * `messages/en/`, translate it, and list it here and in `messages/language-names.ts`.
 */
export const languages = [
  { id: 'en', direction: 'ltr' },
  { id: 'de', direction: 'ltr' },
  { id: 'fr', direction: 'ltr' },
  { id: 'es', direction: 'ltr' },
  { id: 'it', direction: 'ltr' },
  { id: 'pt-BR', direction: 'ltr' },
  { id: 'pl', direction: 'ltr' },
  { id: 'ja', direction: 'ltr' },
  { id: 'zh-CN', direction: 'ltr' },
  { id: 'ar', direction: 'rtl' },
] as const;

export type Language = (typeof languages)[number]['id'];

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return languages.find(({ id }) => id === language)?.direction ?? 'ltr';
}

/** The address of a page in a language. @param path the page's path in English */
export function pathIn(id: Language, path: string): string {
  return id === 'en' ? path : `/${id}${path === '/' ? '' : path}`;
}
