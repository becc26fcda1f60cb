import { isolate } from './format.ts';

export const pageTitle = (site: string) => `دعوة إلى ${isolate(site)}`;
export const pageDescription = 'إنشاء حسابك من رابط الدعوة.';
export const heading = 'إنشاء حسابك';
export const intro = 'وصلتك دعوة. يكفي اختيار كلمة مرور لإنشاء حسابك.';
export const linkIncomplete =
  'هذا الرابط غير مكتمل. يُرجى نسخ العنوان كاملًا من الدعوة، أو طلب دعوة جديدة من <mail></mail>.';

export const askForInvitation = 'يتطلب إنشاء حساب هنا دعوة. يمكن طلبها من <mail></mail>.';

export const invitationNeeded =
  'يتطلب إنشاء حساب هنا دعوة. يمكن طلبها من الجهة المشغّلة لهذا الموقع.';
export const invitationUnusable =
  'انتهت صلاحية هذه الدعوة أو سبق استخدامها أو هي لعنوان آخر. إذا أُنشئ حسابك بها للتو، فيُرجى تسجيل الدخول.';
export const registrationClosed = 'لا يقبل هذا الموقع حسابات جديدة.';
export const registrationByProvider =
  'تُنشأ الحسابات في هذا الموقع عبر تسجيل الدخول الموحّد. يُرجى اختيار «المتابعة عبر…» في نافذة تسجيل الدخول.';
