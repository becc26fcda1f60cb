import { isolate, number } from './format.ts';

/** Why content cannot be made into a code, and what to enter. Shown below fields and for rows of lists. */

// Any field
/** `field` is the label of a field. */
export const tooLong = (field: string, most: number, length: number) =>
  `${field}: massimo ${number(most, { useGrouping: false })} caratteri. Quelli inseriti sono ${number(length, { useGrouping: false })}.`;
export const nullCharacter =
  'Questo testo contiene un carattere invisibile (NUL) al quale molti lettori si fermano. Digitarlo invece di incollarlo.';

// Web address. `type` is the name of a content type.
export const enterWebAddress = 'Inserire un indirizzo web.';
export const webAddressTooLong = (most: number, length: number) =>
  `Un indirizzo web può avere al massimo ${number(most, { useGrouping: false })} caratteri. Questo ne ha ${number(length, { useGrouping: false })}.`;
export const webAddressInvisible =
  'Questo indirizzo contiene un carattere invisibile. Digitarlo invece di incollarlo.';
export const webAddressMeant = (address: string) => `Forse si intendeva ${isolate(address)}?`;
export const notWebAddress = (type: string) =>
  `Questo non è un indirizzo web. Scegliere il tipo di contenuto «${type}».`;
export const webAddressPassword =
  'Omettere la password: chiunque scansioni il codice potrebbe leggerla.';
export const webAddressScheme =
  'Qui sono ammessi solo indirizzi web che iniziano con http:// o https://.';
export const enterValidWebAddress = 'Inserire un indirizzo web come example.com/menu.';
export const webAddressIsEmail = (type: string) =>
  `Questo è un indirizzo email. Scegliere il tipo di contenuto «${type}».`;
export const webAddressPort =
  'Dopo i due punti deve esserci un numero da 1 a 65535. Correggerlo, oppure rimuovere i due punti e il numero.';
export const webAddressSpaces = 'Un indirizzo web non può contenere spazi.';
export const webAddressLocal = (text: string) =>
  `«${isolate(text)}» non è un indirizzo web: manca una terminazione come .it. Se si intende un nome della propria rete, anteporre http://.`;
export const webAddressIsValue = 'Questa è una data, un’ora o un numero, non un indirizzo web.';
export const webAddressIsValueOrName =
  'Questa è una data, un’ora o un numero, non un indirizzo web. Se si intende un nome della propria rete, anteporre http://.';
/** A warning. `ending` is the last part of the host, such as `pdf`. */
export const webEndingUnknown = (ending: string) =>
  `Nessun indirizzo web conosciuto termina con ${isolate(`.${ending}`)}. Controllare l’indirizzo: un codice con uno sbagliato non porta da nessuna parte.`;

// Contact card
export const enterName = 'Inserire un nome o un cognome.';

// Text
export const enterText = 'Inserire un testo.';

// Wireless network
export const enterNetworkName = 'Inserire il nome della rete.';
export const networkNameControl =
  'Questo nome di rete contiene un carattere non utilizzabile, come un ritorno a capo. Digitarlo invece di incollarlo.';
export const networkNameInvisible =
  'Questo nome di rete contiene un carattere invisibile. Digitarlo invece di incollarlo.';
export const networkNameTooLong = (most: number, bytes: number) =>
  `Questo nome di rete è troppo lungo: ${number(bytes)} byte su un massimo di ${number(most)}. Controllare che non contenga errori di battitura. Le lettere accentate e le emoji contano più volte.`;
export const enterNetworkPassword = 'Inserire la password.';
export const networkPasswordControl =
  'Questa password contiene un carattere non utilizzabile, come un ritorno a capo. Digitarla invece di incollarla.';
export const networkPasswordInvisible =
  'Questa password contiene un carattere invisibile. Digitarla invece di incollarla.';
export const wpaLength = (length: number) =>
  `Una password WPA ha da 8 a 63 caratteri. Questa ne ha ${number(length)}.`;
export const wepLength =
  'Una chiave WEP ha 5 o 13 caratteri, oppure 10 o 26 cifre esadecimali (da 0 a F).';

// Email
export const enterEmail = 'Inserire un indirizzo email.';
export const enterValidEmail = 'Inserire un solo indirizzo email, come hello@example.com.';

// Phone numbers
export const enterPhone = 'Inserire un numero di telefono.';
export const phoneExtension = 'Omettere l’interno o scriverlo dopo un trattino, come 1234567-89.';
export const twoPhones = 'Sembrano due numeri di telefono. Inserirne uno solo.';
export const phonePlus = 'Inserire solo cifre; il + è ammesso soltanto all’inizio.';
export const phoneLetters = 'Un numero di telefono non può contenere lettere. Inserire solo cifre.';
export const phoneCharacter = (character: string) =>
  `Un numero di telefono non può contenere «${character}». Inserire solo cifre.`;
export const phoneNeedsCountry = 'Iniziare con il prefisso internazionale, come +39.';
export const phoneCountryZero =
  'Dopo il + viene il prefisso internazionale, che non inizia mai con 0.';
export const phoneLength = (digits: number, least: number, most: number) =>
  `Un numero di telefono ha da ${number(least)} a ${number(most)} cifre; questo ne ha ${number(digits)}.`;

// Location
export const enterLatitude = 'Inserire la latitudine.';
export const enterLongitude = 'Inserire la longitudine.';
export const enterValidLatitude = 'Inserire la latitudine in gradi, come 52.516275.';
export const enterValidLongitude = 'Inserire la longitudine in gradi, come 13.377704.';
export const latitudeRange = 'Una latitudine è compresa tra -90 e 90 gradi.';
export const longitudeRange = 'Una longitudine è compresa tra -180 e 180 gradi.';

// Event
export const enterEventTitle = 'Inserire un titolo.';
export const enterFirstDay = 'Inserire il primo giorno.';
export const enterStart = 'Inserire l’inizio o scegliere «Tutto il giorno».';
export const enterEnd = 'Inserire la fine.';
export const enterValidDay = 'Inserire un giorno come 2027-06-18.';
export const enterValidTime = 'Inserire un orario come 18:00.';
export const endsTooEarly = 'L’evento finisce prima di iniziare.';

// SEPA payment
export const enterRecipient = 'Inserire il nome del beneficiario.';
export const enterIban = 'Inserire un IBAN.';
export const ibanStart = 'Un IBAN inizia con due lettere e due cifre, come IT60.';
/** `country` is a code of two letters. */
export const ibanNotSepa = (country: string) =>
  `${isolate(country)} non fa parte dell’area SEPA. Inserire un IBAN di un paese dell’area SEPA.`;
export const ibanLength = (country: string, length: number, actual: number) =>
  `Un IBAN ${isolate(country)} ha ${number(length)} caratteri. Questo ne ha ${number(actual)}.`;
export const ibanMistyped =
  'Questo IBAN contiene un errore di battitura: le cifre di controllo non corrispondono.';
export const enterValidAmount = 'Inserire l’importo in cifre, come 1250,00.';
export const amountRange = 'L’importo deve essere compreso tra 0,01 e 999999999,99 euro.';
export const enterBic = 'Inserire anche il BIC: il Paese di questo IBAN lo richiede.';
export const bicLength = 'Un BIC ha 8 o 11 lettere e cifre.';
export const paymentTooLarge = (most: number, bytes: number) =>
  `Un codice di pagamento contiene al massimo ${number(most)} byte. Questo ne ha ${number(bytes)}. Accorciare la causale.`;

// App
export const enterApp = 'Inserire il numero dell’app o il suo indirizzo in uno store.';
export const iosAppNumber =
  'Inserire il numero dell’app, come 1234567890, o il suo link dell’App Store.';
export const androidAppName =
  'Inserire il nome del pacchetto dell’app, come com.example.app, o il suo link di Google Play.';

// Any content
export const enterContent = 'Inserire un contenuto da codificare.';
export const tooMuch = (bytes: number, most: number) =>
  `È troppo per un solo codice QR: ${number(bytes)} byte su un massimo di ${number(most)}. Accorciare il contenuto.`;
export const tooMuchAtLevel = (
  bytes: number,
  level: string,
  most: number,
  larger: string,
  largest: number,
) =>
  `È troppo per un solo codice QR al livello ${level}: ${number(bytes)} byte su un massimo di ${number(most)}. Il livello ${larger} ne contiene ${number(largest)}.`;
