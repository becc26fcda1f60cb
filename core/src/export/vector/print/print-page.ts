import { pointsOf } from '../../../print/physical-size.ts';
import type { Scene } from '../../../scene/scene.ts';

/** Options of PDF and EPS. */
export type PrintOptions = {
  readonly title: string;
  /** Length of the longer side. */
  readonly sizeMm: number;
  /** Black ink only: every colour becomes grey, for presses that must not mix inks. */
  readonly isBlackOnly: boolean;
};

/** A page in points, y upwards, and the position of the modules on it. */
export type PrintPage = {
  readonly width: string;
  readonly height: string;
  /** Transforms modules to points: scales, flips y and moves. */
  readonly matrix: string;
};

export function printPage({ page }: Scene, sizeMm: number): PrintPage {
  const scale = pointsOf(sizeMm) / Math.max(page.width, page.height);
  const matrix = [scale, 0, 0, -scale, -page.x * scale, (page.y + page.height) * scale];
  return {
    width: precise(page.width * scale),
    height: precise(page.height * scale),
    matrix: matrix.map(precise).join(' '),
  };
}

/** More precise than any press, and never in exponential notation, which PDF does not have. */
export function precise(value: number): string {
  return value
    .toFixed(6)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0');
}
