import { number } from './format.ts';

export const imageTooSmall = (modules: number, leastPx: number) =>
  `此二维码每边有${number(modules)}个码点，图片至少需要${number(leastPx)}像素。`;

export const fileFault = (format: string) =>
  `${format} 文件显示的内容与检查过的二维码不一致，因此没有保存。请尝试其他尺寸或格式。`;

export const fileNotMade = (format: string) =>
  `无法生成并检查 ${format} 文件，因此未保存任何内容。请重试或选择其他格式。`;
