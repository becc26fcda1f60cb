/**
 * The languages of the site: one folder each, English without a prefix in addresses. To add one, copy
 * `en/`, translate it, and list it here. `offer` invites
 * readers of the language to it.
 */
export const languages = [
  { id: 'en', name: 'English', direction: 'ltr', offer: 'In English' },
  { id: 'de', name: 'Deutsch', direction: 'ltr', offer: 'Auf Deutsch' },
  { id: 'fr', name: 'Français', direction: 'ltr', offer: 'En français' },
  { id: 'es', name: 'Español', direction: 'ltr', offer: 'En español' },
  { id: 'it', name: 'Italiano', direction: 'ltr', offer: 'In italiano' },
  {
    id: 'pt-BR',
    name: 'Português (Brasil)',
    direction: 'ltr',
    offer: 'Ver esta página em português',
  },
  { id: 'pl', name: 'Polski', direction: 'ltr', offer: 'Po polsku' },
  { id: 'ja', name: '日本語', direction: 'ltr', offer: '日本語で表示' },
  { id: 'zh-CN', name: '简体中文', direction: 'ltr', offer: '切换到中文' },
  { id: 'ar', name: 'العربية', direction: 'rtl', offer: 'بالعربية' },
] as const;

export type Language = (typeof languages)[number]['id'];

/** The address of a page in a language. @param path the page's path in English */
export function pathIn(id: Language, path: string): string {
  return id === 'en' ? path : `/${id}${path === '/' ? '' : path}`;
}
