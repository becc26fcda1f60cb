import { circle } from '../path/path.ts';
import type { Shape } from './shape.ts';

const dot = circle(0.85);

export const dots: Shape<'dots'> = {
  id: 'dots',
  label: 'Rounded Dots',
  joins: false,
  outline: () => dot,
};
