export * from './first/content.ts';

/** Content types and the fields of their forms. */

// Contact card
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const cardEmail = 'E-Mail-Adresse';
export const cardPhone = 'Telefon';
export const company = 'Unternehmen';
export const jobTitle = 'Position';
export const jobTitleExample = 'Marketingleitung';
export const website = 'Website';
export const cardMobile = 'Mobil';
export const cardSecondPhone = 'Zweites Telefon';
export const street = 'Straße und Hausnummer';
export const postalCode = 'Postleitzahl';
export const city = 'Ort';
export const region = 'Bundesland oder Region';
export const country = 'Land';
export const cardNote = 'Notiz';

// Text
export const text = 'Text';
export const textExample = 'Tisch 12, unter der Kastanie';

// Wireless network
export const networkName = 'Netzwerkname';
export const networkSecurity = 'Sicherheit';
export const securityWpa = 'WPA, WPA2 oder WPA3';
export const securityWpa3 = 'Nur WPA3';
export const securityWep = 'WEP';
export const securityNone = 'Keine, ohne Passwort';
export const networkPassword = 'Passwort';
export const networkPasswordHint =
  'Alle, die den Code scannen, können es lesen. In unsere Statistik gelangt es nie.';
export const networkHidden = 'Verborgenes Netzwerk';

// Email
export const emailAddress = 'E-Mail-Adresse';
export const emailSubject = 'Betreff';
export const emailSubjectExample = 'Eine Frage';
export const emailBody = 'Nachricht';
export const emailBodyExample = 'Vorausgefüllte Nachricht';

// Call, SMS and WhatsApp
export const phoneNumber = 'Telefonnummer';
export const phoneHint =
  'Mit Ländervorwahl, zum Beispiel +49, damit Anrufe auch aus dem Ausland klappen.';
export const smsPhoneHint =
  'Mit Ländervorwahl, zum Beispiel +49, damit es auch aus dem Ausland klappt.';
export const smsText = 'Nachricht';
export const whatsappPhoneHint = 'Beginnen Sie mit der Ländervorwahl, zum Beispiel +49.';
export const whatsappText = 'Nachricht';
export const whatsappTextExample = 'Vorausgefüllte Nachricht';

// Location
export const latitude = 'Breitengrad';
export const latitudeHint = 'Sie können hier beide Koordinaten aus einer Karte einfügen.';
export const longitude = 'Längengrad';

// Event
export const eventTitle = 'Titel';
export const eventTitleExample = 'Sommerfest';
export const eventPlace = 'Ort';
export const eventAllDay = 'Ganztägig';
export const eventFirstDay = 'Erster Tag';
export const eventStart = 'Beginn';
export const eventLastDay = 'Letzter Tag';
export const eventEnd = 'Ende';
/** Label of a choice: "Times are: local, at the place of the event". */
export const eventZone = 'Zeitzone';
export const eventZoneLocal = 'Ortszeit der Veranstaltung';
export const eventZoneUtc = 'UTC, für eine Online-Veranstaltung';
export const eventNotes = 'Notizen';
export const eventNotesExample = 'Salat mitbringen';

// SEPA payment
export const recipient = 'Empfänger';
export const iban = 'IBAN';
export const amount = 'Betrag';
export const amountHint = 'Leer lassen, wenn der Betrag beim Bezahlen eingegeben werden soll.';
export const reference = 'Verwendungszweck';
export const referenceExample = 'Rechnung 2027-118';
export const referenceHint = 'Beliebiger Text oder eine Gläubigerreferenz, die mit RF beginnt.';
export const bic = 'BIC';
export const bicHint = 'Nur außerhalb des Europäischen Wirtschaftsraums nötig.';

// App
export const iosAppHint = 'Die Nummer der App oder ihre Adresse im Store.';
export const androidAppHint =
  'Füllen Sie beide Felder aus, damit jedes Smartphone seinen Store öffnet. Der Code führt dann über eine Seite dieser Website.';

// What a code contains, for screen readers, mostly after a colon: "QR code: contact Jane Doe".
// Files contain them, too, so they contain no `isolate`.
export const contactSummary = (name: string) => `Kontakt ${name}`;
export const textSummary = (text: string) => `Text ${text}`;
export const wifiSummary = (network: string) => `WLAN ${network}`;
export const emailSummary = (address: string) => `E-Mail an ${address}`;
export const phoneSummary = (phone: string) => `Telefonnummer ${phone}`;
export const smsSummary = (phone: string) => `SMS an ${phone}`;
export const whatsappSummary = (phone: string) => `WhatsApp-Chat mit ${phone}`;
export const locationSummary = (latitude: string, longitude: string) =>
  `Standort ${latitude}, ${longitude}`;
export const eventSummary = (title: string) => `Termin ${title}`;
export const paymentSummary = (recipient: string) => `SEPA-Zahlung an ${recipient}`;
export const appSummary = (app: string) => `App ${app}`;
