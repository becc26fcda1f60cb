import { square } from '../path/path.ts';
import type { Shape } from './shape.ts';

export const standard: Shape<'standard'> = {
  id: 'standard',
  label: 'Standard QR',
  joins: false,
  outline: () => square,
};
