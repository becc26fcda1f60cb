/** Sample content that is about to be handed out. */
import { list, number } from './format.ts';

export const samplesShown = (names: readonly string[]) => `${list(names)}仍为示例内容`;
export const sampleConsequence = '扫描此二维码的人会得到这些示例内容。';
export const codesWithSamples = (count: number, total: number) =>
  `${number(total)}个二维码中有${number(count)}个仍含有示例内容`;
export const clearSamples = (_count: number) => '清空';
export const keepSamples = (_count: number) => '保留';
export const backToContent = '返回内容';
