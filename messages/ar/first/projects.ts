import { isolate } from '../format.ts';

export const sidebarTitle = 'رموزي';
export const registerTitle = 'حفظ رموز QR';
export const listLoading = 'جارٍ التحميل';
export const codesNotLoaded = 'تعذّر تحميل رموزك.';
export const codeNotLoaded = (name: string) =>
  `تعذّر تحميل «${isolate(name)}». يُرجى إعادة المحاولة.`;
export const undo = 'تراجع';
export const notSavedTitle = 'تعذّر الحفظ';
export const notSavedAdvice = (name: string) => `لإعادة المحاولة، يُرجى اختيار «${isolate(name)}».`;
export const notCreated = 'تعذّر إنشاء المشروع. يُرجى إعادة المحاولة.';
export const draftLeftTitle = 'ينتظر رمزك الجديد تحت «لم يُحفظ بعد»';
export const draftLeft = 'يمكن استعادته بزر «تراجع».';
export const deletedElsewhere = (name: string) => `تم حذف «${isolate(name)}» على جهاز آخر`;
export const draftKept = 'تغييراتك غير المحفوظة ما زالت هنا، ويمكن حفظها في رمز جديد.';
