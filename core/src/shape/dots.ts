import * as m from '@everscan/messages/design';
import { circle } from '../path/path.ts';
import type { Shape } from './shape.ts';

const dot = circle(0.85);

export const dots: Shape<'dots'> = {
  id: 'dots',
  label: m.shapeDots,
  joins: false,
  outline: () => dot,
};
