import { endOf, type Path, type Segment } from './path.ts';

/** Outlines scaled by `scale`, then moved. */
export function placed(path: Path, x: number, y: number, scale = 1): Path {
  return path.map((segment) => {
    if (segment[0] === 'A') {
      return ['A', segment[1] * scale, segment[2], segment[3] * scale + x, segment[4] * scale + y];
    }
    const [step, ...numbers] = segment;
    return [step, ...numbers.map((value, i) => value * scale + (i % 2 === 0 ? x : y))];
  }) as unknown as Path;
}

/** Outlines mirrored from left to right inside a box of this width. */
export function mirroredX(path: Path, width: number): Path {
  return reversed(mirrored(path, (value, isX) => (isX ? width - value : value)));
}

/** Outlines mirrored from top to bottom inside a box of this height. */
export function mirroredY(path: Path, height: number): Path {
  return reversed(mirrored(path, (value, isX) => (isX ? value : height - value)));
}

function mirrored(path: Path, flip: (value: number, isX: boolean) => number): Path {
  return path.map((segment) => {
    if (segment[0] === 'A') {
      const sweep = segment[2] ? 0 : 1;
      return ['A', segment[1], sweep, flip(segment[3], true), flip(segment[4], false)];
    }
    const [step, ...numbers] = segment;
    return [step, ...numbers.map((value, i) => flip(value, i % 2 === 0))];
  }) as unknown as Path;
}

/** The same outlines in the other direction, so that they cut holes into an outline around them. */
export function reversed(path: Path): Path {
  const outlines: Segment[][] = [];
  for (const segment of path) {
    if (segment[0] === 'M') outlines.push([]);
    outlines.at(-1)?.push(segment);
  }
  return outlines.flatMap(reversedOutline) as unknown as Path;
}

function reversedOutline(outline: readonly Segment[]): Segment[] {
  const last = outline.at(-1) as Segment;
  const steps: Segment[] = [['M', ...endOf(last)]];
  for (let i = outline.length - 1; i > 0; i--) {
    const segment = outline[i] as Segment;
    const [x, y] = endOf(outline[i - 1] as Segment);
    if (segment[0] === 'A') steps.push(['A', segment[1], segment[2] ? 0 : 1, x, y]);
    else if (segment[0] === 'C')
      steps.push(['C', segment[3], segment[4], segment[1], segment[2], x, y]);
    else steps.push(['L', x, y]);
  }
  return steps;
}

/** Several outlines drawn as one. */
export function joined(...paths: readonly Path[]): Path {
  return paths.flat() as unknown as Path;
}

/** An outline with a hole. */
export function ring(outer: Path, inner: Path): Path {
  return joined(outer, reversed(inner));
}
