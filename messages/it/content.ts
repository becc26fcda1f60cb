export * from './first/content.ts';

/** Content types and the fields of their forms. */

// Contact card
export const firstName = 'Nome';
export const lastName = 'Cognome';
export const cardEmail = 'Indirizzo email';
export const cardPhone = 'Telefono';
export const company = 'Azienda';
export const jobTitle = 'Ruolo';
export const jobTitleExample = 'Responsabile marketing';
export const website = 'Sito web';
export const cardMobile = 'Cellulare';
export const cardSecondPhone = 'Secondo telefono';
export const street = 'Via e numero civico';
export const postalCode = 'CAP';
export const city = 'Città';
export const region = 'Provincia o regione';
export const country = 'Paese';
export const cardNote = 'Nota';

// Text
export const text = 'Testo';
export const textExample = 'Tavolo 12, sotto il castagno';

// Wireless network
export const networkName = 'Nome della rete';
export const networkSecurity = 'Sicurezza';
export const securityWpa = 'WPA, WPA2 o WPA3';
export const securityWpa3 = 'Solo WPA3';
export const securityWep = 'WEP';
export const securityNone = 'Nessuna, senza password';
export const networkPassword = 'Password';
export const networkPasswordHint =
  'Chiunque scansioni il codice può leggerla. Non compare mai nelle nostre statistiche.';
export const networkHidden = 'Rete nascosta';

// Email
export const emailAddress = 'Indirizzo email';
export const emailSubject = 'Oggetto';
export const emailSubjectExample = 'Una domanda';
export const emailBody = 'Messaggio';
export const emailBodyExample = 'Messaggio precompilato';

// Call, SMS and WhatsApp
export const phoneNumber = 'Numero di telefono';
export const phoneHint =
  'Aggiungere il prefisso internazionale, come +39, per consentire le chiamate dall’estero.';
export const smsPhoneHint =
  'Aggiungere il prefisso internazionale, come +39, perché funzioni anche dall’estero.';
export const smsText = 'Messaggio';
export const whatsappPhoneHint = 'Iniziare con il prefisso internazionale, come +39.';
export const whatsappText = 'Messaggio';
export const whatsappTextExample = 'Messaggio precompilato';

// Location
export const latitude = 'Latitudine';
export const latitudeHint = 'Qui si possono incollare entrambe le coordinate copiate da una mappa.';
export const longitude = 'Longitudine';

// Event
export const eventTitle = 'Titolo';
export const eventTitleExample = 'Festa d’estate';
export const eventPlace = 'Luogo';
export const eventAllDay = 'Tutto il giorno';
export const eventFirstDay = 'Primo giorno';
export const eventStart = 'Inizio';
export const eventLastDay = 'Ultimo giorno';
export const eventEnd = 'Fine';
/** Label of a choice: "Times are: local, at the place of the event". */
export const eventZone = 'Fuso orario';
export const eventZoneLocal = 'Ora locale dell’evento';
export const eventZoneUtc = 'UTC, per un evento online';
export const eventNotes = 'Note';
export const eventNotesExample = 'Portare un’insalata';

// SEPA payment
export const recipient = 'Beneficiario';
export const iban = 'IBAN';
export const amount = 'Importo';
export const amountHint = 'Se resta vuoto, l’importo si sceglie al momento del pagamento.';
export const reference = 'Causale';
export const referenceExample = 'Fattura 2027-118';
export const referenceHint = 'Testo libero o riferimento del creditore che inizia con RF.';
export const bic = 'BIC';
export const bicHint = 'Necessario solo fuori dallo Spazio economico europeo.';

// App
export const iosAppHint = 'Il numero dell’app o il suo indirizzo nello store.';
export const androidAppHint =
  'Compilare entrambi i campi perché ogni telefono apra il proprio store. In questo caso il codice passa da una pagina di questo sito.';

// What a code contains, for screen readers, mostly after a colon: "QR code: contact Jane Doe".
// Files contain them, too, so they contain no `isolate`.
export const contactSummary = (name: string) => `contatto ${name}`;
export const textSummary = (text: string) => `testo ${text}`;
export const wifiSummary = (network: string) => `rete Wi-Fi ${network}`;
export const emailSummary = (address: string) => `email a ${address}`;
export const phoneSummary = (phone: string) => `numero di telefono ${phone}`;
export const smsSummary = (phone: string) => `SMS a ${phone}`;
export const whatsappSummary = (phone: string) => `chat WhatsApp con ${phone}`;
export const locationSummary = (latitude: string, longitude: string) =>
  `posizione ${latitude}, ${longitude}`;
export const eventSummary = (title: string) => `evento ${title}`;
export const paymentSummary = (recipient: string) => `bonifico SEPA a ${recipient}`;
export const appSummary = (app: string) => `app ${app}`;
