import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

/** Other programs that open our files, and their Debian packages. */
const PACKAGES = {
  gs: 'ghostscript',
  pdftoppm: 'poppler-utils',
  qpdf: 'qpdf',
  'rsvg-convert': 'librsvg2-bin',
  dwebp: 'webp',
} as const;

type Tool = keyof typeof PACKAGES;

/** Printed length of the longer side in the proofs, in millimetres. */
export const SIZE_MM = 40;
/** Longer side of a picture in pixels. */
export const SIZE_PX = 1000;

const directory = mkdtempSync(join(tmpdir(), 'everscan-proof-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
let files = 0;

/** Whether a program is installed. Tests that need a missing program are skipped with a notice. */
export function hasTool(tool: Tool): boolean {
  const found = spawnSync(tool, ['--version']).error === undefined;
  if (!found) {
    process.stderr.write(
      `\nNOT PROVEN: ${tool} is not installed (apt-get install ${PACKAGES[tool]})\n`,
    );
  }
  return found;
}

/** Runs a program on a file; throws when it fails or prints a warning. */
export function runTool(tool: Tool, args: (path: string) => string[], file: Uint8Array): Buffer {
  const path = join(directory, String(files++));
  writeFileSync(path, file);
  const { status, stdout, stderr } = spawnSync(tool, args(path), { maxBuffer: 1 << 28 });
  if (status !== 0 || stderr.length > 0) {
    throw new Error(`${tool} ended with ${status}: ${stderr}${String(stdout).slice(0, 500)}`);
  }
  return stdout;
}

/**
 * A PDF or an EPS file, drawn by Ghostscript, as PNG. Ghostscript does not smooth the edges of gradients,
 * so it draws at four times the resolution and scales down.
 */
export function drawByGhostscript(file: Uint8Array, sizePx = SIZE_PX): Buffer {
  const dpi = 4 * (sizePx / SIZE_MM) * 25.4;
  const device = ['-dEPSCrop', '-sDEVICE=png16m', '-dDownScaleFactor=4', `-r${dpi}`];
  return runTool('gs', (path) => [...QUIET, ...device, '-sOutputFile=-', path], file);
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

/** A PDF file, drawn by poppler, as PNG. */
export function drawByPoppler(pdf: Uint8Array, sizePx = SIZE_PX): Buffer {
  return runTool('pdftoppm', (path) => ['-png', '-scale-to', String(sizePx), path], pdf);
}

/** An SVG file, drawn by librsvg, as PNG. */
export function drawByRsvg(svg: Uint8Array, sizePx = SIZE_PX): Buffer {
  return runTool(
    'rsvg-convert',
    (path) => ['-a', '-w', String(sizePx), '-h', String(sizePx), path],
    svg,
  );
}

/** An SVG file, drawn by resvg, as PNG. */
export function drawByResvg(svg: Uint8Array, sizePx = SIZE_PX): Buffer {
  const options = { fitTo: { mode: 'width', value: sizePx } } as const;
  return new Resvg(Buffer.from(svg), options).render().asPng();
}

const QUIET = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE'];
