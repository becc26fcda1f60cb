import { isolate } from './format.ts';

export const title = 'الأجهزة';
export const text =
  'الأجهزة المسجَّل الدخول منها إلى حسابك. إذا ظهر جهاز غير معروف لك، يُرجى تسجيل خروجه وتغيير كلمة المرور.';
export const thisDevice = 'هذا الجهاز';
export const unknownDevice = 'جهاز غير معروف';
export const browserOnSystem = (browser: string, system: string) =>
  `${isolate(browser)} على ${isolate(system)}`;
export const inUse = 'قيد الاستخدام الآن';
export const lastUsed = (day: string) => `آخر استخدام: ${isolate(day)}`;
export const signedIn = (time: string) => `تسجيل الدخول: ${isolate(time)}`;
export const noOthers = 'لا يوجد جهاز آخر مسجَّل الدخول منه.';
export const loading = 'جارٍ تحميل الأجهزة…';
export const notLoaded = 'تعذّر تحميل قائمة أجهزتك.';
export const countriesBy = 'البلدان: <link>IP Geolocation by DB-IP</link>.';

export const signOut = 'تسجيل الخروج';
export const signOutDevice = (device: string, time: string) =>
  `تسجيل خروج ${device}، تسجيل الدخول: ${isolate(time)}`;
export const signOutOthers = 'تسجيل خروج جميع الأجهزة الأخرى';
export const confirmOne = (device: string) => `تسجيل خروج ${device}؟`;
export const confirmOthers = 'تسجيل خروج جميع الأجهزة الأخرى؟';
export const confirmText = 'لاستخدام حسابك على ذلك الجهاز مجددًا، يلزم تسجيل الدخول منه.';
export const signedOutTitle = 'تم تسجيل الخروج';
export const signedOutOne = 'تم تسجيل خروج الجهاز.';
export const signedOutOthers = 'تم تسجيل خروج جميع الأجهزة الأخرى.';
export const signOutFailed = 'لم يتم تسجيل خروج الجهاز. يُرجى إعادة المحاولة.';
export const othersFailed = 'لم يتم تسجيل خروج الأجهزة الأخرى. يُرجى إعادة المحاولة.';
export const sessionMissing = 'تم تسجيل خروج هذا الجهاز مسبقًا.';
