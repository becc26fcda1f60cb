export type ShortPath = {
  /** In upper case; undefined when the path cannot contain a code. */
  code: string | undefined;
  /** A + after the code asks for a page that shows the destination. */
  isPreview: boolean;
  /** What follows the question mark. */
  query: string;
};

const PREFIX = /^(?:https?:\/\/[^/?#]*)?\/q\//i;
/**
 * Codes of `linkCodePattern`. Some apps append a slash, and programs that find addresses in texts take along one
 * character behind them, or parameters without a `?`.
 */
const CODE =
  /^(?:https?:\/\/[^/?#]*)?\/q\/([0-9a-z-]{3,32})(\+|%2b)?(?:[/.,);]|%20|&.*?)?(?:\?(.*))?$/is;

/**
 * Reads the target of a request line, which may be in absolute form (RFC 9112, 3.2.2). Short links lead to
 * the same place on every host. Returns undefined when it is not a short link.
 */
export function readShortPath(url: string): ShortPath | undefined {
  const found = CODE.exec(url);
  if (found) {
    const [, code = '', plus, query = ''] = found;
    return { code: code.toUpperCase(), isPreview: plus !== undefined, query };
  }
  return PREFIX.test(url) ? { code: undefined, isPreview: false, query: '' } : undefined;
}
