import { isolate, number } from './format.ts';

export const columnName = (letters: string) => `العمود ${isolate(letters)}`;
export const noColumn = (field: string) =>
  `لا يوجد عمود مستخدم بصفته «${isolate(field)}». يُرجى اختيار عمود ضمن «الأعمدة».`;

/** Files contain both texts, so they contain no `isolate`. */
export const templateLabel = (type: string) => `My ${type} code`;
export const templateFileName = (type: string) => `رمز ${type}`;

export const cellEmpty = 'هذه الخلية فارغة.';
export const cellExample = (example: string) => `مثال: ${isolate(example)}`;
export const enterYesOrNo = 'يُرجى إدخال «نعم» أو «لا».';
export const useOneOf = (values: readonly string[]) =>
  `يُرجى استخدام إحدى القيم التالية: ${values.map((value) => isolate(value)).join('، ')}.`;

export const labelCharacters = (characters: readonly string[]) =>
  `لا يمكن أن تعرض التسميات ${characters.map((character) => `«${isolate(character)}»`).join('، ')}. يُرجى استخدام أحرف أخرى أو الاستغناء عن عمود التسمية.`;
export const labelTooLong = (most: number, length: number) =>
  `الحد الأقصى لعدد أحرف التسمية ${number(most)}، والعدد الحالي ${number(length, { useGrouping: false })}. يُرجى تقصيرها.`;
