import { number } from './format.ts';

export const cutOff =
  'このファイルは末尾が欠けています。もう一度保存またはダウンロードしてから、選択し直してください。';
export const tooManyPixels = (megapixels: number, max: number) =>
  `この画像は${number(megapixels)}メガピクセルです。${number(max)}メガピクセル以下の画像を選択してください。`;
export const otherFormat = (format: string) =>
  `このファイルの実際の形式は${format}です。PNG、JPEG、WebPのいずれかで保存してください。`;
export const tooDetailed =
  'この画像はロゴとしては細かすぎます。もっとシンプルな画像を選択してください。';
