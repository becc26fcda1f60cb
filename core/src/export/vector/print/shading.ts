import type { Gradient } from '../../../paint/fill.ts';
import { number } from '../../../svg/path-data.ts';
import { type ColorSpace, colorParts } from './print-color.ts';

/** A gradient as a shading dictionary, which PDF (ISO 32000-1, 8.7.4.5) and PostScript write alike. */
export function shading(fill: Gradient, space: ColorSpace, gap: ' ' | '\n'): string {
  const isLinear = fill.type === 'linear';
  const points = isLinear
    ? [...fill.from, ...fill.to]
    : [...fill.centre, 0, ...fill.centre, fill.radius];
  return `<< /ShadingType ${isLinear ? 2 : 3} /ColorSpace /${space}${gap}/Coords [${points.map(number).join(' ')}] /Extend [true true]${gap}/Function ${ramp(fill, space, gap)} >>`;
}

/** Two colours as one function; more as functions that are stitched together (7.10.3 and 7.10.4). */
function ramp({ stops, offsets }: Gradient, space: ColorSpace, gap: string): string {
  const colors = stops.map((color) => colorParts(color, space));
  const parts = colors
    .slice(1)
    .map((to, i) => `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [${colors[i]}] /C1 [${to}] >>`);
  if (!offsets || parts.length === 1) return parts[0] as string;
  const bounds = offsets.slice(1, -1).map(number).join(gap);
  const encode = parts.map(() => '0 1').join(gap);
  return `<< /FunctionType 3 /Domain [0 1]${gap}/Functions [${parts.join(gap)}]${gap}/Bounds [${bounds}]${gap}/Encode [${encode}] >>`;
}
