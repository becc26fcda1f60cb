import { isolate } from '../format.ts';

export const contentTab = 'المحتوى';
export const styleTab = 'النمط';
export const contentType = 'نوع المحتوى';
export const contentTypeNotLoaded = 'تعذّر تحميل نوع المحتوى هذا.';
export const contentTypeTryAgain = 'تعذّر تحميل نوع المحتوى هذا. يُرجى إعادة المحاولة.';
export const contentReplaced = (type: string) => `تم استبدال محتوى ${isolate(type)}`;
export const sampleShown = 'تعرض الحقول الآن محتوى نموذجيًا.';
export const undoContent = 'تراجع';
export const previewTitle = 'معاينة رمز QR';
/** Files store it as their title, so it holds no invisible characters. */
export const codeTitle = (content: string) => `رمز QR: ${content}`;
export const noCode = 'لا يوجد رمز QR';
export const previewMark = 'معاينة';
export const contentTypeLoading = 'جارٍ تحميل نوع المحتوى هذا…';
export const designLoading = 'جارٍ تحميل هذا التصميم…';
export const designNotLoaded = 'تعذّر تحميل هذا التصميم.';
export const previewNote = 'هذه معاينة فقط، ويعمل الرمز بعد إنشائه.';
export const more = 'المزيد';
export const dock = 'رمزك';
export const noCodeYet = 'لا يوجد رمز بعد';
export const tapToEnlarge = 'اللمس للتكبير';
export const sheet = 'رمز QR';
export const share = 'مشاركة';
export const copyImage = 'نسخ الصورة';
export const notShared = 'تعذّرت مشاركة الصورة. يُرجى تنزيلها بدلًا من ذلك.';
export const notCopied = 'تعذّر نسخ الصورة. يُرجى تنزيلها بدلًا من ذلك.';
export const savedToast = (file: string) => `تم حفظ ${isolate(file)}`;
