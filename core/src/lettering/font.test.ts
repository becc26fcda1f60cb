import { expect, test } from 'vitest';
import { coverage } from '../export/raster/coverage.ts';
import type { Path } from '../path/path.ts';
import { placed } from '../path/transform.ts';
import { missingCharacters, outlineText } from './font.ts';
import { geist } from './geist.ts';

/** A text as a person would see it, 24 signs high. */
function picture(text: string): string {
  const { path } = outlineText(geist, text, 0.7);
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
  const one = outlineText(geist, 'H', 2);
  const heights = (one.path ?? []).map((segment) => segment.at(-1) as number);
  expect([Math.min(...heights), Math.max(...heights)]).toEqual([-2, 0]);
  expect(outlineText(geist, 'HH', 2).width).toBeCloseTo(2 * one.width);
});

test('the font has the letters of European languages, and missing letters are listed', () => {
  expect(missingCharacters(geist, 'Grüße, łódź, čaj, İzmir – “Ça va?” 5 €')).toEqual([]);
  expect(missingCharacters(geist, 'Привет 漢')).toEqual([...'Привет漢']);
});
