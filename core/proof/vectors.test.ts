import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type DesignCase, designCases } from './design-cases.ts';
import { expectToScan, fileOf } from './read-back.ts';
import { isFull, share, shareTitle } from './share.ts';
import {
  drawByGhostscript,
  drawByPoppler,
  drawByResvg,
  drawByRsvg,
  hasTool,
  inkCoverage,
  runTool,
} from './tools.ts';

const hasGhostscript = hasTool('gs');

/** Programs that draw vector files. They take turns. */
const drawers = [
  { name: 'SVG by resvg', format: 'svg', isInstalled: true, draw: drawByResvg },
  { name: 'PDF by poppler', format: 'pdf', isInstalled: hasTool('pdftoppm'), draw: drawByPoppler },
  {
    name: 'EPS by Ghostscript',
    format: 'eps',
    isInstalled: hasGhostscript,
    draw: drawByGhostscript,
  },
  { name: 'SVG by librsvg', format: 'svg', isInstalled: hasTool('rsvg-convert'), draw: drawByRsvg },
  {
    name: 'PDF by Ghostscript',
    format: 'pdf',
    isInstalled: hasGhostscript,
    draw: drawByGhostscript,
  },
] as const;

/**
 * How many positions to spread over the 400 cases. `PROOF=full` uses all; otherwise, each share uses one for
 * each drawer.
 */
const spread = isFull ? 150 : 25;
const count = isFull ? spread : drawers.length;
const cases = Array.from({ length: count }, (_, i) => {
  const at = isFull ? i : share * count + i;
  return designCases[Math.floor((at * designCases.length) / spread)] as DesignCase;
});

describe(`a vector file, drawn by another program, is read by two scanners (${count}, ${shareTitle}; 150 with PROOF=full)`, () => {
  for (const [i, { name, format, isInstalled, draw }] of drawers.entries()) {
    const own = cases.filter((_, n) => n % drawers.length === i);
    test.runIf(isInstalled).for(own)(`${name}: $name`, async (designCase) => {
      const file = await fileOf(designCase, format);
      await expectToScan(draw(file), designCase.text);
    });
  }
});

describe('files for print', () => {
  test.runIf(hasTool('qpdf')).for(cases)('qpdf finds nothing wrong: $name', async (designCase) => {
    const report = runTool('qpdf', (path) => ['--check', path], await fileOf(designCase, 'pdf'));
    expect(String(report)).toContain('No syntax or stream encoding errors found');
  });

  test.runIf(hasGhostscript).for(cases.slice(0, isFull ? 60 : 1))(
    'a black-only file has no cyan, magenta or yellow: $name',
    async (designCase) => {
      for (const format of ['pdf', 'eps'] as const) {
        const file = await fileOf(designCase, format, { isBlackOnly: true });
        const [cyan, magenta, yellow, black] = inkCoverage(file);
        expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
        expect(black).toBeGreaterThan(0.1);
      }
    },
  );

  test.for(cases.slice(0, isFull ? 8 : 1))(
    'the same design always has the same bytes: $name',
    async (designCase) => {
      for (const format of ['svg', 'pdf', 'eps', 'png', 'jpeg', 'webp'] as const) {
        const [one, two] = await Promise.all([
          fileOf(designCase, format),
          fileOf(designCase, format),
        ]);
        expect(digest(two)).toBe(digest(one));
      }
    },
  );
});

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
