import { isolate } from './format.ts';

// The page about signing in
export const pageTitle = (site: string) => `تسجيل الدخول والأمان | ${isolate(site)}`;
export const pageDescription = 'كيفية تسجيل الدخول إلى حسابك وحمايته.';
export const back = 'رموزي';
export const heading = 'تسجيل الدخول والأمان';
export const reason = 'تعرض هذه الصفحة كيفية حماية حسابك.';
export const pageLink = 'تسجيل الدخول والأمان';

// Two-step sign-in
export const twoStepTitle = 'تسجيل الدخول بخطوتين';
export const twoStepText =
  'بعد كلمة المرور يُطلب رمز تحقّق من هاتفك، فلا تكفي كلمة المرور وحدها لدخول حسابك.';
