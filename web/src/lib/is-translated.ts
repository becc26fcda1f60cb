/** Pages whose text is English in every language. */
const ENGLISH = /^\/(?:blog|impressum|legal|terms|privacy|admin)(?:\/|$)/;

/** Whether a page, named by its path in English, is written in the visitor's language. */
export function isTranslated(path: string): boolean {
  return !ENGLISH.test(path);
}
