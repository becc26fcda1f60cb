import { isolate } from '../format.ts';

export const errorTitle = 'خطأ';
export const successTitle = 'تم بنجاح';
export const notifications = 'الإشعارات';
export const dismissToast = 'إغلاق';
export const close = 'إغلاق';
export const loading = 'جارٍ التحميل…';
export const partNotLoaded =
  'تعذّر تحميل هذا الجزء. يُرجى التحقق من الاتصال بالإنترنت أو إعادة تحميل الصفحة.';
export const tryAgain = 'إعادة المحاولة';
export const needsScripts =
  'تحتاج هذه الصفحة إلى JavaScript، وهو معطّل في متصفحك. يُرجى تفعيله وإعادة تحميل الصفحة.';
export const pageNotLoadedTitle = 'تعذّر تحميل هذه الصفحة';
export const pageNotLoaded =
  'لم يُفقد أي شيء مما كتبته. يُرجى التحقق من الاتصال بالإنترنت وإعادة المحاولة.';
export const updatedTitle = 'تم تحديث هذا الموقع';
export const updated = 'لم تعد بعض أجزاء هذه الصفحة متاحة. أعِد تحميلها للمتابعة.';
export const reloadPage = 'إعادة تحميل الصفحة';
export const nothingLoaded = 'تعذّر تحميل المحتوى.';
export const emptyPage = 'لم يستجب الخادم كما هو متوقع، ولذلك تظهر هذه الصفحة فارغة.';
export const retry = 'إعادة المحاولة';
export const retrying = 'جارٍ إعادة المحاولة…';
export const homeLink = (site: string) => `الصفحة الرئيسية في ${isolate(site)}`;
export const networkFailed = 'تعذّر الاتصال بالشبكة. يُرجى التحقق من الاتصال بالإنترنت.';
export const unknownError = 'حدث خطأ غير معروف';
export const unexpectedError = 'حدث خطأ غير متوقع';
