export type ShortPath = {
  /** In upper case; undefined when no code can look like it. */
  code: string | undefined;
  /** With a + behind the code: where it leads is shown. */
  isPreview: boolean;
};

const PREFIX = /^\/q\//i;
/** The codes of `linkCodePattern`; what follows a question mark is the visitor's own and goes nowhere. */
const CODE = /^\/q\/([0-9a-z-]{3,32})(\+|%2b)?(?:\?.*)?$/is;

/** Undefined when `url`, as it stands in the request line, is none of ours. */
export function readShortPath(url: string): ShortPath | undefined {
  const found = CODE.exec(url);
  if (found) return { code: (found[1] as string).toUpperCase(), isPreview: found[2] !== undefined };
  return PREFIX.test(url) ? { code: undefined, isPreview: false } : undefined;
}
