export const title = 'الملاحظات';
export const email = 'البريد الإلكتروني';
export const message = 'الرسالة';
export const placeholder = 'ما الذي يعمل جيدًا؟ وما الذي لا يعمل؟ وما الذي ينقص؟';
export const send = 'إرسال الملاحظات';
export const sending = 'جارٍ الإرسال…';
export const sentTitle = 'تم الإرسال';
export const sent = 'شكرًا على ملاحظاتك!';
export const notSent = 'تعذّر إرسال الملاحظات';
export const notSentTryAgain = 'تعذّر إرسال الملاحظات. يُرجى إعادة المحاولة.';

export const unavailable = 'خدمة الملاحظات غير متاحة مؤقتًا. يُرجى إعادة المحاولة لاحقًا.';
export const unavailableText = 'نظام الملاحظات غير متاح مؤقتًا. يُرجى إعادة المحاولة لاحقًا.';
export const close = 'إغلاق';
