export const checkBeforeDownload = 'يُفحص قبل التنزيل';
export const notChecked = 'لم يُفحص';
export const checkNotFinished = 'لم يكتمل فحص المسح. يُرجى اختبار الملف بهاتفك قبل طباعته.';
