/**
 * The languages of the site: one folder each, English without a prefix in addresses. To add one, copy
 * `en/`, translate it, and list it here.
 */
export const languages = [
  { id: 'en', name: 'English', direction: 'ltr' },
  { id: 'de', name: 'Deutsch', direction: 'ltr' },
  { id: 'fr', name: 'Français', direction: 'ltr' },
  { id: 'es', name: 'Español', direction: 'ltr' },
  { id: 'it', name: 'Italiano', direction: 'ltr' },
  { id: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr' },
  { id: 'pl', name: 'Polski', direction: 'ltr' },
  { id: 'ja', name: '日本語', direction: 'ltr' },
  { id: 'zh-CN', name: '简体中文', direction: 'ltr' },
  { id: 'ar', name: 'العربية', direction: 'rtl' },
] as const;

export type Language = (typeof languages)[number]['id'];
