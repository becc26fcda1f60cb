import { cutBox } from '../path/outlines.ts';
import { connected, isFree, Side } from './shape.ts';

const { top, right, bottom, left } = Side;

/** Joined modules with their free corners cut off. */
export const faceted = connected('faceted', (neighbours) => {
  const cut = (a: number, b: number) => (isFree(neighbours, a, b) ? 0.36 : 0);
  return cutBox(0, 1, [cut(top, left), cut(top, right), cut(bottom, right), cut(bottom, left)]);
});
