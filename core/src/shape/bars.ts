import { roundedBox } from '../path/outlines.ts';
import { connected, Side } from './shape.ts';

const WIDTH = 0.8;
const INSET = (1 - WIDTH) / 2;

/** Modules of a column are joined. */
export const verticalBars = connected('vertical-bars', (neighbours) => {
  const start = neighbours & Side.top ? 0 : WIDTH / 2;
  const end = neighbours & Side.bottom ? 0 : WIDTH / 2;
  return roundedBox(INSET, 0, WIDTH, 1, [start, start, end, end]);
});

/** Modules of a row are joined. */
export const horizontalBars = connected('horizontal-bars', (neighbours) => {
  const start = neighbours & Side.left ? 0 : WIDTH / 2;
  const end = neighbours & Side.right ? 0 : WIDTH / 2;
  return roundedBox(0, INSET, 1, WIDTH, [start, end, end, start]);
});
