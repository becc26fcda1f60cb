import { number } from './format.ts';

export const imageTooSmall = (modules: number, leastPx: number) =>
  `このコードは一辺が${number(modules)}ドットあるため、${number(leastPx)}ピクセル以上の画像が必要です。`;
