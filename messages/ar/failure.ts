import { isolate } from './format.ts';

export const requestNumber = (id: string) => `الطلب <id>${isolate(id)}</id>`;
export const copyRequest = 'نسخ الرقم';
export const requestCopied = 'تم النسخ';
