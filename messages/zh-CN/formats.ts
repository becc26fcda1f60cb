import { number } from './format.ts';

export const imageTooSmall = (modules: number, leastPx: number) =>
  `此二维码每边有${number(modules)}个码点，图片至少需要${number(leastPx)}像素。`;
