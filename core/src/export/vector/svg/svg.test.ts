import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { createScene } from '../../../scene/scene.ts';
import { renderSvg } from './svg.ts';

const standard = createScene('01234567', { shape: 'standard', level: 'M', quietZone: 1 });
const dots = createScene('01234567', { shape: 'dots', level: 'M', quietZone: 1 });

/** The text of the title, read by another program. */
function titleOf(svg: string): string {
  expect(XMLValidator.validate(svg)).toBe(true);
  const parser = new XMLParser({ trimValues: false, parseTagValue: false, htmlEntities: true });
  const root = parser.parse(svg) as { svg: { title: string } };
  return root.svg.title;
}

describe('an SVG file', () => {
  test('of a standard code stays the same, to the character', () => {
    expect(renderSvg(standard, '01234567')).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 23 23" role="img"><title>01234567</title><path fill="#fff" d="M0 0h23v23H0z"/><path d="M1 1h7v1h-7zM9 1h2v1h-2zM15 1h7v1h-7zM1 2h1v1h-1zM7 2h1v1h-1zM11 2h3v1h-3zM15 2h1v1h-1zM21 2h1v1h-1zM1 3h1v1h-1zM3 3h3v1h-3zM7 3h1v1h-1zM9 3h1v1h-1zM11 3h1v1h-1zM15 3h1v1h-1zM17 3h3v1h-3zM21 3h1v1h-1zM1 4h1v1h-1zM3 4h3v1h-3zM7 4h1v1h-1zM10 4h2v1h-2zM15 4h1v1h-1zM17 4h3v1h-3zM21 4h1v1h-1zM1 5h1v1h-1zM3 5h3v1h-3zM7 5h1v1h-1zM9 5h4v1h-4zM15 5h1v1h-1zM17 5h3v1h-3zM21 5h1v1h-1zM1 6h1v1h-1zM7 6h1v1h-1zM13 6h1v1h-1zM15 6h1v1h-1zM21 6h1v1h-1zM1 7h7v1h-7zM9 7h1v1h-1zM11 7h1v1h-1zM13 7h1v1h-1zM15 7h7v1h-7zM9 8h4v1h-4zM6 9h2v1h-2zM12 9h1v1h-1zM15 9h1v1h-1zM17 9h1v1h-1zM19 9h1v1h-1zM21 9h1v1h-1zM2 10h2v1h-2zM5 10h1v1h-1zM8 10h3v1h-3zM13 10h1v1h-1zM15 10h1v1h-1zM17 10h3v1h-3zM21 10h1v1h-1zM3 11h1v1h-1zM6 11h3v1h-3zM10 11h4v1h-4zM17 11h5v1h-5zM2 12h1v1h-1zM4 12h1v1h-1zM6 12h1v1h-1zM9 12h1v1h-1zM12 12h4v1h-4zM17 12h3v1h-3zM3 13h1v1h-1zM7 13h2v1h-2zM10 13h1v1h-1zM12 13h1v1h-1zM14 13h1v1h-1zM18 13h1v1h-1zM20 13h2v1h-2zM9 14h1v1h-1zM15 14h2v1h-2zM18 14h2v1h-2zM1 15h7v1h-7zM10 15h1v1h-1zM13 15h2v1h-2zM16 15h1v1h-1zM1 16h1v1h-1zM7 16h1v1h-1zM9 16h1v1h-1zM13 16h2v1h-2zM16 16h2v1h-2zM19 16h1v1h-1zM1 17h1v1h-1zM3 17h3v1h-3zM7 17h1v1h-1zM10 17h3v1h-3zM14 17h1v1h-1zM16 17h1v1h-1zM18 17h2v1h-2zM1 18h1v1h-1zM3 18h3v1h-3zM7 18h1v1h-1zM10 18h2v1h-2zM13 18h1v1h-1zM1 19h1v1h-1zM3 19h3v1h-3zM7 19h1v1h-1zM12 19h1v1h-1zM14 19h2v1h-2zM18 19h4v1h-4zM1 20h1v1h-1zM7 20h1v1h-1zM10 20h1v1h-1zM13 20h1v1h-1zM17 20h1v1h-1zM19 20h2v1h-2zM1 21h7v1h-7zM10 21h1v1h-1zM12 21h1v1h-1zM15 21h1v1h-1zM17 21h1v1h-1zM19 21h1v1h-1z"/></svg>
      "
    `);
  });

  test('of a dots code begins and ends as in these snapshots', () => {
    const svg = renderSvg(dots, '01234567');
    expect(svg.slice(0, 230)).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 23 23" role="img"><title>01234567</title><path fill="#fff" d="M0 0h23v23H0z"/><path d="M9.5 1.075a.425 .425 0 0 1 .425 .425a.425 .425 0 0 1 -.425 .425a.425 .425 0 0 1 -.425 -.42"`,
    );
    expect(svg.slice(-120)).toMatchInlineSnapshot(`
      "v1h-1zM3 18h3v1h-3zM7 18h1v1h-1zM1 19h1v1h-1zM3 19h3v1h-3zM7 19h1v1h-1zM1 20h1v1h-1zM7 20h1v1h-1zM1 21h7v1h-7z"/></svg>
      "
    `);
  });

  test('draws one dot in the middle of each dark module that is not part of a finder', () => {
    const { size, quietZone, grid, tiles } = dots;
    const dot = tiles.findIndex((tile) => tile.some(([step]) => step === 'A')) + 1;
    const drawn = new Uint8Array(grid.length);
    let [x, y] = [0, 0];
    for (const [, move, first, second] of renderSvg(dots, 't').matchAll(
      /([Mm])([\d.]+) ([\d.]+)a/g,
    )) {
      [x, y] = move === 'M' ? [Number(first), Number(second)] : [x + Number(first), y];
      drawn[Math.floor(y - quietZone) * size + (x - 0.5 - quietZone)] = dot;
    }
    expect(drawn).toEqual(grid.map((tile) => (tile === dot ? dot : 0)));
  });

  test('contains only paths, so that every drawing program opens it', () => {
    for (const scene of [standard, dots]) {
      const elements = renderSvg(scene, 't').match(/<\w+/g) ?? [];
      expect(new Set(elements)).toEqual(new Set(['<svg', '<title', '<path']));
    }
  });

  test('keeps the given quiet zone', () => {
    const wide = createScene('01234567', { shape: 'standard', level: 'M', quietZone: 4 });
    expect(renderSvg(wide, 't')).toContain('viewBox="0 0 29 29"');
    expect(renderSvg(wide, 't')).toContain('<path d="M4 4h7v1h-7z');
  });
});

describe('the title', () => {
  test.each([
    ['</title><script>alert(1)</script>'],
    ['"onload="alert(1)'],
    ["it's & <b>"],
    [']]>'],
    ['&amp;'],
    ['漢字 😀'],
  ])('%j is text and nothing else', (title) => {
    const svg = renderSvg(standard, title);
    expect(titleOf(svg)).toBe(title);
    expect(svg.match(/<\w+/g)?.filter((element) => element === '<script')).toEqual([]);
  });

  test.each([['a\u0000b'], ['a\u001bb'], ['a\uffffb']])(
    '%j loses the characters that XML forbids',
    (title) => {
      expect(titleOf(renderSvg(standard, title))).toBe('ab');
    },
  );

  test('keeps the file well-formed whatever its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (title) => {
        const svg = renderSvg(standard, title);
        expect(XMLValidator.validate(svg)).toBe(true);
        const drawing = svg.slice(svg.indexOf('</title>'));
        expect(drawing).toBe(renderSvg(standard, '').slice(-drawing.length));
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});
