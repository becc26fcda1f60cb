import { type Language, languages } from './languages.ts';

/**
 * The first of these languages that the site speaks: `de-AT` is German, and `pt` is Brazilian Portuguese,
 * the only one there is. A language in another script, such as `zh-TW` for `zh-CN`, is chosen only if no
 * other one matches.
 * @param wanted language tags (RFC 5646), the most preferred first; malformed ones match nothing
 */
export function preferredLanguage(wanted: readonly string[]): Language | undefined {
  const matches = wanted.flatMap((tag) => {
    const locale = likely(tag);
    return known
      .filter(({ language }) => language === locale?.language)
      .map(({ id, script }) => ({ id, isSameScript: script === locale?.script }));
  });
  return (matches.find(({ isSameScript }) => isSameScript) ?? matches[0])?.id;
}

const known = languages.map(({ id }) => {
  const { language, script } = new Intl.Locale(id).maximize();
  return { id, language, script };
});

/** The longest tag that a language needs (RFC 5646, section 4.4.1). */
const LONGEST_TAG = 35;

/** With its likely script. Undefined for a malformed tag, and for a language that the site does not speak. */
function likely(tag: string): Intl.Locale | undefined {
  const [first = ''] = tag.toLowerCase().split('-', 1);
  if (tag.length > LONGEST_TAG || !known.some(({ language }) => language === first))
    return undefined;
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}
