import { number } from './format.ts';

export const cutOff = '此文件的末尾缺失。请重新保存或下载，然后再次选择。';
export const tooManyPixels = (megapixels: number, max: number) =>
  `此图片有${number(megapixels)}百万像素，请选择不超过${number(max)}百万像素的图片。`;
export const otherFormat = (format: string) =>
  `无论文件名如何，此文件的实际格式是${format}。请将其保存为PNG、JPEG或WebP。`;
export const tooDetailed = '此图片过于复杂，不适合用作Logo。请选择更简洁的图片。';
