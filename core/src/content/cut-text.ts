let segmenter: Intl.Segmenter | undefined;

/** The beginning of a text, at most `maxLength` UTF-16 units long. No character, such as an emoji, is cut. */
export function cutText(text: string, maxLength: number): string {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return text.slice(0, segmenter.segment(text).containing(maxLength)?.index);
}
