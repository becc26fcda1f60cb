export const codeGoneTitle = 'لم يُعثر على الرمز';
export const codeGone = 'تم حذفه أو أنه تابع لحساب آخر.';
