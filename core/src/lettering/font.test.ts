import { expect, test } from 'vitest';
import { coverage } from '../export/raster/coverage.ts';
import type { Path } from '../path/path.ts';
import { placed } from '../path/transform.ts';
import { geist } from './geist.ts';

/** A text drawn with number signs, 24 lines high. */
function picture(text: string): string {
  const { path } = geist.outline(text, 0.7);
  const pixels = coverage(placed(path as Path, 0.05, 0.85), 24);
  return Array.from({ length: 24 }, (_, y) =>
    Array.from(pixels.subarray(y * 24, y * 24 + 24), (cover) => (cover > 127 ? '#' : ' '))
      .join('')
      .trimEnd(),
  )
    .filter(Boolean)
    .join('\n');
}

test('letters look like letters, with their holes open', () => {
  expect(`\n${picture('E')}\n`).toMatchInlineSnapshot(`
    "
       ############
       ############
       ####
       ###
       ###
       ###
       ####
       ###########
       ###########
       ####
       ###
       ###
       ###
       ####
       ############
       ############
    "
  `);
  expect(`\n${picture('O')}\n`).toMatchInlineSnapshot(`
    "
            #####
          #########
        ############
        ####    #####
       ####       ####
       ###        ####
      ####         ###
      ####         ###
      ####         ###
      ####         ###
      ####         ###
      ####         ###
       ###        ####
       ####       ####
        ####    #####
        ############
          #########
            #####
    "
  `);
});

test('capitals have the requested height, and letters follow each other', () => {
  const one = geist.outline('H', 2);
  const heights = (one.path ?? []).map((segment) => segment.at(-1) as number);
  expect([Math.min(...heights), Math.max(...heights)]).toEqual([-2, 0]);
  expect(geist.outline('HH', 2).width).toBeCloseTo(2 * one.width);
});

test.each([
  'Grüße, łódź, čaj, İzmir – “Ça va?” 5 €',
  'Quét tôi để xem thực đơn',
  'Съешь ещё этих булок, їжак, ґанок, ђак',
  'Σάρωσέ με, ΑΫΠΝΊΑ',
])('the font has the letters of %j', (text) => {
  expect(geist.missing(text)).toEqual([]);
});

test('missing characters are listed once, without invisible ones, and left out', () => {
  expect(geist.missing('Пе\u200e漢\u00ad漢😀')).toEqual(['漢', '😀']);
  expect(geist.outline('A漢B', 1).width).toBe(geist.outline('AB', 1).width);
});

test('every space is as wide as a normal one', () => {
  expect(geist.outline('Scannez\u202f!', 1).width).toBe(geist.outline('Scannez !', 1).width);
});
