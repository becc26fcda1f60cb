export * from './first/content.ts';

/** Content types and the fields of their forms. */

// Contact card
export const firstName = 'Imię';
export const lastName = 'Nazwisko';
export const cardEmail = 'Adres e-mail';
export const cardPhone = 'Numer telefonu';
export const company = 'Firma';
export const jobTitle = 'Stanowisko';
export const jobTitleExample = 'Dyrektor marketingu';
export const website = 'Strona WWW';
export const cardMobile = 'Komórka';
export const cardSecondPhone = 'Drugi telefon';
export const street = 'Ulica i numer';
export const postalCode = 'Kod pocztowy';
export const city = 'Miejscowość';
export const region = 'Województwo lub region';
export const country = 'Kraj';
export const cardNote = 'Notatka';

// Text
export const text = 'Tekst';
export const textExample = 'Stolik 12, pod kasztanem';

// Wireless network
export const networkName = 'Nazwa sieci';
export const networkSecurity = 'Zabezpieczenia';
export const securityWpa = 'WPA, WPA2 lub WPA3';
export const securityWpa3 = 'Tylko WPA3';
export const securityWep = 'WEP';
export const securityNone = 'Brak, sieć bez hasła';
export const networkPassword = 'Hasło';
export const networkPasswordHint =
  'Może je odczytać każdy, kto zeskanuje kod. Nigdy nie trafia do naszych statystyk.';
export const networkHidden = 'Sieć jest ukryta';

// Email
export const emailAddress = 'Adres e-mail';
export const emailSubject = 'Temat';
export const emailSubjectExample = 'Pytanie';
export const emailBody = 'Wiadomość';
export const emailBodyExample = 'Gotowa treść wiadomości';

// Call, SMS and WhatsApp
export const phoneNumber = 'Numer telefonu';
export const phoneHint = 'Dodaj kod kraju, na przykład +48, aby można było zadzwonić z zagranicy.';
export const smsPhoneHint = 'Dodaj kod kraju, na przykład +48, aby numer działał z zagranicy.';
export const smsText = 'Wiadomość';
export const whatsappPhoneHint = 'Zacznij od kodu kraju, na przykład +48.';
export const whatsappText = 'Wiadomość';
export const whatsappTextExample = 'Gotowa treść wiadomości';

// Location
export const latitude = 'Szerokość geograficzna';
export const latitudeHint = 'Można tu wkleić obie współrzędne z mapy.';
export const longitude = 'Długość geograficzna';

// Event
export const eventTitle = 'Tytuł';
export const eventTitleExample = 'Festyn letni';
export const eventPlace = 'Miejsce';
export const eventAllDay = 'Cały dzień';
export const eventFirstDay = 'Pierwszy dzień';
export const eventStart = 'Godzina rozpoczęcia';
export const eventLastDay = 'Ostatni dzień';
export const eventEnd = 'Godzina zakończenia';
export const eventZone = 'Strefa czasowa';
export const eventZoneLocal = 'Lokalna, z miejsca wydarzenia';
export const eventZoneUtc = 'UTC, dla wydarzenia online';
export const eventNotes = 'Uwagi';
export const eventNotesExample = 'Prosimy przynieść sałatkę';

// SEPA payment
export const recipient = 'Odbiorca';
export const iban = 'IBAN';
export const amount = 'Kwota';
export const amountHint = 'Zostaw puste, aby kwotę wpisała osoba płacąca.';
export const reference = 'Tytuł przelewu';
export const referenceExample = 'Faktura 2027/118';
export const referenceHint = 'Dowolny tekst lub numer referencyjny zaczynający się od RF.';
export const bic = 'BIC';
export const bicHint = 'Potrzebny tylko poza Europejskim Obszarem Gospodarczym.';

// App
export const iosAppHint = 'Numer aplikacji lub jej adres w sklepie.';
export const androidAppHint =
  'Wypełnij oba pola, aby każdy telefon trafił do swojego sklepu. Kod prowadzi wtedy przez stronę tego serwisu.';

// What a code contains, for screen readers, mostly after a colon
export const contactSummary = (name: string) => `kontakt ${name}`;
export const textSummary = (text: string) => `tekst ${text}`;
export const wifiSummary = (network: string) => `sieć Wi-Fi ${network}`;
export const emailSummary = (address: string) => `e-mail na adres ${address}`;
export const phoneSummary = (phone: string) => `numer telefonu ${phone}`;
export const smsSummary = (phone: string) => `SMS na numer ${phone}`;
export const whatsappSummary = (phone: string) => `czat WhatsApp z numerem ${phone}`;
export const locationSummary = (latitude: string, longitude: string) =>
  `lokalizacja ${latitude}, ${longitude}`;
export const eventSummary = (title: string) => `wydarzenie ${title}`;
export const paymentSummary = (recipient: string) => `przelew SEPA, odbiorca ${recipient}`;
export const appSummary = (app: string) => `aplikacja ${app}`;
