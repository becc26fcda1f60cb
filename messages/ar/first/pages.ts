import { isolate } from '../format.ts';

export const homeTitle = (site: string) => `${isolate(site)}: إنشاء رمز QR مجانًا للأعمال`;
export const homeDescription =
  'إنشاء رمز QR مجانًا لرابط أو جهة اتصال أو شبكة Wi-Fi أو فعالية أو دفعة، بألوانك وشعارك وإطارك. دون تسجيل، ولا تنتهي صلاحية الرموز الثابتة أبدًا.';
export const appTitle = 'إنشاء رمز QR مجانًا | صانع باركود QR احترافي للأعمال';
export const signInTitle = (site: string) => `تسجيل الدخول | ${isolate(site)}`;
export const signUpTitle = (site: string) => `إنشاء حساب | ${isolate(site)}`;
export const signIn = 'تسجيل الدخول';
export const signUp = 'إنشاء حساب';
export const cookies = 'ملفات تعريف الارتباط';
export const sessionEnded =
  'تم تسجيل خروجك. للمتابعة، يُرجى تسجيل الدخول من جديد: تغييراتك محفوظة على هذا الجهاز.';
export const generatorHeading = 'إنشاء رمز QR';
export const loading = 'جارٍ التحميل…';
export const notSavedTitle = 'تنبيه';
export const notSaved = 'تم تنزيل رمز QR، لكن تعذّر حفظه في مشاريعك.';
