/** Sample content that is about to be handed out. */
import { list, number } from './format.ts';

export const samplesShown = (names: readonly string[]) =>
  `لا يزال المحتوى النموذجي في: ${list(names)}`;
export const sampleConsequence = 'سيحصل كل من يمسح الرمز على هذا المحتوى النموذجي.';
export const codesWithSamples = (count: number, total: number) =>
  `لا يزال ${number(count)} من أصل ${number(total)} من الرموز يتضمن محتوى نموذجيًا`;
export const clearSamples = (_count: number) => 'إفراغ الحقول';
export const keepSamples = (_count: number) => 'الإبقاء عليها';
export const backToContent = 'العودة إلى المحتوى';
