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

// Columns of links, and what stands beside rows that become codes
/** The addresses that open with a click on the cells of a column. */
export const linksOf = (heading: string) => `الروابط في «${isolate(heading)}»`;
/** The reason follows. */
export const labelLeftOut = 'هذا الرمز بلا تسمية.';
export const formulaUnknown =
  'تحتوي هذه الخلية على صيغة لم تُحفظ نتيجتها في الملف. يُرجى فتح القائمة في برنامج جداول البيانات وحفظها.';
export const numberRounded =
  'تحتفظ جداول البيانات بخمسة عشر رقمًا فقط من كل عدد، لذا قد تكون أرقامه الأخيرة خاطئة. يُرجى تنسيق العمود كنص وإدخال العدد من جديد.';
/** For a number such as 4.9E+11. */
export const numberShortened =
  'هذا عدد مختصر فُقدت معظم أرقامه. يُرجى تنسيق العمود كنص وإدخال العدد من جديد وحفظ القائمة.';

// What stands beside a list. The number comes last, so that no sentence depends on it
export const unusedMails = (heading: string, count: number) =>
  `العمود «${isolate(heading)}» غير مستخدم. عدد عناوين البريد الإلكتروني فيه: ${number(count)}.`;
export const unusedAddresses = (heading: string, count: number) =>
  `العمود «${isolate(heading)}» غير مستخدم. عدد عناوين الويب فيه: ${number(count)}.`;
export const unusedPhones = (heading: string, count: number) =>
  `العمود «${isolate(heading)}» غير مستخدم. عدد أرقام الهواتف فيه: ${number(count)}.`;
export const unusedCells = (heading: string, count: number) =>
  `العمود «${isolate(heading)}» غير مستخدم. عدد الخلايا التي فيها نص: ${number(count)}.`;
export const equalRows = (count: number) => `عدد الصفوف المطابقة لصف سابق: ${number(count)}.`;
/** `example` is a date such as 6/7/2027. */
export const monthsFirst = (count: number, example: string) =>
  `تواريخ مثل ${isolate(example)} قُرئت والشهر أولًا: ${number(count)}. إذا كان اليوم أولًا، فيُرجى كتابتها بالشكل ${isolate('2027-06-18')}.`;
export const daysFirst = (count: number, example: string) =>
  `تواريخ مثل ${isolate(example)} قُرئت واليوم أولًا: ${number(count)}. إذا كان الشهر أولًا، فيُرجى كتابتها بالشكل ${isolate('2027-06-18')}.`;
