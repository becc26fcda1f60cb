import { isolate } from './format.ts';

export const requestNumber = (id: string) =>
  `معرّف الطلب (يُرجى ذكره عند التواصل معنا): <id>${isolate(id)}</id>`;
export const copyRequest = 'نسخ المعرّف';
export const requestCopied = 'تم النسخ';
