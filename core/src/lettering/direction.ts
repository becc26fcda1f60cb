/** A text whose first letter or direction mark is right to left. */
const RIGHT_TO_LEFT = /^[^\p{L}\u200e]*(?:(?=\p{L})[\p{sc=Arab}\p{sc=Hebr}]|\u200f|\u061c)/u;

/** The direction of a text, which holds for each of its lines (UAX 9, rules P2 and P3). */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
}
