import fc from 'fast-check';
import { type Design, defaultDesign } from '../src/design/design.ts';
import { exampleLooks } from '../src/design/example-looks.ts';
import { presets } from '../src/design/presets.ts';
import { exportFormatOf } from '../src/export/index.ts';
import { renderRgba } from '../src/export/raster/paint.ts';
import { makeFile } from '../src/file-check/make-file.ts';
import { frames } from '../src/frame/index.ts';
import type { Pixels } from '../src/image/pixels.ts';
import { geist } from '../src/lettering/geist.ts';
import { createScene, type Scene } from '../src/scene/scene.ts';
import { codecFiles } from './codec-files.ts';
import { differingShare, edgeShare } from './differing-share.ts';
import { drawByPdfium, drawByResvg, drawEps, SIZE_MM } from './drawers.ts';
import { anyCode, type RandomCode } from './random-designs.ts';
import { anyVectorLogo, vectorLogo } from './random-drawings.ts';
import { isRead } from './read-back.ts';
import { drawings } from './svg-drawings.ts';

/**
 * The proof of a vector file: every renderer shows the same picture, and two scanners read it. `npm test` and
 * the lab (`lab/proofs/vectors.ts`) use it with different renderers.
 */
export type VectorCase = RandomCode & { readonly name: string };

export type VectorFormat = 'svg' | 'pdf' | 'eps';
export const vectorFormats: readonly VectorFormat[] = ['svg', 'pdf', 'eps'];

/** A program that draws files of one format on white. */
export type Renderer = {
  readonly name: string;
  readonly format: VectorFormat;
  /**
   * How many pixels of its pictures may differ, as a share of those at edges, which it rounds and smooths in its own
   * way. A large symbol has five times as many of them as a small one.
   */
  readonly maxDifferingEdges: number;
  /** @param sizePx length of the longer side; the other one is rounded to whole pixels */
  draw(file: Uint8Array, sizePx: number): Pixels | Promise<Pixels>;
};

/** Those that npm installs. */
export const packagedRenderers: readonly Renderer[] = [
  { name: 'resvg', format: 'svg', maxDifferingEdges: 0, draw: drawByResvg },
  { name: 'pdfium', format: 'pdf', maxDifferingEdges: 0.005, draw: drawByPdfium },
  { name: 'the EPS interpreter', format: 'eps', maxDifferingEdges: 0.005, draw: drawEps },
];

const SIZE_PX = 600;
/**
 * `qr` misses a few pictures that it reads at a slightly different size. Vector files have none, and a camera
 * sees a print from more than one distance.
 */
const OTHER_SIZES_PX = [540, 690] as const;
/** Of 255. */
const TOLERANCE = 64;

const TEXT = 'https://example.com/menu?table=12';

/** Every look that the site offers, and every frame. */
export const listedCases: readonly VectorCase[] = [
  ...presets.map(({ id, look }) => caseOf(`preset ${id}`, look)),
  ...Object.entries(exampleLooks).map(([id, look]) => caseOf(`example ${id}`, look)),
  ...frames.map(({ id }) =>
    caseOf(`frame ${id}`, {
      frame: { id, text: 'Scan me!', color: '#0b5d4e', textColor: '#ffffff' },
    }),
  ),
];

/** Every drawing as the logo of a code. */
export const logoCases: readonly VectorCase[] = Object.entries(drawings).map(([name, drawing]) =>
  logoCase(name, drawing),
);

/** @throws if the drawing does not consist of paths */
export function logoCase(name: string, drawing: string): VectorCase {
  const drawn = vectorLogo(drawing);
  if (!drawn) throw new Error(`Not a vector logo: ${name}`);
  return caseOf(`logo with ${name}`, { logo: { ...drawn, share: 0.4, margin: 0 } });
}

function caseOf(name: string, change: Partial<Design>): VectorCase {
  return { name, text: TEXT, design: { ...defaultDesign, ...change } };
}

/** Any code with a random drawing as its logo. */
const anyCodeWithDrawing = fc
  .tuple(anyCode, anyVectorLogo)
  .map(([{ text, design }, logo]) => ({ text, design: { ...design, logo } }));

/**
 * Random codes whose pictures both scanners read at every size, the same ones for a seed.
 * @param options.hasDrawings whether their logos are drawings instead of pictures
 */
export async function* randomCases(
  seed: number,
  { hasDrawings = false } = {},
): AsyncGenerator<VectorCase> {
  const codes: fc.Arbitrary<RandomCode> = hasDrawings ? anyCodeWithDrawing : anyCode;
  for (let round = 0; ; round++) {
    for (const code of fc.sample(codes, { seed: seed + round, numRuns: 20 })) {
      const scene = createScene(code.text, code.design, { font: geist });
      if (await isReadAtEverySize(scene, code.text)) yield { ...code, name: JSON.stringify(code) };
    }
  }
}

/** A pale code that scanners read at one size by luck is no proof of a file. */
async function isReadAtEverySize(scene: Scene, text: string): Promise<boolean> {
  for (const sizePx of [SIZE_PX, ...OTHER_SIZES_PX]) {
    const picture = pictureOf(scene, sizePx);
    if (!picture || !(await isRead(picture, text))) return false;
  }
  return true;
}

/** `undefined` if a module would be less than a pixel. */
function pictureOf(scene: Scene, sizePx: number): Pixels | undefined {
  try {
    const { width, height, data } = renderRgba(scene, sizePx);
    return { width, height, data: new Uint8Array(data.buffer) };
  } catch {
    return undefined;
  }
}

/**
 * Makes files as a download does, and draws them.
 * @param options.isRead whether two scanners have to read them
 * @throws a description of the fault
 */
export async function proveVectorFiles(
  code: VectorCase,
  formats: readonly VectorFormat[],
  renderers: readonly Renderer[],
  { isRead: hasToBeRead = true } = {},
): Promise<void> {
  const svg = await madeFile(code, 'svg');
  const expected = drawByResvg(svg, SIZE_PX);
  const edges = edgeShare(expected, TOLERANCE);
  for (const format of formats) {
    const file = format === 'svg' ? svg : await madeFile(code, format);
    for (const { name, draw, maxDifferingEdges } of renderers.filter(
      (one) => one.format === format,
    )) {
      const fault = (what: string) => new Error(`${format} by ${name} ${what}: ${code.name}`);
      const drawn = draw === drawByResvg ? expected : await draw(file, SIZE_PX);
      const share = differingShare(drawn, expected, TOLERANCE) / edges;
      if (share > maxDifferingEdges)
        throw fault(`differs in ${(100 * share).toFixed(1)} % of the pixels at edges`);
      if (!hasToBeRead) continue;
      const isReadSomewhere =
        (await isRead(drawn, code.text)) ||
        (await isRead(await draw(file, OTHER_SIZES_PX[0]), code.text)) ||
        (await isRead(await draw(file, OTHER_SIZES_PX[1]), code.text));
      if (!isReadSomewhere) throw fault('is not read');
    }
  }
}

async function madeFile({ name, text, design }: VectorCase, format: VectorFormat) {
  const scene = createScene(text, design, { font: geist });
  const options = { sizePx: SIZE_PX, sizeMm: SIZE_MM, title: text };
  const order = { scene, text, format: exportFormatOf(format), options };
  const { bytes } = await makeFile(order, { codecs: codecFiles, readers: [] }).catch(
    (error: Error) => {
      throw new Error(`${format}: ${error.message}: ${name}`);
    },
  );
  return bytes;
}
