import * as m from '@everscan/messages/design';
import { square } from '../path/path.ts';
import type { Shape } from './shape.ts';

export const standard: Shape<'standard'> = {
  id: 'standard',
  label: m.shapeStandard,
  joins: false,
  outline: () => square,
};
