import { isolate, number } from './format.ts';

export const reportFailed = 'تعذّر إرسال البلاغ. يُرجى إعادة المحاولة.';
export const notSent = 'لم يُرسل';
export const code = 'الرمز أو الرابط القصير';
export const codeHint = `الجزء الذي يلي ${isolate('/Q/')} في العنوان، أو العنوان كاملًا.`;
export const details = 'التفاصيل (اختياري)';
export const detailsHint = 'مكان وجود الرمز، وما حدث عند مسحه.';
export const email = 'البريد الإلكتروني (اختياري)';
export const emailHint = `للاستفسار عن هذا البلاغ فقط، ويُمحى بعد ${number(90)} يومًا من إغلاقه.`;
export const sending = 'جارٍ الإرسال…';
export const send = 'إرسال البلاغ';

export const reason = 'سبب البلاغ';
export const phishing = 'تصيّد احتيالي أو انتحال هوية';
export const malware = 'برامج ضارة';
export const spam = 'محتوى مزعج أو احتيال';
export const illegal = 'محتوى غير قانوني';
export const other = 'مشكلة أخرى';
