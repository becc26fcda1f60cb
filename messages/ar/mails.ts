import { isolate, number } from './format.ts';

export const resetSubject = (site: string) => `تعيين كلمة مرور جديدة في ${isolate(site)}`;
export const resetText = `تلقّينا طلبًا، ربما كان منك، لإعادة تعيين كلمة مرور حسابك. يمكن تعيين كلمة مرور جديدة من الرابط التالي. يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ${number(30)} دقيقة:`;
export const resetButton = 'تعيين كلمة مرور جديدة';
export const resetIgnore = 'إذا لم يكن الطلب منك، فيُرجى تجاهل هذه الرسالة. لم تتغيّر كلمة المرور.';

export const changedSubject = (site: string) => `تم تغيير كلمة مرورك في ${isolate(site)}`;
export const changedText = (time: string) =>
  `تم تغيير كلمة مرور حسابك في ${isolate(`${time} UTC`)}، وتم تسجيل خروجك من جميع المتصفحات الأخرى.`;
export const changedAlarm = (address: string) =>
  `إذا لم يكن التغيير منك، فيُرجى تعيين كلمة مرور جديدة الآن: بفتح ${address} واختيار «هل نسيت كلمة المرور؟».`;

export const invitationSubject = (site: string) => `دعوة إلى ${isolate(site)}`;
export const invitationText = (site: string) =>
  `وصلتك دعوة لإنشاء حساب في ${isolate(site)}. يمكن اختيار كلمة مرور من الرابط التالي. يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ${number(7)} أيام:`;
export const invitationButton = 'إنشاء حساب';
export const invitationIgnore = 'إذا لم تكن هذه الدعوة متوقعة، فيُرجى تجاهل هذه الرسالة.';
