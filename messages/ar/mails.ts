import { isolate, number, plural } from './format.ts';

export const utcTime = (day: string, time: string) => isolate(`${day} ${time} UTC`);

export const resetSubject = (site: string) => `تعيين كلمة مرور جديدة في ${isolate(site)}`;
export const resetText = `تلقّينا طلبًا، ربما كان منك، لإعادة تعيين كلمة مرور حسابك. يمكن تعيين كلمة مرور جديدة من الرابط التالي. يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ${number(30)} دقيقة:`;
export const resetButton = 'تعيين كلمة مرور جديدة';
export const resetIgnore = 'إذا لم يكن الطلب منك، فيُرجى تجاهل هذه الرسالة. لم تتغيّر كلمة المرور.';

export const changedSubject = (site: string) => `تم تغيير كلمة مرورك في ${isolate(site)}`;
export const changedText = (time: string) =>
  `تم تغيير كلمة مرور حسابك في ${time}، وتم تسجيل خروجك من جميع الأجهزة الأخرى.`;
export const changedAlarm = (address: string) =>
  `إذا لم يكن التغيير منك، فيُرجى تعيين كلمة مرور جديدة الآن: بفتح ${address} واختيار «هل نسيت كلمة المرور؟».`;

// A new account, or a request to send the link again
export const verifySubject = (site: string) => `تأكيد بريدك الإلكتروني في ${isolate(site)}`;
export const verifyText = (site: string) =>
  `أُنشئ حساب في ${isolate(site)} بهذا العنوان، والأرجح أن ذلك بطلب منك. يُرجى تأكيد أن العنوان لك. الرابط صالح لمدة سبعة أيام:`;
export const verifyButton = 'تأكيد هذا العنوان';
export const verifyIgnore = 'إذا لم يكن الطلب منك، فيُرجى تجاهل هذه الرسالة.';

// Somebody wants to use another address for their account
export const changeSubject = (site: string) => `تأكيد بريدك الإلكتروني الجديد في ${isolate(site)}`;
export const changeText = (site: string) =>
  `تلقّينا طلبًا لاستخدام هذا العنوان في حساب على ${isolate(site)}، والأرجح أنه منك. يُرجى تأكيد أن العنوان لك. الرابط صالح لمدة 24 ساعة:`;
export const changeIgnore = 'إذا لم يكن الطلب منك، فيُرجى تجاهل هذه الرسالة. لن يتغيّر أي شيء.';

// … and that address already has an account
export const takenSubject = (site: string) => `لهذا العنوان حساب في ${isolate(site)} بالفعل`;
export const takenText = (site: string) =>
  `تلقّينا طلبًا لاستخدام هذا العنوان في حساب آخر على ${isolate(site)}، والأرجح أنه منك. لم يتغيّر أي شيء، لأن للعنوان حسابًا بالفعل.`;
export const takenAdvice = (address: string) =>
  `لاستخدام ذلك الحساب، يُرجى تسجيل الدخول بهذا العنوان عبر ${address} . إذا لم تكن كلمة المرور معروفة، فيُرجى اختيار «هل نسيت كلمة المرور؟» هناك.`;

// The address of an account was changed; goes to the previous one
export const movedSubject = (site: string) =>
  `تم تغيير البريد الإلكتروني لحسابك في ${isolate(site)}`;
export const movedText = (time: string, email: string) =>
  `تم تغيير البريد الإلكتروني لحسابك إلى ${isolate(email)} في ${time}. إذا لم يكن التغيير منك، فيُرجى استعادة هذا العنوان الآن. يؤدي ذلك إلى تسجيل الخروج من جميع الأجهزة ويتيح تعيين كلمة مرور جديدة. الرابط صالح لمدة سبعة أيام:`;
export const movedButton = 'استعادة هذا العنوان';
export const movedIgnore = 'إذا كان التغيير منك، فلا حاجة إلى أي إجراء.';

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) =>
  `تمت إضافة طريقة لتسجيل الدخول بخطوتين في ${isolate(site)}`;
export const factorAddedText = (time: string) =>
  `تمت إضافة طريقة لتسجيل الدخول بخطوتين إلى حسابك في ${time}، وتم تسجيل خروجك من جميع الأجهزة الأخرى. إذا لم تكن الإضافة منك، فيُرجى تعيين كلمة مرور جديدة الآن: ستُزال هذه الطريقة أيضًا، وسيتم تسجيل الخروج من جميع الأجهزة. يعمل الرابط مرة واحدة، لمدة سبعة أيام:`;
export const factorRemovedSubject = (site: string) =>
  `تمت إزالة طريقة لتسجيل الدخول بخطوتين في ${isolate(site)}`;
export const factorRemovedText = (time: string) =>
  `تمت إزالة طريقة لتسجيل الدخول بخطوتين من حسابك في ${time}.`;
export const recoveryUsedSubject = (site: string) => `تم استخدام رمز استرداد في ${isolate(site)}`;
export const recoveryUsedText = (time: string) =>
  `تم تسجيل الدخول إلى حسابك، ربما من طرفك، برمز استرداد في ${time}.`;
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
  `تم إنشاء رموز استرداد جديدة لحسابك في ${time}. لم تعد الرموز القديمة تعمل.`;

export const connectedSubject = (site: string) =>
  `تم ربط تسجيل الدخول الموحّد بحسابك في ${isolate(site)}`;
export const connectedText = (time: string) =>
  `تم ربط حسابك بتسجيل الدخول الموحّد في ${time}. أصبح الدخول به ممكنًا الآن.`;
export const connectedAlarm =
  'بعد ذلك يُرجى إلغاء ربط تسجيل الدخول الموحّد في صفحة «تسجيل الدخول والأمان».';
export const disconnectedSubject = (site: string) =>
  `تم إلغاء ربط تسجيل الدخول الموحّد بحسابك في ${isolate(site)}`;
export const disconnectedText = (time: string) =>
  `تم إلغاء ربط تسجيل الدخول الموحّد بحسابك في ${time}.`;

export const invitationSubject = (site: string) => `دعوة إلى ${isolate(site)}`;
export const invitationText = (site: string) =>
  `وصلتك دعوة لإنشاء حساب في ${isolate(site)}. يمكن اختيار كلمة مرور من الرابط التالي. يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ${number(7)} أيام:`;
export const invitationButton = 'إنشاء حساب';
export const invitationIgnore = 'إذا لم تكن هذه الدعوة متوقعة، فيُرجى تجاهل هذه الرسالة.';
