import { number } from './format.ts';

export const cutOff = 'نهاية هذا الملف مفقودة. يُرجى حفظه أو تنزيله مرة أخرى ثم اختياره من جديد.';
export const tooManyPixels = (megapixels: number, max: number) =>
  `دقة هذه الصورة ${number(megapixels)} ميغابكسل. يُرجى اختيار صورة لا تزيد دقتها على ${number(max)} ميغابكسل.`;
export const otherFormat = (format: string) =>
  `صيغة هذا الملف هي ${format} مهما كان اسمه. يُرجى حفظه بصيغة PNG أو JPEG أو WebP.`;
export const tooDetailed = 'هذه الصورة كثيرة التفاصيل ولا تصلح شعارًا. يُرجى اختيار صورة أبسط.';
