import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seed as defaultSeed } from '../../core/proof/contents.ts';
import { printByPdfium } from '../../core/proof/drawers.ts';
import { fileOf } from '../../core/proof/read-back.ts';
import { proveSheet } from '../../core/proof/sheet-proof.ts';
import {
  debianRenderers,
  inkCoverage,
  printByGhostscript,
  printByPoppler,
  runTool,
} from '../../core/proof/tools.ts';
import {
  listedCases,
  logoCase,
  logoCases,
  packagedRenderers,
  proveVectorFiles,
  randomCases,
  type VectorCase,
  vectorFormats,
} from '../../core/proof/vector-proof.ts';
import { cleanSvg } from '../../core/src/logo/svg/clean-svg.ts';
import { sheetLayouts } from '../../core/src/sheet/layouts.ts';
import { requirePrograms } from '../programs.ts';

/**
 * `npm run lab -- vectors --files 300 --seed 7` draws every look, frame, logo and label sheet, random designs, and
 * random drawings and Debian's icons as logos, as SVG, PDF and EPS with all renderers, and reads them. It fails if
 * there is a fault, or a renderer or the icons are missing.
 */
requirePrograms('vectors');

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(defaultSeed) },
  },
});
const [files, seed] = [Number(values.files), Number(values.seed)];
if (!Number.isInteger(files) || files < 0 || !Number.isInteger(seed)) {
  throw new RangeError('--files and --seed must be whole numbers');
}

const ICONS_PER_FOLDER = 40;
const renderers = [...packagedRenderers, ...debianRenderers];
const faults: string[] = [];

async function attempt(proof: Promise<void>): Promise<void> {
  await proof.catch((error: Error) => {
    faults.push(error.message);
    process.stderr.write(`${error.message}\n`);
  });
}

for (const code of listedCases) await attempt(proveVectorFiles(code, vectorFormats, renderers));
const listed = listedCases.length * vectorFormats.length;
report(`${listed} files of every look and frame`);

for (const code of listedCases) await attempt(provePrintFiles(code));
report('qpdf accepts their PDF, and files in black ink only have no other ink');

for (const layout of sheetLayouts) {
  for (const print of [printByPdfium, printByPoppler, printByGhostscript]) {
    await attempt(proveSheet(layout, print, 300));
  }
}
report(`${sheetLayouts.length} label sheets`);

for (const hasDrawings of [false, true]) {
  let made = 0;
  if (files > 0) {
    for await (const code of randomCases(seed, { hasDrawings })) {
      const format = vectorFormats[made % vectorFormats.length] as (typeof vectorFormats)[number];
      await attempt(proveVectorFiles(code, [format], renderers));
      if (++made === files) break;
    }
  }
  report(
    `${made} files of random designs${hasDrawings ? ' with random vector logos' : ''} (seed ${seed})`,
  );
}

const icons = debianIcons();
for (const code of [...logoCases, ...icons]) {
  await attempt(proveVectorFiles(code, vectorFormats, renderers, { isRead: false }));
}
report(`${3 * logoCases.length} files of listed logos and ${3 * icons.length} of icons`);
if (faults.length > 0) process.exitCode = 1;

/** Some of the icons that consist of paths. */
function debianIcons(): VectorCase[] {
  const some = ['icons/Adwaita', 'openclipart/svg'].flatMap((folder) => {
    const all = globSync(`/usr/share/${folder}/**/*.svg`).sort();
    if (all.length === 0) {
      throw new Error('No icons: apt-get install adwaita-icon-theme openclipart-svg');
    }
    const step = Math.floor(all.length / ICONS_PER_FOLDER);
    return all.filter((_, i) => i % step === Math.abs(seed) % step);
  });
  return some.flatMap((path) => {
    const drawing = readFileSync(path, 'utf8');
    return isDrawing(drawing) ? [logoCase(path, drawing)] : [];
  });
}

function isDrawing(svg: string): boolean {
  try {
    return cleanSvg(svg).is === 'paths';
  } catch {
    return false; // a file of gradients, for example, draws nothing
  }
}

async function provePrintFiles(code: VectorCase): Promise<void> {
  const pdf = await fileOf({ ...code, format: 'pdf' }, 'pdf');
  const found = String(runTool('qpdf', (path) => ['--check', path], pdf));
  if (!found.includes('No syntax or stream encoding errors found')) {
    throw new Error(`qpdf on ${code.name}: ${found}`);
  }
  for (const format of ['pdf', 'eps'] as const) {
    const file = await fileOf({ ...code, format }, format, { isBlackOnly: true });
    const inks = inkCoverage(file);
    const [cyan, magenta, yellow, black = 0] = inks;
    if (cyan !== 0 || magenta !== 0 || yellow !== 0 || !(black > 0.1)) {
      throw new Error(`${format} of ${code.name} in black only has the inks ${inks}`);
    }
  }
}

function report(what: string): void {
  const names = [...new Set(renderers.map(({ name }) => name))].join(', ');
  process.stdout.write(`${what}: ${faults.length} faults so far. Drawn by ${names}.\n`);
}
