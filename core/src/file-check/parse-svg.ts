import { SaxesParser } from 'saxes';
import { expectThat, NUMBER } from './file-fault.ts';

/** SVG 1.1, 8.3.9: commands and their numbers, which match in one way only, so that a fault is found at once. */
const PATH =
  /^(?:[MmLlHhVvCcSsQqTtAaZz]|[-+]?(?:\d+\.\d*|\d+(?!\.)|\.\d+)(?!\d)(?:[eE][-+]?\d+(?!\d))?|[\s,])*$/;
/** Elements of a drawing. None runs a program or shows another document. */
const ELEMENTS = new Set(
  `svg g title desc metadata defs symbol use path rect circle ellipse line polyline polygon image text tspan textPath
  style linearGradient radialGradient stop pattern clipPath mask marker filter`.split(/\s+/),
);
/** Attributes whose values consist of numbers and units. */
const NUMERIC = new Set(
  'x y width height cx cy r rx ry x1 y1 x2 y2 fx fy points transform gradientTransform offset'.split(
    ' ',
  ),
);

/** Parses an SVG file: well-formed XML, elements of a drawing, its size, and the data of every path. @throws {FileFault} */
export function parseSvg(bytes: Uint8Array): void {
  const parser = new SaxesParser({ xmlns: true });
  let [depth, elements] = [0, 0];
  parser.on('error', (error) => expectThat(false, error.message));
  parser.on('opentag', ({ local, attributes }) => {
    const value = (name: string) => attributes[name]?.value;
    expectThat(
      ELEMENTS.has(local) || local.startsWith('fe'),
      `${local} is no element of a drawing`,
    );
    if (depth++ === 0) {
      expectThat(local === 'svg', 'The root is not an svg element');
      const box = value('viewBox')?.split(' ') ?? [];
      expectThat(box.length === 4 && box.every((part) => NUMBER.test(part)), 'No viewBox');
    }
    elements++;
    if (local === 'path') expectThat(PATH.test(value('d') ?? ''), 'A path cannot be read');
    for (const name of Object.keys(attributes)) {
      if (NUMERIC.has(name)) expectThat(!/NaN|Infinity|undefined/.test(value(name) ?? ''), name);
    }
  });
  parser.on('closetag', () => depth--);
  parser.write(new TextDecoder('utf-8').decode(bytes)).close();
  expectThat(depth === 0 && elements > 1, 'It draws nothing');
}
