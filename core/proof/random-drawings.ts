import fc from 'fast-check';
import type { Logo } from '../src/logo/logo.ts';
import { cleanSvg } from '../src/logo/svg/clean-svg.ts';
import { svg } from './svg-drawings.ts';

const across = fc.integer({ min: -10, max: 110 });
const down = fc.integer({ min: -10, max: 90 });
const side = fc.integer({ min: 4, max: 70 });
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const points = fc
  .array(fc.tuple(across, down), { minLength: 3, maxLength: 7 })
  .map((found) => found.map((point) => point.join(' ')));

const outline = fc.oneof(
  fc
    .tuple(across, down, side, side, fc.integer({ min: 0, max: 20 }))
    .map(
      ([x, y, width, height, rx]) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"`,
    ),
  fc
    .tuple(across, down, side, side)
    .map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx / 2}" ry="${ry / 2}"`),
  points.map((found) => `<polygon points="${found}"`),
  points.map(([first, ...rest]) => `<path d="M${first}${rest.map((to) => `L${to}`).join('')}z"`),
  points.map((found) => `<path d="M${found[0]}Q${found[1]} ${found[2]}T50 40z"`),
  fc
    .tuple(points, points)
    .map(([[from], [a, b, to]]) => `<path d="M${from}C${a} ${b} ${to}S10 70 50 40z"`),
);

const gradient = fc
  .record({
    kind: fc.constantFrom('linear', 'radial'),
    stops: fc.array(color, { minLength: 2, maxLength: 6 }),
    units: fc.constantFrom('objectBoundingBox', 'userSpaceOnUse'),
    turn: fc.integer({ min: 0, max: 359 }),
  })
  .map(({ kind, stops, units, turn }) => {
    const isOnBox = units === 'objectBoundingBox';
    const place =
      kind === 'linear'
        ? isOnBox
          ? 'x1="0" y1=".2" x2="1" y2=".7"'
          : 'x1="5" y1="10" x2="80" y2="60"'
        : isOnBox
          ? 'cx=".4" cy=".5" r=".6"'
          : 'cx="40" cy="50" r="35"';
    const centre = isOnBox ? '.5 .5' : '50 40';
    const list = stops.map(
      (stop, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${stop}"/>`,
    );
    return (id: string) =>
      `<${kind}Gradient id="${id}" gradientUnits="${units}" gradientTransform="rotate(${turn} ${centre})" ${place}>${list.join('')}</${kind}Gradient>`;
  });

const shape = fc.record({
  outline,
  limit: fc.option(outline),
  limitRule: fc.constantFrom('nonzero', 'evenodd'),
  gradient: fc.option(gradient),
  color,
  rule: fc.constantFrom('nonzero', 'evenodd'),
  strokeWidth: fc.option(fc.integer({ min: 1, max: 9 })),
  join: fc.constantFrom('miter', 'round', 'bevel'),
  dashes: fc.constantFrom('none', 'none', '8 5', '14 3 4'),
  opacity: fc.constantFrom(1, 1, 1, 0.5),
  turn: fc.integer({ min: -40, max: 40 }),
});

const drawing = fc.array(shape, { minLength: 1, maxLength: 6 }).map((shapes) =>
  svg(
    shapes
      .map((one, i) => {
        const limit = one.limit
          ? `<clipPath id="c${i}">${one.limit} clip-rule="${one.limitRule}"/></clipPath>`
          : '';
        const clip = one.limit ? ` clip-path="url(#c${i})"` : '';
        const paint = one.gradient ? `url(#g${i})` : one.color;
        const line =
          one.strokeWidth === null
            ? ''
            : ` stroke="${one.color}" stroke-width="${one.strokeWidth}" stroke-linejoin="${one.join}" stroke-dasharray="${one.dashes}"`;
        return `${one.gradient?.(`g${i}`) ?? ''}${limit}<g transform="rotate(${one.turn} 50 40)">${one.outline} fill="${paint}" fill-rule="${one.rule}" fill-opacity="${one.opacity}"${line}${clip}/></g>`;
      })
      .join(''),
  ),
);

/** The image of a drawing; `undefined` unless it consists of paths. */
export function vectorLogo(drawing: string): Pick<Logo, 'image' | 'width' | 'height'> | undefined {
  try {
    const cleaned = cleanSvg(drawing);
    if (cleaned.is !== 'paths') return undefined;
    const { image, width, height } = cleaned;
    return { image, width, height };
  } catch {
    return undefined; // it draws nothing
  }
}

/** Random shapes with every kind of paint, line and clip. */
export const anyVectorLogo: fc.Arbitrary<Logo> = fc
  .record({
    drawn: drawing.map(vectorLogo).filter((logo) => logo !== undefined),
    share: fc.double({ min: 0.2, max: 0.4, noNaN: true }),
    margin: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ drawn, share, margin }) => ({ ...drawn, share, margin }));
