import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { createScene } from '../scene/scene.ts';
import { renderSvg } from './svg.ts';

const standard = createScene('01234567', { shape: 'standard', level: 'M', quietZone: 1 });
const dots = createScene('01234567', { shape: 'dots', level: 'M', quietZone: 1 });

/** What stands in the title, read by another program. */
function titleOf(svg: string): string {
  expect(XMLValidator.validate(svg)).toBe(true);
  const parser = new XMLParser({ trimValues: false, parseTagValue: false, htmlEntities: true });
  const root = parser.parse(svg) as { svg: { title: string } };
  return root.svg.title;
}

describe('an SVG file', () => {
  test('of a standard code stays the same, to the character', () => {
    expect(renderSvg(standard, '01234567')).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 23 23" role="img"><title>01234567</title><path fill="#fff" d="M0 0h23v23H0z"/><path d="M1 1h7v1h-7zM11 1h3v1h-3zM15 1h7v1h-7zM1 2h1v1h-1zM7 2h1v1h-1zM9 2h3v1h-3zM15 2h1v1h-1zM21 2h1v1h-1zM1 3h1v1h-1zM3 3h3v1h-3zM7 3h1v1h-1zM10 3h2v1h-2zM15 3h1v1h-1zM17 3h3v1h-3zM21 3h1v1h-1zM1 4h1v1h-1zM3 4h3v1h-3zM7 4h1v1h-1zM10 4h1v1h-1zM12 4h2v1h-2zM15 4h1v1h-1zM17 4h3v1h-3zM21 4h1v1h-1zM1 5h1v1h-1zM3 5h3v1h-3zM7 5h1v1h-1zM9 5h2v1h-2zM12 5h2v1h-2zM15 5h1v1h-1zM17 5h3v1h-3zM21 5h1v1h-1zM1 6h1v1h-1zM7 6h1v1h-1zM12 6h1v1h-1zM15 6h1v1h-1zM21 6h1v1h-1zM1 7h7v1h-7zM9 7h1v1h-1zM11 7h1v1h-1zM13 7h1v1h-1zM15 7h7v1h-7zM1 9h1v1h-1zM3 9h1v1h-1zM5 9h1v1h-1zM7 9h1v1h-1zM11 9h1v1h-1zM13 9h1v1h-1zM17 9h1v1h-1zM20 9h1v1h-1zM1 10h2v1h-2zM4 10h1v1h-1zM9 10h1v1h-1zM11 10h2v1h-2zM14 10h1v1h-1zM16 10h1v1h-1zM20 10h1v1h-1zM4 11h2v1h-2zM7 11h3v1h-3zM11 11h2v1h-2zM14 11h3v1h-3zM18 11h3v1h-3zM1 12h2v1h-2zM5 12h2v1h-2zM8 12h1v1h-1zM10 12h1v1h-1zM12 12h3v1h-3zM16 12h2v1h-2zM20 12h1v1h-1zM3 13h1v1h-1zM6 13h3v1h-3zM10 13h3v1h-3zM14 13h3v1h-3zM21 13h1v1h-1zM9 14h1v1h-1zM11 14h1v1h-1zM15 14h1v1h-1zM20 14h1v1h-1zM1 15h7v1h-7zM13 15h1v1h-1zM17 15h1v1h-1zM21 15h1v1h-1zM1 16h1v1h-1zM7 16h1v1h-1zM11 16h1v1h-1zM15 16h1v1h-1zM18 16h1v1h-1zM20 16h2v1h-2zM1 17h1v1h-1zM3 17h3v1h-3zM7 17h1v1h-1zM9 17h3v1h-3zM13 17h1v1h-1zM15 17h1v1h-1zM17 17h3v1h-3zM21 17h1v1h-1zM1 18h1v1h-1zM3 18h3v1h-3zM7 18h1v1h-1zM10 18h1v1h-1zM12 18h1v1h-1zM14 18h1v1h-1zM16 18h1v1h-1zM18 18h3v1h-3zM1 19h1v1h-1zM3 19h3v1h-3zM7 19h1v1h-1zM9 19h2v1h-2zM12 19h1v1h-1zM14 19h3v1h-3zM19 19h1v1h-1zM21 19h1v1h-1zM1 20h1v1h-1zM7 20h1v1h-1zM12 20h3v1h-3zM16 20h3v1h-3zM1 21h7v1h-7zM9 21h1v1h-1zM12 21h1v1h-1zM14 21h3v1h-3zM19 21h1v1h-1zM21 21h1v1h-1z"/></svg>
      "
    `);
  });

  test('of a dots code begins and ends like this', () => {
    const svg = renderSvg(dots, '01234567');
    expect(svg.slice(0, 230)).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 23 23" role="img"><title>01234567</title><path fill="#fff" d="M0 0h23v23H0z"/><path d="M11.5 1.075a.425 .425 0 0 1 .425 .425a.425 .425 0 0 1 -.425 .425a.425 .425 0 0 1 -.425 -.4"`,
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

  test('has nothing but paths, so that every drawing program opens it', () => {
    for (const scene of [standard, dots]) {
      const elements = renderSvg(scene, 't').match(/<\w+/g) ?? [];
      expect(new Set(elements)).toEqual(new Set(['<svg', '<title', '<path']));
    }
  });

  test('keeps the margin it is given', () => {
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
    '%j loses what XML cannot hold',
    (title) => {
      expect(titleOf(renderSvg(standard, title))).toBe('ab');
    },
  );

  test('of any text leaves the file well-formed', () => {
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
