export const offlineTitle = (site: string) => `لا يوجد اتصال | ${site}`;
export const offlineHeading = 'لا يوجد اتصال بالإنترنت';
export const offlineText =
  'تحتاج هذه الصفحة إلى اتصال بالإنترنت، أما المولّد فيعمل من دونه: يمكن <make>إنشاء رمز QR</make> أو <again>إعادة تحميل هذه الصفحة</again>.';
export const keptHereTitle = 'حُفظ على هذا الجهاز';
export const keptHere = 'سيُضاف الرمز إلى رموزك المحفوظة فور عودة الاتصال.';
export const keptForLater = 'سيُرسل فور عودة الاتصال.';
