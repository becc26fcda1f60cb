import { number, plural } from '../format.ts';

export const loginTitle = 'مرحبًا بعودتك';
export const registerTitle = 'إنشاء حساب';
export const registerCardTitle = 'مزايا أكثر بعد التسجيل';
export const saveBenefit = (count: number) =>
  plural(count, {
    zero: 'حفظ رموز QR مجانًا',
    one: 'حفظ رمز QR واحد مجانًا',
    two: 'حفظ رمزي QR مجانًا',
    few: `حفظ ما يصل إلى ${number(count)} رموز QR مجانًا`,
    many: `حفظ ما يصل إلى ${number(count)} رمز QR مجانًا`,
    other: `حفظ ما يصل إلى ${number(count)} رمز QR مجانًا`,
  });
export const changeBenefit = 'تغيير وجهة الرموز المطبوعة';
export const scansBenefit = 'معرفة عدد مرات مسحها';
export const registerNow = 'إنشاء حساب مجاني الآن';
export const sidebarLogin = 'تسجيل الدخول';
export const settingsTitle = 'إعدادات الحساب';
export const logoutFailed = 'تعذّر تسجيل الخروج';
