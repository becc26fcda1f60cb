import { directionOf } from '../lettering/direction.ts';
import { type Font, type Line, lineOf } from '../lettering/font.ts';
import { MIN_CAP_MM, type TextPlan } from './label-plan.ts';

/** A line of a label as an outline, with capitals of height 1. */
export type FittedLine = Line & { readonly text: string };

/** A text that fits: its lines, and the height of their capitals in millimetres. */
export type FittedText = {
  readonly lines: readonly FittedLine[];
  readonly capHeight: number;
  readonly direction: 'ltr' | 'rtl';
};

/**
 * A line may break after a space, a slash or a hyphen, and between the characters of Chinese and Japanese,
 * except where a mark or a small kana would begin a line.
 */
const BREAK =
  /(?<=\s)(?=\S)|(?<=[/-])(?=[\p{L}\p{N}])|(?<=[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}])(?=[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}])(?![ぁぃぅぇぉっゃゅょァィゥェォッャュョ々])/u;
/** Thai has no spaces between words. These signs belong to the word before them. */
const THAI = /\p{sc=Thai}/u;
const THAI_WORD = /^(?![ๆฯ])\p{sc=Thai}/u;
/** From one size to the next smaller one. */
const STEP = 0.94;
const ELLIPSIS = '…';

/** A part of a text that stays on one line, and its width at capitals of height 1. */
type Unit = { readonly text: string; readonly width: number; readonly trimmedWidth: number };

let segmenter: Intl.Segmenter | undefined;
let wordSegmenter: Intl.Segmenter | undefined;

/**
 * Breaks a text into lines. If they are too many or too wide, the text shrinks to about five points; an
 * ellipsis replaces what still does not fit. Characters that the font lacks take no room.
 * @param font the font of the whole text: `Letters.within`
 */
export function fitText(text: string, font: Font, plan: TextPlan): FittedText {
  const { width, maxLines } = plan;
  const widths = new Map<string, number>();
  const measure = (part: string) => {
    const width = widths.get(part) ?? font.measure(part, 1);
    widths.set(part, width);
    return width;
  };
  const measureUnit = (part: string): Unit => {
    const trimmed = part.trimEnd();
    const trimmedWidth = measure(trimmed);
    return { text: part, trimmedWidth, width: trimmed === part ? trimmedWidth : measure(part) };
  };
  const missing = new Set(font.missing(text));
  const drawable = clustersOf(lineOf(text))
    .filter((cluster) => !missing.has(cluster))
    .join('');
  const direction = directionOf(drawable);
  const parts = drawable.replace(/\s+/g, ' ').trim().split(BREAK);
  const units = parts
    .flatMap((part) => (THAI.test(part) ? thaiWords(part) : part))
    .map(measureUnit);
  for (let capHeight = plan.capHeight; ; capHeight = Math.max(MIN_CAP_MM, capHeight * STEP)) {
    const room = width / capHeight;
    const lines = wrap(units, room);
    const isWhole = units.every(({ trimmedWidth }) => trimmedWidth <= room);
    if (isWhole && lines.length <= maxLines) return drawn(lines.map(textOf), capHeight);
    if (capHeight <= MIN_CAP_MM) return drawn(cutLines(room), capHeight);
  }

  function drawn(lines: readonly string[], capHeight: number): FittedText {
    return {
      capHeight,
      direction,
      lines: lines.map((line) => ({ text: line, ...font.outline(line, 1) })),
    };
  }

  function cutLines(room: number): string[] {
    const lines = wrap(maxLines === 1 ? units : units.flatMap((unit) => split(unit, room)), room);
    const last = cut(textOf(lines.slice(maxLines - 1).flat()), room);
    return [...lines.slice(0, maxLines - 1).map(textOf), last];
  }

  /** Splits a word that is wider than a line into pieces. */
  function split(unit: Unit, room: number): Unit[] {
    if (unit.trimmedWidth <= room) return [unit];
    const pieces: Unit[] = [];
    let clusters = clustersOf(unit.text);
    while (clusters.length > 0) {
      const count = Math.max(1, countThatFits(clusters, room, ''));
      pieces.push(measureUnit(clusters.slice(0, count).join('')));
      clusters = clusters.slice(count);
    }
    return pieces;
  }

  function cut(line: string, room: number): string {
    if (measure(line) <= room) return line;
    const clusters = clustersOf(line);
    const count = countThatFits(clusters, room, ELLIPSIS);
    return clusters.slice(0, count).join('').trimEnd() + ELLIPSIS;
  }

  /** How many of the first clusters fit, with an ending after them. */
  function countThatFits(clusters: readonly string[], room: number, ending: string): number {
    const widthOf = (count: number) => measure(clusters.slice(0, count).join('') + ending);
    let [fits, tooMany] = [0, clusters.length + 1];
    // Characters are about equally wide, so the first guess is close.
    let guess = Math.floor((clusters.length * room) / widthOf(clusters.length));
    while (tooMany - fits > 1) {
      const count = Math.min(tooMany - 1, Math.max(fits + 1, guess));
      if (widthOf(count) <= room) [fits, guess] = [count, count + 1];
      else [tooMany, guess] = [count, count - 1];
    }
    return fits;
  }
}

/** The words of a part of a text, each with the signs and spaces after it. */
function thaiWords(part: string): string[] {
  wordSegmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  const words: string[] = [];
  for (const { segment } of wordSegmenter.segment(part)) {
    if (words.length === 0 || THAI_WORD.test(segment)) words.push(segment);
    else words.push(words.pop() + segment);
  }
  return words;
}

function wrap(units: readonly Unit[], room: number): Unit[][] {
  const lines: Unit[][] = [];
  let width = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    if (width + unit.trimmedWidth > room) {
      lines.push([]);
      width = 0;
    }
    lines.at(-1)?.push(unit);
    width += unit.width;
  }
  return lines;
}

function textOf(units: readonly Unit[]): string {
  return units
    .map(({ text }) => text)
    .join('')
    .trimEnd();
}

function clustersOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
