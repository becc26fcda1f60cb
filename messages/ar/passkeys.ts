import { isolate, number, plural } from './format.ts';

export const title = 'مفاتيح المرور';
export const text =
  'تسجيل الدخول ببصمة الإصبع أو الوجه أو رمز PIN للجهاز بدلًا من كلمة المرور. ويُعدّ مفتاح المرور أيضًا خطوة ثانية بعد كلمة المرور.';
export const none = 'لا توجد مفاتيح مرور حتى الآن.';
export const unnamed = 'مفتاح مرور';
export const added = (day: string) => `تاريخ الإضافة: ${isolate(day)}`;
export const lastUsed = (day: string) => `آخر استخدام: ${isolate(day)}`;
export const neverUsed = 'لم يُستخدم بعد';
export const loading = 'جارٍ تحميل مفاتيح المرور…';
export const notLoaded = 'تعذّر تحميل مفاتيح المرور.';
export const notSupported = 'هذا المتصفح لا يدعم مفاتيح المرور.';

export const add = 'إضافة مفتاح مرور';
export const adding = 'يُرجى اتباع تعليمات المتصفح…';
export const addText = 'يُرجى إدخال كلمة المرور لإضافة مفتاح مرور.';
export const addedTitle = 'تمت إضافة مفتاح المرور';
export const addedText = 'يمكن الآن تسجيل الدخول به. وتم تسجيل خروجك من جميع الأجهزة الأخرى.';
export const alreadyOnDevice = 'يوجد على هذا الجهاز مفتاح مرور لحسابك.';
export const cancelledAdding = 'لم يُضَف أي مفتاح مرور.';
export const notAdded = 'لم تتم إضافة مفتاح المرور. يُرجى إعادة المحاولة.';
export const tooMany = (max: number) =>
  plural(max, {
    zero: 'بلغت مفاتيح المرور الحد الأقصى. يلزم حذف أحدها قبل إضافة غيره.',
    one: 'لديك مفتاح مرور واحد، وهو الحد الأقصى. يلزم حذفه قبل إضافة غيره.',
    two: 'لديك مفتاحا مرور، وهو الحد الأقصى. يلزم حذف أحدهما قبل إضافة غيره.',
    few: `لديك ${number(max)} مفاتيح مرور، وهو الحد الأقصى. يلزم حذف أحدها قبل إضافة غيره.`,
    many: `لديك ${number(max)} مفتاح مرور، وهو الحد الأقصى. يلزم حذف أحدها قبل إضافة غيره.`,
    other: `لديك ${number(max)} مفتاح مرور، وهو الحد الأقصى. يلزم حذف أحدها قبل إضافة غيره.`,
  });

export const rename = 'إعادة التسمية';
export const renamePasskey = (name: string) => `إعادة تسمية ${isolate(name)}`;
export const removePasskey = (name: string) => `حذف ${isolate(name)}`;
export const nameLabel = 'اسم مفتاح المرور';
export const nameMissing = 'يُرجى إدخال اسم';
export const nameTooLong = (max: number) =>
  plural(max, {
    zero: 'الاسم طويل جدًا',
    one: 'الحد الأقصى للاسم حرف واحد',
    two: 'الحد الأقصى للاسم حرفان',
    few: `الحد الأقصى للاسم ${number(max)} أحرف`,
    many: `الحد الأقصى للاسم ${number(max)} حرفًا`,
    other: `الحد الأقصى للاسم ${number(max)} حرف`,
  });
export const save = 'حفظ الاسم';
export const renamedTitle = 'تم حفظ الاسم';
export const renamed = (name: string) => `اسم مفتاح المرور الآن: ${isolate(name)}.`;
export const notRenamed = 'لم يُحفظ الاسم. يُرجى إعادة المحاولة.';
export const remove = 'حذف';
export const removeTitle = (name: string) => `حذف مفتاح المرور ${isolate(name)}؟`;
export const removeText =
  'يُرجى إدخال كلمة المرور لحذفه. لن يكون تسجيل الدخول به ممكنًا بعد ذلك. ثم يُرجى حذفه من جهازك أيضًا.';
export const removeTextLast =
  'يُرجى إدخال كلمة المرور لحذفه. بعد ذلك تكفي كلمة المرور وحدها لتسجيل الدخول، وتُحذف رموز الاسترداد. ثم يُرجى حذف مفتاح المرور من جهازك أيضًا.';
export const removedTitle = 'تم حذف مفتاح المرور';
export const removed = 'لم يعد تسجيل الدخول به ممكنًا.';
export const notRemoved = 'لم يُحذف مفتاح المرور. يُرجى إعادة المحاولة.';
export const passkeyMissing = 'تم حذف مفتاح المرور هذا مسبقًا.';

export const signIn = 'تسجيل الدخول بمفتاح مرور';
export const usePasskey = 'استخدام مفتاح مرور';
export const stepText = (address: string) =>
  `يُرجى استخدام مفتاح مرور لإكمال تسجيل الدخول باسم ${isolate(address)}.`;
export const stepTextAlone = 'يُرجى استخدام مفتاح مرور لإكمال تسجيل الدخول.';
export const cancelled = 'لم يُستخدم أي مفتاح مرور. يمكن إعادة المحاولة.';
export const loginFailed = 'تعذّر تسجيل الدخول بمفتاح مرور. يُرجى إعادة المحاولة.';
export const loginRefused =
  'لم يُقبل مفتاح المرور هذا. يُرجى إعادة المحاولة أو تسجيل الدخول بكلمة المرور.';
export const proofRefused = 'لم يُقبل مفتاح المرور هذا. يُرجى تجربة طريقة أخرى.';
