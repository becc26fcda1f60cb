import { languages } from '@everscan/messages/languages';

/** Browsers send about five ranges; a header may have thousands. */
const MOST_RANGES = 20;

/** The language of the site that a client prefers by its `Accept-Language`; English by default. */
export const preferredLanguage = buildLanguageChoice(languages.map(({ id }) => id));

/**
 * Chooses one of `ids` by an `Accept-Language` (RFC 9110, section 12.5.4); the first is the default.
 * `de-AT` matches `de`, and `pt` matches `pt-BR`. A language in another script, such as `zh-TW` for
 * `zh-CN`, is chosen only if no other range matches.
 */
export function buildLanguageChoice<Id extends string>(
  ids: readonly Id[],
): (header: string | undefined) => Id {
  const [fallback] = ids as [Id];
  const known = ids.map((id) => ({ id, locale: new Intl.Locale(id).maximize() }));
  return (header = '') => {
    const wanted = rangesIn(header)
      .map((range) => findLocale(range === '*' ? fallback : range))
      .filter((locale) => locale !== undefined);
    const pairs = wanted.flatMap(({ language, script }) =>
      known
        .filter(({ locale }) => locale.language === language)
        .map(({ id, locale }) => ({ id, isSameScript: locale.script === script })),
    );
    return (pairs.find(({ isSameScript }) => isSameScript) ?? pairs[0])?.id ?? fallback;
  };
}

/** The ranges of the header, most preferred first. */
function rangesIn(header: string): string[] {
  return header
    .split(',', MOST_RANGES)
    .map((text) => /^([a-z\d*-]+)(?:\s*;\s*q=([\d.]+))?$/i.exec(text.trim()) ?? [])
    .map(([, range = '', weight = '1']) => ({ range, weight: Number(weight) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => range);
}

/** With its likely script. Undefined for a malformed range. */
function findLocale(range: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(range).maximize();
  } catch {
    return undefined;
  }
}
