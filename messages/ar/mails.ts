import { isolate, number, plural } from './format.ts';

export const resetSubject = (site: string) => `تعيين كلمة مرور جديدة في ${isolate(site)}`;
export const resetText = `تلقّينا طلبًا، ربما كان منك، لإعادة تعيين كلمة مرور حسابك. يمكن تعيين كلمة مرور جديدة من الرابط التالي. يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ${number(30)} دقيقة:`;
export const resetButton = 'تعيين كلمة مرور جديدة';
export const resetIgnore = 'إذا لم يكن الطلب منك، فيُرجى تجاهل هذه الرسالة. لم تتغيّر كلمة المرور.';

export const changedSubject = (site: string) => `تم تغيير كلمة مرورك في ${isolate(site)}`;
export const changedText = (time: string) =>
  `تم تغيير كلمة مرور حسابك في ${isolate(`${time} UTC`)}، وتم تسجيل خروجك من جميع المتصفحات الأخرى.`;
export const changedAlarm = (address: string) =>
  `إذا لم يكن التغيير منك، فيُرجى تعيين كلمة مرور جديدة الآن: بفتح ${address} واختيار «هل نسيت كلمة المرور؟».`;

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) =>
  `تمت إضافة طريقة لتسجيل الدخول بخطوتين في ${isolate(site)}`;
export const factorAddedText = (time: string) =>
  `تمت إضافة طريقة لتسجيل الدخول بخطوتين إلى حسابك في ${isolate(`${time} UTC`)}، وتم تسجيل خروجك من جميع المتصفحات الأخرى.`;
export const factorRemovedSubject = (site: string) =>
  `تمت إزالة طريقة لتسجيل الدخول بخطوتين في ${isolate(site)}`;
export const factorRemovedText = (time: string) =>
  `تمت إزالة طريقة لتسجيل الدخول بخطوتين من حسابك في ${isolate(`${time} UTC`)}.`;
export const recoveryUsedSubject = (site: string) => `تم استخدام رمز استرداد في ${isolate(site)}`;
export const recoveryUsedText = (time: string) =>
  `تم تسجيل الدخول إلى حسابك، ربما من طرفك، برمز استرداد في ${isolate(`${time} UTC`)}.`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    zero: `لم يتبقَّ أي رمز استرداد.`,
    one: `تبقّى رمز استرداد واحد.`,
    two: `تبقّى رمزا استرداد.`,
    few: `تبقّت ${number(count)} رموز استرداد.`,
    many: `تبقّى ${number(count)} رمز استرداد.`,
    other: `تبقّى ${number(count)} رمز استرداد.`,
  });
export const recoveryReplacedSubject = (site: string) => `رموز استرداد جديدة في ${isolate(site)}`;
export const recoveryReplacedText = (time: string) =>
  `تم إنشاء رموز استرداد جديدة لحسابك في ${isolate(`${time} UTC`)}. لم تعد الرموز القديمة تعمل.`;
