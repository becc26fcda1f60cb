export const typeUrl = 'رابط';
export const typeVcard = 'vCard';
export const typeText = 'نص';
export const typeWifi = 'Wi-Fi';
export const typeEmail = 'بريد إلكتروني';
export const typePhone = 'هاتف';
export const typeSms = 'SMS';
export const typeLocation = 'موقع جغرافي';
export const typeEvent = 'فعالية';
export const typeSepa = 'دفعة SEPA';
export const typeApp = 'تطبيق';

export const webAddress = 'عنوان الويب';

export const firstName = 'الاسم الأول';
export const lastName = 'اسم العائلة';
export const cardEmail = 'البريد الإلكتروني';
export const cardPhone = 'الهاتف';
export const company = 'الشركة';
export const jobTitle = 'المسمى الوظيفي';
export const jobTitleExample = 'إدارة التسويق';
export const website = 'الموقع الإلكتروني';
export const cardMobile = 'الجوال';
export const cardSecondPhone = 'هاتف ثانٍ';
export const street = 'الشارع ورقم المبنى';
export const postalCode = 'الرمز البريدي';
export const city = 'المدينة';
export const region = 'الولاية أو المنطقة';
export const country = 'الدولة';
export const cardNote = 'ملاحظة';

export const text = 'النص';
export const textExample = 'الطاولة 12، تحت شجرة الزيتون';

export const networkName = 'اسم الشبكة';
export const networkSecurity = 'الأمان';
export const securityWpa = 'WPA أو WPA2 أو WPA3';
export const securityWpa3 = 'WPA3 فقط';
export const securityWep = 'WEP';
export const securityNone = 'بلا كلمة مرور';
export const networkPassword = 'كلمة المرور';
export const networkPasswordHint = 'يمكن لكل من يمسح الرمز قراءتها. ولا تظهر مطلقًا في إحصاءاتنا.';
export const networkHidden = 'الشبكة مخفية';

export const emailAddress = 'عنوان البريد الإلكتروني';
export const emailSubject = 'الموضوع';
export const emailSubjectExample = 'استفسار';
export const emailBody = 'الرسالة';
export const emailBodyExample = 'رسالة معبّأة مسبقًا';

export const phoneNumber = 'رقم الهاتف';
export const phoneHint = 'يُرجى إضافة رمز الدولة، مثل \u2068+966\u2069، ليمكن الاتصال به من الخارج.';
export const smsPhoneHint = 'يُرجى إضافة رمز الدولة، مثل \u2068+966\u2069، ليعمل من الخارج.';
export const smsText = 'الرسالة';
export const whatsappPhoneHint = 'يجب أن يبدأ الرقم برمز الدولة، مثل \u2068+966\u2069.';
export const whatsappText = 'الرسالة';
export const whatsappTextExample = 'رسالة معبّأة مسبقًا';

export const latitude = 'خط العرض';
export const latitudeHint = 'يمكن لصق الإحداثيين معًا هنا من أي خريطة.';
export const longitude = 'خط الطول';

export const eventTitle = 'اسم الفعالية';
export const eventTitleExample = 'حفلة الصيف';
export const eventPlace = 'المكان';
export const eventAllDay = 'طوال اليوم';
export const eventFirstDay = 'تاريخ البدء';
export const eventStart = 'وقت البدء';
export const eventLastDay = 'تاريخ الانتهاء';
export const eventEnd = 'وقت الانتهاء';
export const eventZone = 'المنطقة الزمنية';
export const eventZoneLocal = 'التوقيت المحلي لمكان الفعالية';
export const eventZoneUtc = 'UTC، للفعاليات عبر الإنترنت';
export const eventNotes = 'ملاحظات';
export const eventNotesExample = 'يُرجى إحضار بطاقة الدعوة';

export const recipient = 'المستفيد';
export const iban = 'IBAN';
export const amount = 'المبلغ';
export const amountHint = 'إذا تُرك فارغًا، يحدّده الدافع.';
export const reference = 'مرجع الدفع';
export const referenceExample = 'فاتورة 2027-118';
export const referenceHint = 'أي نص، أو مرجع دائن يبدأ بـRF.';
export const bic = 'BIC';
export const bicHint = 'مطلوب فقط إذا كان بنك المستفيد خارج المنطقة الاقتصادية الأوروبية.';

export const iosAppHint = 'معرّف التطبيق أو عنوانه في المتجر.';
export const androidAppHint =
  'عند ملء الحقلين، يُفتح على كل هاتف متجره. ويمر الرمز عندئذٍ عبر صفحة من هذا الموقع.';

export const contactSummary = (name: string) => `جهة الاتصال ${name}`;
export const textSummary = (text: string) => `النص ${text}`;
export const wifiSummary = (network: string) => `شبكة Wi-Fi ${network}`;
export const emailSummary = (address: string) => `رسالة إلى ${address}`;
export const phoneSummary = (phone: string) => `رقم الهاتف ${phone}`;
export const smsSummary = (phone: string) => `رسالة SMS إلى ${phone}`;
export const whatsappSummary = (phone: string) => `محادثة WhatsApp مع ${phone}`;
export const locationSummary = (latitude: string, longitude: string) =>
  `الموقع ${latitude}, ${longitude}`;
export const eventSummary = (title: string) => `فعالية ${title}`;
export const paymentSummary = (recipient: string) => `دفعة SEPA إلى ${recipient}`;
export const appSummary = (app: string) => `تطبيق ${app}`;
