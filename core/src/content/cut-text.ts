let segmenter: Intl.Segmenter | undefined;

/**
 * The beginning of a text, at most `maxLength` code points long, as the contract counts them. No grapheme,
 * such as an emoji of several code points, is cut.
 */
export function cutText(text: string, maxLength: number): string {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const end = [...text].slice(0, maxLength).join('').length;
  return text.slice(0, segmenter.segment(text).containing(end)?.index);
}
