/**
 * The languages of the site: one folder each, English without a prefix in addresses. To add one, copy
 * `en/`, translate it, and list it here.
 */
export const languages = [
  { id: 'en', name: 'English', direction: 'ltr' },
] as const;

export type Language = (typeof languages)[number]['id'];
