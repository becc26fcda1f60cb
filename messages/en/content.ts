export * from './first/content.ts';

/** Content types and the fields of their forms. */

// Contact card
export const firstName = 'First name';
export const lastName = 'Last name';
export const cardEmail = 'Email';
export const cardPhone = 'Phone';
export const company = 'Company';
export const jobTitle = 'Job title';
export const jobTitleExample = 'Marketing Manager';
export const website = 'Website';
export const cardMobile = 'Mobile';
export const cardSecondPhone = 'Second phone';
export const street = 'Street and number';
export const postalCode = 'Postal code';
export const city = 'City';
export const region = 'State or region';
export const country = 'Country';
export const cardNote = 'Note';

// Text
export const text = 'Text';
export const textExample = 'Table 12, under the chestnut tree';

// Wireless network
export const networkName = 'Network name';
export const networkSecurity = 'Security';
export const securityWpa = 'WPA, WPA2 or WPA3';
export const securityWpa3 = 'WPA3 only';
export const securityWep = 'WEP';
export const securityNone = 'None (no password)';
export const networkPassword = 'Password';
export const networkPasswordHint =
  'Anyone who scans the code can read it. It never appears in our statistics.';
export const networkHidden = 'Hidden network';

// Email
export const emailAddress = 'Email address';
export const emailSubject = 'Subject';
export const emailSubjectExample = 'A question';
export const emailBody = 'Message';
export const emailBodyExample = 'Pre-filled message';

// Call, SMS and WhatsApp
export const phoneNumber = 'Phone number';
export const phoneHint = 'Add the country code, such as +49, so that the number works from abroad.';
export const smsPhoneHint =
  'Add the country code, such as +49, so that the number works from abroad.';
export const smsText = 'Message';
export const whatsappPhoneHint = 'Begin with the country code, such as +49.';
export const whatsappText = 'Message';
export const whatsappTextExample = 'Pre-filled message';

// Location
export const latitude = 'Latitude';
export const latitudeHint = 'You can paste both coordinates from a map here.';
export const longitude = 'Longitude';

// Event
export const eventTitle = 'Title';
export const eventTitleExample = 'Summer party';
export const eventPlace = 'Place';
export const eventAllDay = 'All day';
export const eventFirstDay = 'First day';
export const eventStart = 'Starts at';
export const eventLastDay = 'Last day';
export const eventEnd = 'Ends at';
/** Label of a choice: "Time zone: local time at the venue". */
export const eventZone = 'Time zone';
export const eventZoneLocal = 'Local time at the venue';
export const eventZoneUtc = 'UTC, for an online event';
export const eventNotes = 'Notes';
export const eventNotesExample = 'Bring a salad';

// SEPA payment
export const recipient = 'Recipient';
export const iban = 'IBAN';
export const amount = 'Amount';
export const amountHint = 'Leave it empty to let the payer decide.';
export const reference = 'Reference';
export const referenceExample = 'Invoice 2027-118';
export const referenceHint = 'Any text, or a creditor reference that begins with RF.';
export const bic = 'BIC';
export const bicHint = 'Only needed outside the European Economic Area.';

// App
export const iosAppHint = 'The app’s ID, or its App Store link.';
export const androidAppHint =
  'Fill in both to send each phone to its own store. The code then opens a page on this site first.';

// What a code contains, for screen readers, mostly after a colon: "QR code: contact Jane Doe".
// Files contain them, too, so they contain no `isolate`.
export const contactSummary = (name: string) => `contact ${name}`;
export const textSummary = (text: string) => `text ${text}`;
export const wifiSummary = (network: string) => `Wi-Fi network ${network}`;
export const emailSummary = (address: string) => `email to ${address}`;
export const phoneSummary = (phone: string) => `phone number ${phone}`;
export const smsSummary = (phone: string) => `SMS to ${phone}`;
export const whatsappSummary = (phone: string) => `WhatsApp chat with ${phone}`;
export const locationSummary = (latitude: string, longitude: string) =>
  `location ${latitude}, ${longitude}`;
export const eventSummary = (title: string) => `event ${title}`;
export const paymentSummary = (recipient: string) => `SEPA payment to ${recipient}`;
export const appSummary = (app: string) => `app ${app}`;
