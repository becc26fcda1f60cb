/** Brand kits and logos of an account, with the errors that the server reports. */
import { number } from './format.ts';

export const kitMissing = 'حزمة العلامة التجارية هذه غير موجودة. ربما حُذفت في علامة تبويب أخرى.';
export const logoMissing = 'هذا الشعار غير موجود. ربما حُذف في علامة تبويب أخرى.';
export const kitChanged =
  'غُيِّرت حزمة العلامة التجارية هذه في علامة تبويب أخرى أو على جهاز آخر. يُرجى مراجعتها ثم إعادة المحاولة.';
export const kitExists = 'توجد حزمة علامة تجارية بهذا الاسم. يُرجى اختيار اسم آخر.';
export const tooManyKits = (max: number) =>
  `الحد الأقصى لحزم العلامة التجارية هو ${number(max)}. يُرجى حذف واحدة لإفساح المجال.`;
export const tooManyLogos = (max: number) =>
  `الحد الأقصى للشعارات هو ${number(max)}. يُرجى حذف واحد لإفساح المجال.`;
