import { type FamilyId, type FontFiles, familiesOf, fileFinder } from './families.ts';
import { type Font, type Line, lineOf, scaledLine } from './font.ts';
import { geist } from './geist.ts';
import type { ShapedFont } from './shaping.ts';

/** A font for every script: Geist, and Noto Sans, whose files load when a text needs them. */
export type Letters = Font & {
  /** A text that Geist alone cannot draw, with capitals of height 1, for the `lineFont` of a worker. */
  shapedLine(text: string): Line | undefined;
  /** Whether `missing` and `outline` have all there is for this text. */
  isLoaded(text: string): boolean;
  /** @throws when a file cannot be read; the next call tries again */
  load(text: string): Promise<void>;
};

type Family = {
  readonly files: FontFiles;
  readonly findFile: (character: string) => string | undefined;
  readonly fonts: Map<string, ShapedFont>;
};

const MAX_LINES = 32;
let segmenter: Intl.Segmenter | undefined;

/** @param openFamily reads the ranges of a family's files */
export function createLetters(openFamily: (id: FamilyId) => Promise<FontFiles>): Letters {
  const families = new Map<FamilyId, Family>();
  const loaded = new Set<string>();
  const lines = new Map<string, Line>();
  let shaping: typeof import('./shaping.ts') | undefined;

  function fontOf(cluster: string, order: readonly FamilyId[]): ShapedFont | 'base' | undefined {
    if (geist.missing(cluster).length === 0) return 'base';
    for (const id of order) {
      const family = families.get(id);
      const font = family?.fonts.get(family.findFile(cluster) ?? '');
      if (font && shaping?.hasCluster(font, cluster)) return font;
    }
    return undefined;
  }

  function missing(text: string): string[] {
    const clusters = beyondGeist(text);
    const order = familiesOf(clusters.join(''));
    return [...new Set(clusters)].filter((cluster) => !fontOf(cluster, order));
  }

  /** The files of one family that may have these clusters. */
  async function loadFiles(id: FamilyId, clusters: readonly string[]): Promise<void> {
    const family = families.get(id) ?? (await open(id));
    const names = new Set(clusters.flatMap((cluster) => family.findFile(cluster) ?? []));
    for (const name of family.fonts.keys()) names.delete(name);
    if (names.size === 0) return;
    shaping ??= await import('./shaping.ts');
    const { openFont } = shaping;
    const load = async (name: string) =>
      family.fonts.set(name, await openFont(await family.files.read(name)));
    await Promise.all([...names].map(load));
  }

  async function open(id: FamilyId): Promise<Family> {
    const files = await openFamily(id);
    const opened = families.get(id); // by a call for another text
    if (opened) return opened;
    const family = { files, findFile: fileFinder(id, files.ranges), fonts: new Map() };
    families.set(id, family);
    return family;
  }

  /** Shaping takes milliseconds, and several pictures show the same text. */
  function shapedLine(text: string): Line | undefined {
    const known = lines.get(text);
    if (known) return known;
    const clusters = beyondGeist(text);
    if (!shaping || clusters.length === 0) return undefined;
    const order = familiesOf(clusters.join(''));
    const line = shaping.shapeLine(clustersOf(text), (each) => fontOf(each, order), geist);
    if (isLoaded(text)) lines.set(text, line);
    if (lines.size > MAX_LINES) lines.delete(lines.keys().next().value as string);
    return line;
  }

  function isLoaded(text: string): boolean {
    return loaded.has(text) || familiesOf(beyondGeist(text).join('')).length === 0;
  }

  return {
    missing,
    shapedLine,
    isLoaded,
    outline(text, capHeight) {
      const line = shapedLine(text);
      return line ? scaledLine(line, capHeight) : geist.outline(text, capHeight);
    },
    async load(text) {
      if (isLoaded(text)) return;
      for (const id of familiesOf(beyondGeist(text).join(''))) {
        const left = missing(text);
        if (left.length === 0) break;
        await loadFiles(id, left);
      }
      loaded.add(text);
    },
  };
}

/** The grapheme clusters that Geist lacks. */
function beyondGeist(text: string): string[] {
  if (geist.missing(text).length === 0) return [];
  return clustersOf(text).filter((cluster) => geist.missing(cluster).length > 0);
}

function clustersOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(lineOf(text)), ({ segment }) => segment);
}
