export const bannerLabel = 'ملفات تعريف الارتباط';
export const usedIfAccepted =
  'لا تُستخدم ملفات تعريف الارتباط الخاصة بالتحليلات والإعلانات إلا بعد موافقتك.';
export const essentialOnly = 'لا يستخدم هذا الموقع سوى ملفات تعريف الارتباط الضرورية.';
export const privacyPolicy = 'سياسة الخصوصية';
export const rejectAll = 'رفض الكل';
export const acceptAll = 'قبول الكل';
export const settingsTitle = 'إعدادات ملفات تعريف الارتباط';
export const openSettings = 'إعدادات ملفات تعريف الارتباط';
