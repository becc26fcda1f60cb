export const bannerLabel = 'ملفات تعريف الارتباط';
export const usedIfAccepted =
  'لا تُستخدم ملفات تعريف الارتباط الخاصة بالتحليلات والإعلانات إلا بعد موافقتك.';
export const essentialOnly = 'لا يستخدم هذا الموقع سوى ملفات تعريف الارتباط الضرورية.';
export const privacyPolicy = 'سياسة الخصوصية';
export const rejectAll = 'رفض الكل';
export const acceptAll = 'قبول الكل';

export const settingsTitle = 'إعدادات ملفات تعريف الارتباط';
export const settingsIntro = 'يمكنك اختيار ما يُسمح لهذا المتصفح بتخزينه.';
export const essential = 'الضرورية';
export const essentialHint = 'تُبقي جلستك مفتوحة وتحفظ إعداداتك. مفعّلة دائمًا.';
export const analytics = 'التحليلات';
export const analyticsHint = 'تُظهر لنا الصفحات المستخدمة لنتمكّن من تحسينها.';
export const advertising = 'الإعلانات';
export const advertisingHint = 'تسمح بقياس أداء الإعلانات وتكييفها مع اهتماماتك.';
export const unusedHint = 'غير مستخدمة حاليًا. يُحفظ اختيارك تحسّبًا لتغيّر ذلك.';
export const save = 'حفظ';

export const adsLabel = 'الإعلانات';
export const adsAllowed = 'تم السماح بملفات تعريف الارتباط الخاصة بالإعلانات.';
export const openSettings = 'إعدادات ملفات تعريف الارتباط';
export const dismiss = 'إغلاق';
