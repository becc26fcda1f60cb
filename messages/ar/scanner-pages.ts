import { isolate } from './format.ts';

export const about = 'هذا رابط قصير من <home></home>، وهو موقع لإنشاء رموز QR.';
export const report = 'محتوى مزعج أو احتيال؟ <report>الإبلاغ عن هذا الرمز</report>';

export const notYetTitle = 'هذا الرمز غير مفعّل بعد';
export const notYetText = 'يُرجى المحاولة لاحقًا.';
export const expiredTitle = 'انتهت صلاحية هذا الرمز';
export const expiredText = 'لم يعد قيد الاستخدام.';
export const deletedTitle = 'تم حذف هذا الرمز';
export const deletedText = 'حذفه صاحب الرمز.';
export const disabledTitle = 'هذا الرمز غير متاح';
export const disabledText = 'لا يعمل في الوقت الحالي.';
export const pausedTitle = 'هذا الرمز موقوف مؤقتًا';
export const pausedMessage = 'رسالة من صاحب الرمز:';
export const pausedText = 'أوقف صاحب الرمز هذا الرمز مؤقتًا. يُرجى المحاولة لاحقًا.';

export const previewTitle = 'ما يفتحه هذا الرمز';
export const previewText = (code: string) => `لم يُفتح أي شيء بعد. الرمز ${isolate(code)} يفتح:`;
export const website = 'الموقع الإلكتروني';
export const fullAddress = 'العنوان الكامل';
export const insecure = 'هذا الاتصال غير آمن (HTTP).';
export const continueTo = 'المتابعة إلى هذا الموقع';

export const unknownTitle = 'هذا الرمز غير موجود';
export const unknownTyped =
  'إذا كُتب العنوان يدويًا، فيُرجى مقارنته حرفًا بحرف بالعنوان المطبوع. لا فرق بين الحروف الكبيرة والصغيرة.';
export const unknownScanned = (site: string) =>
  `إذا تم مسحه، فالرمز تالف أو لم يُنشأ باستخدام ${isolate(site)}.`;
export const makeCode = 'إنشاء رمز QR';
export const unavailableTitle = 'يُرجى إعادة المحاولة';
export const unavailableText = 'يتعذّر البحث عن هذا الرمز حاليًا. يُرجى إعادة المحاولة بعد قليل.';
export const tooManyTitle = 'يُرجى الانتظار دقيقة';
export const tooManyText =
  'طُلب من اتصالك عدد كبير جدًا من الرموز غير الموجودة. يُرجى إعادة المحاولة بعد دقيقة.';
export const wrongMethodTitle = 'هذا رابط قصير';
export const wrongMethodText = 'لا يقبل هذا العنوان سوى طلبات GET.';

export const rootTitle = (site: string) => `روابط ${isolate(site)} القصيرة`;
export const rootText = (site: string) =>
  `تُفتح رموز QR المنشأة باستخدام ${isolate(site)} عبر هذا العنوان. لمعرفة وجهة رابط قصير قبل فتحه، تُضاف علامة ${isolate('+')} في آخره.`;
export const goTo = (site: string) => `الانتقال إلى ${isolate(site)}`;
