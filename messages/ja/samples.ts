/** Sample content that is about to be handed out. */
import { list, number } from './format.ts';

export const samplesShown = (names: readonly string[]) => `${list(names)}がサンプルのままです`;
export const sampleConsequence = 'コードをスキャンした人に、このサンプルの内容が表示されます。';
export const codesWithSamples = (count: number, total: number) =>
  `${number(total)}件中${number(count)}件のコードにサンプルの内容が残っています`;
export const clearSamples = (_count: number) => '空にする';
export const keepSamples = (_count: number) => 'このまま使う';
export const backToContent = '内容に戻る';
