import { isolate, number } from './format.ts';

export const skipToContent = 'الانتقال إلى المحتوى';
export const mainNavigation = 'التنقّل الرئيسي';
export const openMenu = 'فتح القائمة';
export const menu = 'القائمة';
export const generator = 'إنشاء رمز';
export const codes = 'الرموز';
export const bulk = 'إنشاء مجمّع';
export const scans = 'عمليات المسح';
export const examples = 'أمثلة';
export const pricing = 'الأسعار';
export const guides = 'الأدلة';
export const search = 'بحث';
export const searchKeys = 'Ctrl K';

export const footerNavigation = 'تذييل الصفحة';
export const footerClaim = (site: string) => `${isolate(site)}: رموز QR تظل تعمل`;
export const productGroup = 'المنتج';
export const learnGroup = 'مصادر مفيدة';
export const helpGroup = 'المساعدة';
export const legalGroup = 'معلومات قانونية';
export const about = 'نبذة عن الخدمة';
export const contact = 'التواصل معنا';
export const reportCode = 'الإبلاغ عن رمز';
export const imprint = 'بيانات الناشر';
export const terms = 'شروط الاستخدام';
export const privacy = 'سياسة الخصوصية';
export const licences = 'التراخيص';

export const moreNavigation = 'المزيد';
export const blog = 'المدوّنة';

export const theme = 'المظهر';
export const systemTheme = 'النظام';
export const lightTheme = 'فاتح';
export const darkTheme = 'داكن';

export const offline = 'لا يوجد اتصال بالإنترنت';
export const online = 'تمت استعادة الاتصال';

export const codesCreated = (count: number) => `عدد رموز QR التي أُنشئت حتى الآن: ${number(count)}`;

export const failureTitle = 'حدث خطأ ما';
export const failureText =
  'تعذّر عرض هذه الصفحة. رموزك المحفوظة في أمان. <link>العودة إلى صفحة الإنشاء</link>';
