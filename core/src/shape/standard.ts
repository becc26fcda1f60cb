import { square } from '../path/path.ts';
import type { Shape } from './shape.ts';

export const standard: Shape<'standard'> = {
  id: 'standard',
  joins: false,
  outline: () => square,
};
