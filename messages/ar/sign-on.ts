import { isolate } from './format.ts';

export const pageTitle = (site: string) => `تسجيل الدخول الموحّد | ${isolate(site)}`;
export const pageDescription = 'إكمال تسجيل الدخول عبر مزوّد هوية.';
export const continueWith = (name: string) => `المتابعة عبر ${isolate(name)}`;
export const or = 'أو';
export const startFailed = 'تعذّر بدء تسجيل الدخول الموحّد. يُرجى إعادة المحاولة.';
export const failedHeading = 'لم يتم تسجيل الدخول';
export const cancelled =
  'أُلغي تسجيل الدخول، أو ليس لحسابك إذن باستخدام هذا الموقع. يُرجى إعادة المحاولة، أو طلب الإذن من الجهة التي تدير حسابك.';
export const expired = 'انتهت صلاحية تسجيل الدخول هذا أو سبق استخدامه. يُرجى المحاولة مرة أخرى.';
export const unavailable =
  'لا يستجيب تسجيل الدخول الموحّد. يُرجى المحاولة بعد بضع دقائق أو تسجيل الدخول بكلمة المرور.';
export const unverified =
  'لم يؤكّد مزوّد الهوية عنوان بريدك الإلكتروني، لذا لا يمكن استخدامه هنا. يُرجى الرجوع إلى الجهة التي تدير حسابك.';
export const unverifiable = 'تعذّر التحقق من تسجيل الدخول. يُرجى المحاولة مرة أخرى.';
export const unconfirmedHeading = 'لم يُؤكَّد تسجيل دخولك';
export const unconfirmed =
  'لم يؤكّد مزوّد الهوية أنك سجّلت الدخول لديه للتو. يُرجى المحاولة مرة أخرى، أو تعيين كلمة مرور هنا واستخدامها لإجراء التغيير.';
export const taken =
  'تسجيل الدخول هذا مرتبط بحساب آخر بالفعل. يُرجى إلغاء ربطه بذلك الحساب أولًا أو استخدام تسجيل دخول آخر.';
export const reserved =
  'كان هذا العنوان تابعًا لحساب لا يزال بإمكانه استعادته. يُرجى المحاولة بعد أسبوع أو الكتابة إلى <mail></mail>.';
export const joinHeading = 'ربط حسابك';
export const joinText = (email: string) =>
  `يوجد هنا حساب بعنوان ${isolate(email)}. يكفي إدخال كلمة مروره مرة واحدة لربطه بتسجيل الدخول الموحّد.`;
export const joinButton = 'ربط وتسجيل الدخول';
export const joinForgotten =
  'كلمة المرور غير معروفة؟ يُرجى اختيار «هل نسيت كلمة المرور؟» <link>في نافذة تسجيل الدخول</link> ثم البدء من جديد.';
export const joined = 'تم ربط حسابك.';
export const joinFailed = 'تعذّر ربط الحساب. يُرجى إعادة المحاولة.';
export const sectionTitle = 'تسجيل الدخول الموحّد';
export const linkText = (name: string) => `تسجيل الدخول عبر ${isolate(name)} بدلًا من كلمة المرور.`;
export const linkedText = (name: string) => `يمكنك تسجيل الدخول عبر ${isolate(name)}.`;
export const linkButton = (name: string) => `الربط مع ${isolate(name)}`;
export const unlinkButton = 'إلغاء الربط';
export const unlinkText = (name: string) =>
  `يُرجى إدخال كلمة المرور لإلغاء الربط مع ${isolate(name)}. بعد ذلك يكون تسجيل الدخول بكلمة المرور.`;
export const unlinked = 'تم إلغاء الربط.';
export const unlinkFailed = 'تعذّر إلغاء الربط. يُرجى إعادة المحاولة.';
export const passwordNeeded = 'ليس لحسابك كلمة مرور بعد. يُرجى تعيين واحدة أولًا.';
export const sendLink = 'إرسال رابط لتعيين كلمة مرور';
export const askForLink = 'يُرجى طلب رابط من الجهة المشغّلة لهذا الموقع.';
export const signInAgain = (name: string) =>
  `للمتابعة، يُرجى تسجيل الدخول مجددًا عبر ${isolate(name)}. بعد ذلك تعود إلى هذه الصفحة ولديك عشر دقائق لإجراء التغيير.`;
export const renewTitle = 'يُرجى تسجيل الدخول مجددًا';
export const renewText = (name: string) =>
  `صلاحيات المشرف لديك مصدرها ${isolate(name)}، ويجب تأكيدها هناك كل اثنتي عشرة ساعة. لعرض هذه الصفحة، يُرجى تسجيل الدخول هناك مجددًا.`;
