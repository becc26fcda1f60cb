export * from './first/consent.ts';

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
export const dismiss = 'إغلاق';
