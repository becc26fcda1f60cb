import type { Language } from '@everscan/contract/languages';

/** The messages that the server sends to people itself. */
export type ServerMessages = {
  pages: typeof import('./en/scanner-pages.ts');
  mails: typeof import('./en/mails.ts');
};

/** The messages that name codes without a title. */
export function codeNamesIn(language: Language): Promise<typeof import('./en/code-names.ts')> {
  return import(`./${language}/code-names.ts`);
}

/** Loads a language with its first use; Node keeps what it has loaded. */
export async function messagesIn(language: Language): Promise<ServerMessages> {
  const [pages, mails] = await Promise.all([
    import(`./${language}/scanner-pages.ts`),
    import(`./${language}/mails.ts`),
  ]);
  return { pages, mails };
}
