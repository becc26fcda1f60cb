/** Fonts beyond Geist, by the names of their packages `@fontsource-variable/noto-…`. */
export type FamilyId =
  | 'sans'
  | 'sans-arabic'
  | 'sans-armenian'
  | 'sans-bengali'
  | 'sans-georgian'
  | 'sans-hebrew'
  | 'sans-jp'
  | 'sans-kr'
  | 'sans-sc'
  | 'sans-tamil'
  | 'sans-thai';

/** A family in files of some hundred characters, as fontsource packages it. */
export type FontFiles = {
  /** The characters of each file, as in `unicode.json`: `{ "[4]": "U+1f1e9-1f1f5,U+1f1f7" }`. */
  readonly ranges: Readonly<Record<string, string>>;
  /** The bytes of a WOFF2 file. */
  read(fileName: string): Promise<Uint8Array>;
};

/**
 * Families for one script, by its letters: signs that scripts share, such as the danda of India, do not load
 * the fonts of all of them.
 */
const SCRIPTS: readonly (readonly [FamilyId, RegExp])[] = [
  ['sans-arabic', /\p{scx=Arab}/u],
  ['sans-hebrew', /\p{sc=Hebr}/u],
  ['sans-thai', /\p{sc=Thai}/u],
  ['sans-armenian', /\p{sc=Armn}/u],
  ['sans-georgian', /\p{sc=Geor}/u],
  ['sans-bengali', /\p{sc=Beng}/u],
  ['sans-tamil', /\p{sc=Taml}/u],
  ['sans-kr', /\p{sc=Hang}/u],
];
/** Han ideographs, kana and the signs that Chinese, Japanese and Korean fonts share. */
const EAST_ASIAN = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\u3000-\u303f\uff00-\uffef]/u;
const SYMBOL = /(?!\p{Emoji_Presentation})[\p{S}\p{P}\p{N}]/u;

/**
 * The families that may have the characters of a text, the preferred one first. Only the text decides, so
 * that a design looks the same to visitors in every language: kana make it Japanese, ideographs are Chinese
 * if all of them are simplified ones, otherwise Japanese.
 */
export function familiesOf(text: string): FamilyId[] {
  const found = SCRIPTS.filter(([, letters]) => letters.test(text)).map(([id]) => id);
  if (EAST_ASIAN.test(text)) {
    const isChinese = !/[\p{sc=Hira}\p{sc=Kana}]/u.test(text) && isSimplified(text);
    found.push(
      ...(isChinese ? (['sans-sc', 'sans-jp'] as const) : (['sans-jp', 'sans-sc'] as const)),
    );
  } else if (SYMBOL.test(text)) found.push('sans-jp');
  if (SYMBOL.test(text) || /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Deva}]/u.test(text))
    found.push('sans');
  return found;
}

let simplified: ReadonlySet<string> | undefined;

/** Whether GB 2312, the standard of mainland China, has all ideographs of a text. */
function isSimplified(text: string): boolean {
  simplified ??= new Set(new TextDecoder('gbk').decode(gb2312()));
  return [...text].every((each) => !/\p{sc=Hani}/u.test(each) || simplified?.has(each));
}

/** The ideographs of GB 2312: rows 16 to 87 of 94 characters. */
function gb2312(): Uint8Array {
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xf7; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) bytes.push(row, cell);
  return new Uint8Array(bytes);
}

/** Returns a function that finds the file with a character; `undefined` when no file has it. */
export function fileFinder(id: FamilyId, ranges: FontFiles['ranges']) {
  const entries = Object.entries(ranges).flatMap(([subset, list]) =>
    [...list.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, first, last]) => ({
      first: Number.parseInt(first as string, 16),
      last: Number.parseInt(last ?? (first as string), 16),
      fileName: `noto-${id}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    })),
  );
  return (character: string): string | undefined => {
    const point = character.codePointAt(0) as number;
    return entries.find(({ first, last }) => first <= point && point <= last)?.fileName;
  };
}
