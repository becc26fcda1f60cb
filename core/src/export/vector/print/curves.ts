import { endOf, type Path } from '../../../path/path.ts';
import { number } from '../../../svg/path-data.ts';

/** A step of an outline without arcs, which PDF does not have. */
export type Curve =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** An outline with each arc as one Bézier curve; it is off by less than 0.03 % of the radius. */
export function toCurves(path: Path): Curve[] {
  let [x, y] = [0, 0];
  return path.map((segment) => {
    const [fromX, fromY] = [x, y];
    [x, y] = endOf(segment);
    if (segment[0] !== 'A') return segment;
    const [, r, sweep] = segment;
    const [dx, dy] = [x - fromX, y - fromY];
    // Sine and cosine of half the angle that the chord spans, and the tangent of a quarter of it.
    const sine = Math.min(1, Math.sqrt(dx * dx + dy * dy) / (2 * r));
    const cosine = Math.sqrt(1 - sine * sine);
    const reach = ((4 / 3) * sine) / (1 + cosine) / (2 * sine);
    // Both tangents are the chord turned by half of the angle, one to each side.
    const turn = sweep ? -1 : 1;
    const [alongX, alongY] = [dx * cosine, dy * cosine];
    const [acrossX, acrossY] = [-dy * sine * turn, dx * sine * turn];
    return [
      'C',
      fromX + (alongX + acrossX) * reach,
      fromY + (alongY + acrossY) * reach,
      x - (alongX - acrossX) * reach,
      y - (alongY - acrossY) * reach,
      x,
      y,
    ];
  });
}

/** Path construction operators of PDF (ISO 32000-1, 8.5.2). Our EPS prologue defines the same names. */
export function pathOperators(path: Path): string {
  const steps: string[] = [];
  for (const [step, ...points] of toCurves(path)) {
    if (step === 'M' && steps.length > 0) steps.push('h');
    steps.push(`${points.map(number).join(' ')} ${step.toLowerCase()}`);
  }
  return `${steps.join('\n')}\nh`;
}
