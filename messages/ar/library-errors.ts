import { number } from './format.ts';

export const folderMissing = 'هذا المجلد غير موجود. ربما تم حذفه في علامة تبويب أخرى.';
export const tagMissing = 'هذا الوسم غير موجود. ربما تم حذفه في علامة تبويب أخرى.';
export const savedFilterMissing =
  'عامل التصفية المحفوظ هذا غير موجود. ربما تم حذفه في علامة تبويب أخرى.';
export const folderChanged =
  'تم تغيير هذا المجلد في علامة تبويب أخرى أو على جهاز آخر. يُرجى التحقق منه ثم إعادة المحاولة.';
export const tagChanged =
  'تم تغيير هذا الوسم في علامة تبويب أخرى أو على جهاز آخر. يُرجى التحقق منه ثم إعادة المحاولة.';
export const folderExists = 'يوجد مجلد بهذا الاسم. يُرجى اختيار اسم آخر.';
export const tagExists = 'يوجد وسم بهذا الاسم. يُرجى اختيار اسم آخر.';
export const savedFilterExists = 'يوجد عامل تصفية محفوظ بهذا الاسم. يُرجى اختيار اسم آخر.';
export const foldersNestOnce = 'لا يمكن تداخل المجلدات إلا بمستوى واحد.';
export const tooManyFolders = (max: number) =>
  `الحد الأقصى لعدد المجلدات: ${number(max)}. يُرجى حذف مجلد لإفساح المجال.`;
export const tooManyTags = (max: number) =>
  `الحد الأقصى لعدد الوسوم: ${number(max)}. يُرجى حذف وسم لإفساح المجال.`;
export const tooManySavedFilters = (max: number) =>
  `الحد الأقصى لعدد عوامل التصفية المحفوظة: ${number(max)}. يُرجى حذف أحدها لإفساح المجال.`;
export const groups = 'المجلدات والوسوم وعوامل التصفية المحفوظة';
export const groupsNotImported = 'تعذّر استيرادها.';
