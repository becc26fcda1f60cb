/**
 * Characters that are never displayed (Unicode: Default_Ignorable_Code_Point), such as the zero-width
 * space, the soft hyphen and the marks that switch the writing direction. They come with texts
 * copied from chats and PDFs. Characters that change the look of their neighbours are not included:
 * joiners, variation selectors and the tags of flags belong to words and emoji.
 */
const INVISIBLE = '(?![\\u034F\\u200C\\u200D\\u{E0020}-\\u{E007F}]|\\p{VS})\\p{DI}';
const BLANK = `(?:\\s|${INVISIBLE})`;

const INSIDE = new RegExp(INVISIBLE, 'u');
// Without the lookbehind, a long run of spaces inside would take quadratic time.
const ENDS = new RegExp(`^${BLANK}+|(?<!${BLANK})${BLANK}+$`, 'gu');

/** `text` without white space and invisible characters at its ends. */
export function trimInvisible(text: string): string {
  return text.replace(ENDS, '');
}

export function hasInvisible(text: string): boolean {
  return INSIDE.test(text);
}
