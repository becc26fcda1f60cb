import { isolate, number } from './format.ts';

export const tooLong = (field: string, most: number, length: number) =>
  `الحد الأقصى لعدد أحرف «${isolate(field)}» هو ${number(most, { useGrouping: false })}، والعدد الحالي ${number(length, { useGrouping: false })}.`;
export const nullCharacter =
  'يحتوي هذا النص على حرف غير مرئي (NUL) تتوقف عنده قراءة كثير من الماسحات. يُرجى كتابته بدلًا من لصقه.';

export const enterWebAddress = 'يُرجى إدخال عنوان ويب.';
export const webAddressTooLong = (most: number, length: number) =>
  `الحد الأقصى لعدد أحرف عنوان الويب هو ${number(most, { useGrouping: false })}، والعدد الحالي ${number(length, { useGrouping: false })}.`;
export const webAddressInvisible = 'يحتوي هذا العنوان على حرف غير مرئي. يُرجى كتابته بدلًا من لصقه.';
export const webAddressMeant = (address: string) => `هل المقصود ${isolate(address)}؟`;
export const notWebAddress = (type: string) =>
  `هذا ليس عنوان ويب. يُرجى اختيار «${isolate(type)}» نوعًا للمحتوى.`;
export const webAddressPassword = 'يُرجى حذف كلمة المرور: إذ يمكن لكل من يمسح الرمز قراءتها.';
export const webAddressScheme = `لا تعمل هنا إلا عناوين الويب التي تبدأ بـ${isolate('http://')} أو ${isolate('https://')}.`;
export const enterValidWebAddress = `يُرجى إدخال عنوان ويب مثل ${isolate('example.com/menu')}.`;
export const webAddressIsEmail = (type: string) =>
  `هذا عنوان بريد إلكتروني. يُرجى اختيار «${isolate(type)}» نوعًا للمحتوى.`;
export const webAddressPort = `يجب أن يأتي بعد النقطتين عدد من ${number(1)} إلى ${number(65535, { useGrouping: false })}. يُرجى تصحيحه، أو إزالة النقطتين والعدد.`;
export const webAddressSpaces = 'لا يمكن أن يحتوي عنوان الويب على مسافات.';
export const webAddressLocal = (text: string) =>
  `«${isolate(text)}» ليس عنوان ويب: تنقصه نهاية مثل ${isolate('.com')}. إذا كان المقصود اسمًا في شبكتك الخاصة، فيُرجى كتابة ${isolate('http://')} قبله.`;
export const webAddressIsValue = 'هذا تاريخ أو وقت أو عدد، وليس عنوان ويب.';
export const webAddressIsValueOrName = `هذا تاريخ أو وقت أو عدد، وليس عنوان ويب. إذا كان المقصود اسمًا في شبكتك الخاصة، فيُرجى كتابة ${isolate('http://')} قبله.`;
export const webEndingUnknown = (ending: string) =>
  `لا يوجد عنوان ويب معروف ينتهي بـ${isolate(`.${ending}`)}. يُرجى التحقق من العنوان: فالرمز الذي يحمل عنوانًا خاطئًا لا يؤدي إلى أي مكان.`;

export const enterName = 'يُرجى إدخال الاسم الأول أو اسم العائلة.';

export const enterText = 'يُرجى إدخال نص.';

export const enterNetworkName = 'يُرجى إدخال اسم الشبكة.';
export const networkNameControl =
  'يحتوي اسم الشبكة هذا على حرف لا يمكن استخدامه، مثل فاصل الأسطر. يُرجى كتابته بدلًا من لصقه.';
export const networkNameInvisible =
  'يحتوي اسم الشبكة هذا على حرف غير مرئي. يُرجى كتابته بدلًا من لصقه.';
export const networkNameTooLong = (most: number, bytes: number) =>
  `اسم الشبكة هذا طويل جدًا: الحجم ${number(bytes)} بايت والحد الأقصى ${number(most)}. يُرجى التحقق من خلوّه من الأخطاء المطبعية. الحروف العربية والرموز التعبيرية تُحسب بأكثر من بايت.`;
export const enterNetworkPassword = 'يُرجى إدخال كلمة المرور.';
export const networkPasswordControl =
  'تحتوي كلمة المرور هذه على حرف لا يمكن استخدامه، مثل فاصل الأسطر. يُرجى كتابتها بدلًا من لصقها.';
export const networkPasswordInvisible =
  'تحتوي كلمة المرور هذه على حرف غير مرئي. يُرجى كتابتها بدلًا من لصقها.';
export const wpaLength = (length: number) =>
  `تتكوّن كلمة مرور WPA من ${number(8)} إلى ${number(63)} حرفًا، والعدد الحالي ${number(length)}.`;
export const wepLength = `يتكوّن مفتاح WEP من ${number(5)} أحرف أو ${number(13)} حرفًا، أو من ${number(10)} أو ${number(26)} من الخانات السداسية العشرية (${isolate('0–F')}).`;

export const enterEmail = 'يُرجى إدخال عنوان بريد إلكتروني.';
export const enterValidEmail = `يُرجى إدخال عنوان بريد إلكتروني واحد مثل ${isolate('hello@example.com')}.`;

export const enterPhone = 'يُرجى إدخال رقم هاتف.';
export const phoneExtension = `يُرجى حذف الرقم الداخلي أو كتابته بعد شرطة، مثل ${isolate('1234567-89')}.`;
export const twoPhones = 'يبدو أن هذين رقما هاتف. يُرجى إدخال أحدهما فقط.';
export const phonePlus = `يُرجى إدخال أرقام فقط، ولا تُستخدم علامة ${isolate('+')} إلا في البداية.`;
export const phoneLetters = 'لا يمكن أن يحتوي رقم الهاتف على حروف. يُرجى إدخال أرقام فقط.';
export const phoneCharacter = (character: string) =>
  `لا يمكن أن يحتوي رقم الهاتف على «${isolate(character)}». يُرجى إدخال أرقام فقط.`;
export const phoneNeedsCountry = `يجب أن يبدأ الرقم برمز الدولة، مثل ${isolate('+966')}.`;
export const phoneCountryZero = `بعد علامة ${isolate('+')} يأتي رمز الدولة، وهو لا يبدأ بصفر أبدًا.`;
export const phoneLength = (digits: number, least: number, most: number) =>
  `عدد خانات رقم الهاتف هذا ${number(digits)}، ويجب أن يكون بين ${number(least)} و${number(most)}.`;

export const enterLatitude = 'يُرجى إدخال خط العرض.';
export const enterLongitude = 'يُرجى إدخال خط الطول.';
export const enterValidLatitude = `يُرجى إدخال خط العرض بالدرجات، مثل ${isolate('52.516275')}.`;
export const enterValidLongitude = `يُرجى إدخال خط الطول بالدرجات، مثل ${isolate('13.377704')}.`;
export const latitudeRange = `يتراوح خط العرض بين ${isolate(number(-90))} و${number(90)} درجة.`;
export const longitudeRange = `يتراوح خط الطول بين ${isolate(number(-180))} و${number(180)} درجة.`;

export const enterEventTitle = 'يُرجى إدخال اسم الفعالية.';
export const enterFirstDay = 'يُرجى إدخال تاريخ البدء.';
export const enterStart = 'يُرجى إدخال وقت البدء أو اختيار «طوال اليوم».';
export const enterEnd = 'يُرجى إدخال وقت الانتهاء.';
export const enterValidDay = `يُرجى إدخال تاريخ مثل ${isolate('2027-06-18')}.`;
export const enterValidTime = `يُرجى إدخال وقت مثل ${isolate('18:00')}.`;
export const endsTooEarly = 'تنتهي الفعالية قبل أن تبدأ.';

export const enterRecipient = 'يُرجى إدخال اسم المستفيد.';
export const enterIban = 'يُرجى إدخال رقم IBAN.';
export const ibanStart = `يبدأ رقم IBAN بحرفين ورقمين، مثل ${isolate('DE89')}.`;
export const ibanNotSepa = (country: string) =>
  `${isolate(country)} ليست ضمن منطقة SEPA. يُرجى إدخال رقم IBAN من دولة ضمن هذه المنطقة.`;
export const ibanLength = (country: string, length: number, actual: number) =>
  `عدد خانات رقم IBAN في ${isolate(country)} هو ${number(length)}، والعدد الحالي ${number(actual)}.`;
export const ibanMistyped = 'رقم IBAN هذا غير صحيح: رقما التحقق غير متطابقين.';
export const enterValidAmount = `يُرجى إدخال المبلغ بالأرقام، مثل ${isolate('1250.00')}.`;
export const amountRange = `يجب أن يكون المبلغ بين ${number(0.01)} و${number(999999999.99, { useGrouping: false })} يورو.`;
export const enterBic = 'يُرجى إدخال رمز BIC أيضًا، فبلد رقم IBAN هذا يتطلبه.';
export const bicLength = `يتكوّن رمز BIC من ${number(8)} أو ${number(11)} من الحروف والأرقام.`;
export const paymentTooLarge = (most: number, bytes: number) =>
  `يتسع رمز الدفع لـ${number(most)} بايت، والحجم الحالي ${number(bytes)}. يُرجى تقصير مرجع الدفع.`;

export const enterApp = 'يُرجى إدخال معرّف التطبيق أو عنوانه في المتجر.';
export const iosAppNumber = `يُرجى إدخال معرّف التطبيق، مثل ${isolate('1234567890')}، أو رابطه في App Store.`;
export const androidAppName = `يُرجى إدخال اسم حزمة التطبيق، مثل ${isolate('com.example.app')}، أو رابطه في Google Play.`;

export const enterContent = 'يُرجى إدخال محتوى لترميزه.';
export const tooMuch = (bytes: number, most: number) =>
  `المحتوى أكبر من سعة رمز QR واحد: الحجم ${number(bytes)} بايت والحد الأقصى ${number(most)}. يُرجى تقصير المحتوى.`;
export const tooMuchAtLevel = (
  bytes: number,
  level: string,
  most: number,
  larger: string,
  largest: number,
) =>
  `المحتوى أكبر من سعة رمز QR واحد عند المستوى ${isolate(level)}: الحجم ${number(bytes)} بايت والحد الأقصى ${number(most)}. يتسع المستوى ${isolate(larger)} لـ ${number(largest)}.`;
