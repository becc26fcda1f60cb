import { languages } from '@everscan/messages/languages';

/**
 * The first of the browser's languages that the site speaks: `de-AT` is German, and `pt` is Brazilian
 * Portuguese, the only one there is. Traditional Chinese is not simplified Chinese.
 */
export function preferredLanguage(wanted: readonly string[]) {
  for (const tag of wanted) {
    const { language, script } = new Intl.Locale(tag).maximize();
    const found = languages.find(({ id }) => {
      const own = new Intl.Locale(id).maximize();
      return own.language === language && own.script === script;
    });
    if (found) return found;
  }
  return undefined;
}
