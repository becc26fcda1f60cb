import { isolate } from './format.ts';

export const requestNumber = (id: string) => `آخر طلب فشل: <id>${isolate(id)}</id>`;
export const copyRequest = 'نسخ الرقم';
export const requestCopied = 'تم النسخ';
