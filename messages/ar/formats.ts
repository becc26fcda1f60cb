import { number } from './format.ts';

export const imageTooSmall = (modules: number, leastPx: number) =>
  `عدد النقاط في كل ضلع من هذا الرمز ${number(modules)}، ويجب ألا يقل ضلع الصورة عن ${number(leastPx)} بكسل.`;

export const fileFault = (format: string) =>
  `لم يُظهر ملف ${format} الرمز الذي جرى فحصه، لذلك لم يُحفظ. جرّب مقاسًا آخر أو صيغة أخرى.`;

export const fileNotMade = (format: string) =>
  `تعذّر إنشاء ملف ${format} وفحصه، لذلك لم يُحفظ شيء. أعد المحاولة أو اختر صيغة أخرى.`;
