import type { Language } from '@everscan/contract/languages';

// What the server sends to people itself. A language loads with its first use, and Node keeps it.

export type PageTexts = typeof import('./en/scanner-pages.ts');
export type MailTexts = typeof import('./en/mails.ts');

export function pageTextsIn(language: Language): Promise<PageTexts> {
  return import(`./${language}/scanner-pages.ts`);
}

export function mailTextsIn(language: Language): Promise<MailTexts> {
  return import(`./${language}/mails.ts`);
}

/** The messages that name codes without a title. */
export function codeNamesIn(
  language: Language,
): Promise<typeof import('./en/first/code-names.ts')> {
  return import(`./${language}/first/code-names.ts`);
}
