/** Pages whose text is English in all languages of the site. */
const ENGLISH = /^\/(?:blog|impressum|legal|terms|privacy|admin)(?:\/|$)/;

/** Whether a page is translated. @param path the English path of the page */
export function isTranslated(path: string): boolean {
  return !ENGLISH.test(path);
}
