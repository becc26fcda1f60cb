import { number } from './format.ts';

export const imageTooSmall = (modules: number, leastPx: number) =>
  `このコードは一辺が${number(modules)}ドットあるため、${number(leastPx)}ピクセル以上の画像が必要です。`;

export const fileFault = (format: string) =>
  `${format} ファイルが確認済みのコードと一致しなかったため、保存しませんでした。別のサイズまたは形式をお試しください。`;

export const fileNotMade = (format: string) =>
  `${format} ファイルを作成して確認できなかったため、何も保存しませんでした。もう一度お試しいただくか、別の形式を選んでください。`;
