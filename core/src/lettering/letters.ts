import { directionOf } from './direction.ts';
import { type FamilyId, type FontFiles, familiesOf, fileFinder } from './families.ts';
import { type Font, type Line, lineOf, scaledLine } from './font.ts';
import { geist } from './geist.ts';
import type { ShapedFont } from './shaping.ts';

/** A font for every script: Geist, and Noto Sans, whose files load when a text needs them. */
export type Letters = Font & {
  /** A text that Geist alone cannot draw, with capitals of height 1, for the `lineFont` of a worker. */
  shapedLine(text: string): Line | undefined;
  /**
   * The font for parts of a text, such as its lines: they look as they do in the whole text, which decides
   * the families and the direction, and need no files beyond those of the whole text, which are loaded.
   */
  within(text: string): Font;
  /** Whether every file that this text needs is loaded. */
  isLoaded(text: string): boolean;
  /** @throws when a file cannot be read; the next call tries again */
  load(text: string): Promise<void>;
};

type Family = {
  readonly files: FontFiles;
  readonly findFile: (character: string) => string | undefined;
  readonly fonts: Map<string, ShapedFont>;
};

/** How a line is set. */
type Setting = {
  readonly order: readonly FamilyId[];
  /** The direction of the whole text; by default, that of the line. */
  readonly direction?: 'ltr' | 'rtl';
  /**
   * Whether even a line that Geist could draw alone must be reordered, because of its brackets and full
   * stops.
   */
  readonly isRightToLeft?: boolean;
};

type Found = ShapedFont | 'base' | 'not-loaded' | undefined;

const MAX_LINES = 32;
let segmenter: Intl.Segmenter | undefined;

/** @param openFamily reads the ranges of a family's files */
export function createLetters(openFamily: (id: FamilyId) => Promise<FontFiles>): Letters {
  const families = new Map<FamilyId, Family>();
  /** Texts for which `isLoaded` has returned true. It stays true, because files are never unloaded. */
  const loaded = new Set<string>();
  const lines = new Map<string, Line>();
  let shaping: typeof import('./shaping.ts') | undefined;

  /**
   * The font of the first family that has a cluster; `undefined` if none has it. A later family
   * never stands in for one whose file is not loaded, because a text would then look different
   * depending on the texts before it.
   */
  function findFont(cluster: string, order: readonly FamilyId[]): Found {
    if (geist.missing(cluster).length === 0) return 'base';
    for (const id of order) {
      const family = families.get(id);
      if (!family) return 'not-loaded';
      const fileName = family.findFile(cluster);
      if (!fileName) continue;
      const font = family.fonts.get(fileName);
      if (!font) return 'not-loaded';
      if (shaping?.hasCluster(font, cluster)) return font;
    }
    return undefined;
  }

  function drawableFont(cluster: string, order: readonly FamilyId[]) {
    const font = findFont(cluster, order);
    return font === 'not-loaded' ? undefined : font;
  }

  function missing(text: string, order = orderOf(text)): string[] {
    const clusters = beyondGeist(text);
    return [...new Set(clusters)].filter((cluster) => !drawableFont(cluster, order));
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

  /** Cached, because shaping takes milliseconds and several pictures show the same text. */
  function shapedLine(text: string): Line | undefined {
    const known = lines.get(text);
    if (known) return known;
    const line = shape(text, { order: orderOf(text) });
    if (line && isLoaded(text)) lines.set(text, line);
    if (lines.size > MAX_LINES) lines.delete(lines.keys().next().value as string);
    return line;
  }

  function needsShaping(text: string, order: readonly FamilyId[]): boolean {
    return beyondGeist(text).some((cluster) => drawableFont(cluster, order));
  }

  /** `undefined` when Geist alone draws the text. */
  function shape(
    text: string,
    { order, direction, isRightToLeft }: Setting,
    isDrawn = true,
  ): Line | undefined {
    if (!shaping || !(isRightToLeft || needsShaping(text, order))) return undefined;
    const fontOf = (cluster: string) => drawableFont(cluster, order);
    return shaping.shapeLine(clustersOf(text), fontOf, geist, { direction, isDrawn });
  }

  function widthOf(text: string, capHeight: number, setting: Setting): number {
    const line = shape(text, setting, false);
    return line ? line.width * capHeight : geist.measure(text, capHeight);
  }

  function isLoaded(text: string): boolean {
    if (loaded.has(text)) return true;
    const clusters = beyondGeist(text);
    const order = familiesOf(clusters.join(''));
    if (clusters.some((cluster) => findFont(cluster, order) === 'not-loaded')) return false;
    loaded.add(text);
    return true;
  }

  return {
    missing: (text) => missing(text),
    shapedLine,
    within(text) {
      const order = orderOf(text);
      const direction = directionOf(text);
      const isRightToLeft = direction === 'rtl' && needsShaping(text, order);
      const setting = { order, direction, isRightToLeft };
      return {
        missing: (part) => missing(part, order),
        outline(part, capHeight) {
          const line = shape(part, setting);
          return line ? scaledLine(line, capHeight) : geist.outline(part, capHeight);
        },
        measure: (part, capHeight) => widthOf(part, capHeight, setting),
      };
    },
    isLoaded,
    measure: (text, capHeight) => widthOf(text, capHeight, { order: orderOf(text) }),
    outline(text, capHeight) {
      const line = shapedLine(text);
      return line ? scaledLine(line, capHeight) : geist.outline(text, capHeight);
    },
    async load(text) {
      if (isLoaded(text)) return;
      const clusters = beyondGeist(text);
      const order = familiesOf(clusters.join(''));
      for (const id of order) {
        const left = clusters.filter((each) => findFont(each, order) === 'not-loaded');
        if (left.length > 0) await loadFiles(id, left);
      }
    },
  };
}

function orderOf(text: string): FamilyId[] {
  return familiesOf(beyondGeist(text).join(''));
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
