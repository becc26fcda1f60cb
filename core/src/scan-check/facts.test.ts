import { expect, test } from 'vitest';
import { defaultDesign } from '../design/design.ts';
import { layOut } from '../export/raster/layout.ts';
import { MIN_MODULE_MM } from '../print/module-limits.ts';
import { createScene } from '../scene/scene.ts';
import { causeOf } from './causes.ts';
import { factsOf } from './facts.ts';

const text = `https://example.com/${'aB3_x-'.repeat(37)}`;
const scene = createScene(text, defaultDesign);

test('measures a module of a raster file as it is printed: in whole pixels', () => {
  const [sizePx, printedMm] = [318, 26.9]; // at 300 DPI
  const input = { text, design: defaultDesign, printedMm };
  const severityOf = causeOf('density').severityOf;
  const raster = factsOf({ ...input, isRaster: true }, scene, sizePx);
  const { modulePx } = layOut(scene, sizePx);
  expect(raster.modulePx).toBe(modulePx);
  expect(raster.moduleMm).toBeCloseTo((modulePx / 300) * 25.4, 3);
  expect(raster.moduleMm).toBeLessThan(MIN_MODULE_MM);
  expect(severityOf(raster)).toBe('hinders');

  const vector = factsOf(input, scene, sizePx);
  expect(vector.moduleMm).toBeCloseTo(printedMm / scene.page.width);
});
