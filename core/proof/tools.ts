import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { Pixels } from '../src/image/pixels.ts';
import type { Renderer } from './vector-proof.ts';

/** Programs of the lab that open our files, and their Debian packages. */
const PACKAGES = {
  convert: 'imagemagick',
  gs: 'ghostscript',
  inkscape: 'inkscape',
  mutool: 'mupdf-tools',
  pdftoppm: 'poppler-utils',
  qpdf: 'qpdf',
  'rsvg-convert': 'librsvg2-bin',
} as const;

type Tool = keyof typeof PACKAGES;

const directory = mkdtempSync(join(tmpdir(), 'everscan-proof-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
let files = 0;

/** Remarks about the installation, not the file. */
const HARMLESS =
  /^(?:warning: ICC support is not available|\*\* \(inkscape:.*GtkRecentManager.*|\s*)$/gm;

/** Runs a program on a file; throws when it is missing, fails or prints a warning. */
export function runTool(tool: Tool, args: (path: string) => string[], file: Uint8Array): Buffer {
  // Inkscape goes by the ending.
  const path = join(directory, `${files++}${tool === 'inkscape' ? '.svg' : ''}`);
  writeFileSync(path, file);
  const { status, stdout, stderr, error } = spawnSync(tool, args(path), { maxBuffer: 1 << 28 });
  rmSync(path);
  if (error) throw new Error(`${tool} does not run: apt-get install ${PACKAGES[tool]}`);
  if (status !== 0 || String(stderr).replace(HARMLESS, '').trim() !== '') {
    throw new Error(`${tool} ended with ${status}: ${stderr}${String(stdout).slice(0, 500)}`);
  }
  return stdout;
}

/**
 * A PDF or an EPS file, drawn by Ghostscript. It does not smooth the edges of gradients, so it draws at four
 * times the resolution and scales down.
 */
export function drawByGhostscript(file: Uint8Array, sizePx: number): Pixels {
  const [width, height] = sizeOf(file, sizePx);
  const points = pointsOf(file);
  // Like the other programs, it fits both sides to whole pixels.
  const dpi = `-r${(4 * 72 * width) / points[0]}x${(4 * 72 * height) / points[1]}`;
  const device = ['-dEPSCrop', '-sDEVICE=png16m', '-dDownScaleFactor=4', dpi];
  const size = `-g${4 * width}x${4 * height}`;
  return pixelsOf(
    runTool('gs', (path) => [...QUIET, ...device, size, '-sOutputFile=-', path], file),
  );
}

/** The share of the page that each ink covers: cyan, magenta, yellow and black. */
export function inkCoverage(file: Uint8Array): number[] {
  const report = runTool(
    'gs',
    (path) => [...QUIET, '-dEPSCrop', '-sDEVICE=inkcov', '-o', '-', path],
    file,
  );
  return String(report).trim().split(/\s+/).slice(0, 4).map(Number);
}

/** A PDF file, drawn by poppler. */
export function drawByPoppler(pdf: Uint8Array, sizePx: number): Pixels {
  const [width, height] = sizeOf(pdf, sizePx).map(String) as [string, string];
  const size = ['-scale-to-x', width, '-scale-to-y', height];
  return pixelsOf(runTool('pdftoppm', (path) => ['-png', ...size, path], pdf));
}

/** A page of a PDF file as a printer of this resolution draws it. */
export function printByPoppler(pdf: Uint8Array, dpi: number): Pixels {
  return pixelsOf(runTool('pdftoppm', (path) => ['-png', '-r', String(dpi), path], pdf));
}

/** A page of a PDF file as a printer of this resolution draws it. */
export function printByGhostscript(pdf: Uint8Array, dpi: number): Pixels {
  const device = ['-sDEVICE=png16m', '-dGraphicsAlphaBits=4', `-r${dpi}`];
  return pixelsOf(runTool('gs', (path) => [...QUIET, ...device, '-sOutputFile=-', path], pdf));
}

/** An SVG file, drawn on white by librsvg. */
export function drawByRsvg(svg: Uint8Array, sizePx: number): Pixels {
  const [width, height] = sizeOf(svg, sizePx).map(String) as [string, string];
  const options = ['-b', 'white', '-w', width, '-h', height];
  return pixelsOf(runTool('rsvg-convert', (path) => [...options, path], svg));
}

export const debianRenderers: readonly Renderer[] = [
  { name: 'librsvg', format: 'svg', maxDifferingEdges: 0.005, draw: drawByRsvg },
  { name: 'poppler', format: 'pdf', maxDifferingEdges: 0.025, draw: drawByPoppler },
  { name: 'Ghostscript', format: 'pdf', maxDifferingEdges: 0.025, draw: drawByGhostscript },
  { name: 'Ghostscript', format: 'eps', maxDifferingEdges: 0.025, draw: drawByGhostscript },
];

/** Further programs that people open our files with; Inkscape takes a second to start. */
export const slowDebianRenderers: readonly Renderer[] = [
  { name: 'Inkscape', format: 'svg', maxDifferingEdges: 0.025, draw: drawByInkscape },
  { name: 'MuPDF', format: 'pdf', maxDifferingEdges: 0.025, draw: drawByMupdf },
];

function drawByInkscape(svg: Uint8Array, sizePx: number): Pixels {
  const [width, height] = sizeOf(svg, sizePx).map(String) as [string, string];
  const ground = ['--export-background=white', '--export-background-opacity=1'];
  const options = [
    '--export-type=png',
    '--export-filename=-',
    '-w',
    width,
    '-h',
    height,
    ...ground,
  ];
  return pixelsOf(runTool('inkscape', (path) => [...options, path], svg));
}

function drawByMupdf(pdf: Uint8Array, sizePx: number): Pixels {
  const [width, height] = sizeOf(pdf, sizePx).map(String) as [string, string];
  const options = ['draw', '-q', '-F', 'png', '-o', '-', '-f', '-w', width, '-h', height];
  return pixelsOf(runTool('mutool', (path) => [...options, path], pdf));
}

/** A PNG, JPEG or WebP file, decoded by ImageMagick with the libraries of Debian. */
export function decodeByImageMagick(file: Uint8Array): Pixels {
  return pixelsOf(runTool('convert', (path) => [path, '-depth', '8', 'PNG32:-'], file));
}

const QUIET = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE'];

/** The width and height that a vector file states, in its own unit. */
function pointsOf(file: Uint8Array): [number, number] {
  const text = Buffer.from(file).toString('latin1');
  const [, width, height] =
    /(?:\/MediaBox \[|%%HiResBoundingBox: | viewBox="\S+ )\S+ (?:\S+ )?([\d.]+) ([\d.]+)[\]"\n]/.exec(
      text,
    ) ?? [];
  return [Number(width), Number(height)];
}

/** The size of a picture in whole pixels. */
function sizeOf(file: Uint8Array, sizePx: number): [number, number] {
  const [width, height] = pointsOf(file);
  const scale = sizePx / Math.max(width, height);
  return [Math.round(width * scale), Math.round(height * scale)];
}

function pixelsOf(png: Buffer): Pixels {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, data: new Uint8Array(data) };
}
