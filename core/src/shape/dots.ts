import { circle } from '../path/path.ts';
import type { Shape } from './shape.ts';

const dot = circle(0.85);

export const dots: Shape<'dots'> = {
  id: 'dots',
  joins: false,
  outline: () => dot,
};
