import { isolate, number } from './format.ts';

export const emailInvalid = 'يُرجى إدخال عنوان بريد إلكتروني صالح.';
export const passwordTooShort = (min: number) =>
  `يجب ألا يقل عدد أحرف كلمة المرور عن ${number(min)}.`;
export const passwordTooLong = (max: number) =>
  `يجب ألا يزيد عدد أحرف كلمة المرور على ${number(max, { useGrouping: false })}.`;
export const currentPasswordTooShort = (min: number) =>
  `يجب ألا يقل عدد أحرف كلمة المرور الحالية عن ${number(min)}.`;
export const currentPasswordTooLong = (max: number) =>
  `يجب ألا يزيد عدد أحرف كلمة المرور الحالية على ${number(max, { useGrouping: false })}.`;
export const newPasswordTooShort = (min: number) =>
  `يجب ألا يقل عدد أحرف كلمة المرور الجديدة عن ${number(min)}.`;
export const newPasswordTooLong = (max: number) =>
  `يجب ألا يزيد عدد أحرف كلمة المرور الجديدة على ${number(max, { useGrouping: false })}.`;
export const confirmPasswordTooShort = (min: number) =>
  `يجب ألا يقل عدد أحرف تأكيد كلمة المرور عن ${number(min)}.`;
export const confirmPasswordTooLong = (max: number) =>
  `يجب ألا يزيد عدد أحرف تأكيد كلمة المرور على ${number(max, { useGrouping: false })}.`;
export const passwordsDiffer = 'كلمتا المرور غير متطابقتين.';

export const feedbackTooShort = (min: number) => `يجب ألا يقل عدد أحرف الرسالة عن ${number(min)}.`;
export const feedbackTooLong = (max: number) => `يجب ألا يزيد عدد أحرف الرسالة على ${number(max)}.`;

export const titleEmpty = 'لا يمكن ترك الاسم فارغًا.';
export const titleTooLong = (max: number) => `يجب ألا يزيد عدد أحرف الاسم على ${number(max)}.`;

export const colorFormat = `يجب كتابة اللون بصيغة ${isolate('#rrggbb')}.`;
export const logoTooLarge = 'هذا الشعار كبير جدًا.';
export const logoFormat = 'يُرجى اختيار صورة بصيغة PNG أو JPEG أو SVG.';
export const logoUnclean =
  'يحتوي ملف SVG هذا على أكثر من مسارات. يُرجى رفعه في لوحة التصميم التي تنظّفه.';
export const frameTextTooLong = 'هذا النص أطول من أن يتسع له الإطار.';
export const frameTextLines = 'يجب أن يكون النص في سطر واحد.';

export const slugFormat = (min: number, max: number) =>
  `تتكوّن اللاحقة المخصّصة من ${number(min)} إلى ${number(max)} من الحروف اللاتينية أو الأرقام أو الشرطات، وتبدأ وتنتهي بحرف أو رقم.`;
export const slugReserved = 'هذه اللاحقة المخصّصة محجوزة. يُرجى اختيار لاحقة أخرى.';
export const addressTooLong = (max: number) =>
  `يجب ألا يزيد عدد أحرف عنوان الويب على ${number(max, { useGrouping: false })}.`;
export const textTooLong = (max: number) => `يجب ألا يزيد عدد أحرف هذا النص على ${number(max)}.`;

export const reportedCodeTooLong = 'هذا أطول من أن يكون رمزًا.';
export const reportedCodeFormat = 'يُرجى إدخال الرمز أو رابطه القصير.';
export const reportReasonMissing = 'يُرجى اختيار سبب البلاغ.';
export const reportDetailsTooLong = (max: number) =>
  `يجب ألا يزيد عدد أحرف التفاصيل على ${number(max)}.`;

export const exportFormat =
  'هذا الملف ليس ملف تصدير لحساب. يُرجى اختيار ملف \u2068.json\u2069 الناتج عن التصدير.';
export const exportVersion =
  'كُتب هذا الملف بإصدار غير متوافق. يُرجى تصدير الحساب من جديد من خادم بالإصدار نفسه المستخدم هنا.';
