import type { Language } from '@everscan/contract/languages';
import { pageTextsIn } from '@everscan/messages/in';
import type { FastifyBaseLogger } from 'fastify';
import { buildPages, type Pages } from './pages.ts';

export { type PageTexts, pageTextsIn } from '@everscan/messages/in';

export type PagesIn = (language: Language) => Promise<Pages>;

/** Returns the pages in a language, which are built on first request; in English if that fails. */
export async function buildPagesInLanguages(
  publicUrl: string,
  log: FastifyBaseLogger,
): Promise<PagesIn> {
  const build = async (language: Language) =>
    buildPages(publicUrl, language, await pageTextsIn(language));
  const english = await build('en');
  const built = new Map<Language, Promise<Pages>>([['en', Promise.resolve(english)]]);
  return (language) => {
    const known = built.get(language);
    if (known) return known;
    const pages = build(language).catch((error: unknown) => {
      built.delete(language);
      log.error(
        { err: error, language },
        'the messages of a language cannot be loaded; pages are shown in English',
      );
      return english;
    });
    built.set(language, pages);
    return pages;
  };
}
