import type { Scene } from '../../../scene/scene.ts';
import { pointsOf } from '../../shared/physical-size.ts';

/** What PDF and EPS can be told. */
export type PrintOptions = {
  readonly title: string;
  /** Length of the longer side. */
  readonly sizeMm: number;
  /** Black ink only: grey for every colour, for presses where nothing may be mixed. */
  readonly isBlackOnly: boolean;
};

/** A page in points, y upwards, and how modules stand on it. */
export type PrintPage = {
  readonly width: string;
  readonly height: string;
  /** From modules to points: scales, turns y around and moves. */
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

/** Far below what a press can place, and never in the form 1e-7, which PDF does not know. */
function precise(value: number): string {
  return value
    .toFixed(6)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0');
}
