import { endOf, type Path } from '../path/path.ts';

/** Precise to a tenth of a millimetre on a code ten metres wide. */
export const DECIMALS = 4;

/** An outline as SVG path data. */
export function pathData(path: Path): string {
  const [x, y] = endOf(path[0]);
  return `M${number(x)} ${number(y)}${relative(path)}`;
}

/** A path without its first point, as relative path data. */
export function relative([first, ...rest]: Path): string {
  // The position after the rounded steps, so that rounding errors do not add up.
  let [x, y] = endOf(first);
  let [startX, startY] = [x, y];
  let data = '';
  for (const segment of rest) {
    const [toX, toY] = endOf(segment);
    if (segment[0] === 'M') {
      // `z` went back to where the outline began.
      data += `zm${number(toX - startX)} ${number(toY - startY)}`;
      [x, y] = [startX + rounded(toX - startX), startY + rounded(toY - startY)];
      [startX, startY] = [x, y];
      continue;
    }
    const step = `${number(toX - x)} ${number(toY - y)}`;
    if (segment[0] === 'A') {
      data += `a${number(segment[1])} ${number(segment[1])} 0 0 ${segment[2]} ${step}`;
    } else if (segment[0] === 'C') {
      const [, x1, y1, x2, y2] = segment;
      data += `c${[x1 - x, y1 - y, x2 - x, y2 - y].map(number).join(' ')} ${step}`;
    } else data += `l${step}`;
    [x, y] = [x + rounded(toX - x), y + rounded(toY - y)];
  }
  return `${data}z`;
}

/** A number without a zero before the decimal point. */
export function number(value: number): string {
  const text = String(rounded(value));
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

function rounded(value: number): number {
  return Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS;
}
