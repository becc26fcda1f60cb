import { isolate, number } from './format.ts';

/** Why content cannot be made into a code, and what to enter. Shown below fields and for rows of lists. */

// Any field
/** `field` is the label of a field. */
export const tooLong = (field: string, most: number, length: number) =>
  `${field}: höchstens ${number(most, { useGrouping: false })} Zeichen möglich. Hier sind es ${number(length, { useGrouping: false })}.`;
export const nullCharacter =
  'Dieser Text enthält ein unsichtbares Zeichen (NUL), bei dem viele Scanner aufhören zu lesen. Tippen Sie ihn ein, statt ihn einzufügen.';

// Web address. `type` is the name of a content type.
export const enterWebAddress = 'Geben Sie eine Webadresse ein.';
export const webAddressTooLong = (most: number, length: number) =>
  `Eine Webadresse darf höchstens ${number(most, { useGrouping: false })} Zeichen haben. Diese hat ${number(length, { useGrouping: false })}.`;
export const webAddressInvisible =
  'Diese Adresse enthält ein unsichtbares Zeichen. Tippen Sie sie ein, statt sie einzufügen.';
export const webAddressMeant = (address: string) => `Meinten Sie ${isolate(address)}?`;
export const notWebAddress = (type: string) =>
  `Das ist keine Webadresse. Wählen Sie den Inhaltstyp „${type}“.`;
export const webAddressPassword =
  'Lassen Sie das Passwort weg: Alle, die den Code scannen, könnten es lesen.';
export const webAddressScheme =
  'Hier sind nur Webadressen möglich, die mit http:// oder https:// beginnen.';
export const enterValidWebAddress = 'Geben Sie eine Webadresse wie example.com/menu ein.';
export const webAddressIsEmail = (type: string) =>
  `Das ist eine E-Mail-Adresse. Wählen Sie den Inhaltstyp „${type}“.`;
export const webAddressPort =
  'Nach dem Doppelpunkt muss eine Zahl von 1 bis 65535 stehen. Korrigieren Sie sie, oder entfernen Sie Doppelpunkt und Zahl.';
export const webAddressSpaces = 'Eine Webadresse darf keine Leerzeichen enthalten.';
export const webAddressLocal = (text: string) =>
  `„${isolate(text)}“ ist keine Webadresse: Eine Endung wie .de fehlt. Wenn Sie einen Namen aus Ihrem eigenen Netzwerk meinen, setzen Sie http:// davor.`;
export const webAddressIsValue =
  'Das ist ein Datum, eine Uhrzeit oder eine Zahl, keine Webadresse.';
export const webAddressIsValueOrName =
  'Das ist ein Datum, eine Uhrzeit oder eine Zahl, keine Webadresse. Wenn Sie einen Namen aus Ihrem eigenen Netzwerk meinen, setzen Sie http:// davor.';
/** A warning. `ending` is the last part of the host, such as `pdf`. */
export const webEndingUnknown = (ending: string) =>
  `Keine bekannte Webadresse endet auf ${isolate(`.${ending}`)}. Prüfen Sie die Adresse: Codes mit einer falschen führen ins Leere.`;

// Contact card
export const enterName = 'Geben Sie einen Vor- oder Nachnamen ein.';

// Text
export const enterText = 'Geben Sie einen Text ein.';

// Wireless network
export const enterNetworkName = 'Geben Sie den Namen des Netzwerks ein.';
export const networkNameControl =
  'Dieser Netzwerkname enthält ein Zeichen, das nicht verwendet werden kann, etwa einen Zeilenumbruch. Tippen Sie ihn ein, statt ihn einzufügen.';
export const networkNameInvisible =
  'Dieser Netzwerkname enthält ein unsichtbares Zeichen. Tippen Sie ihn ein, statt ihn einzufügen.';
export const networkNameTooLong = (most: number, bytes: number) =>
  `Dieser Netzwerkname ist zu lang: ${number(bytes)} von höchstens ${number(most)} Byte. Prüfen Sie ihn auf Tippfehler. Umlaute, Buchstaben mit Akzent und Emojis zählen mehrfach.`;
export const enterNetworkPassword = 'Geben Sie das Passwort ein.';
export const networkPasswordControl =
  'Dieses Passwort enthält ein Zeichen, das nicht verwendet werden kann, etwa einen Zeilenumbruch. Tippen Sie es ein, statt es einzufügen.';
export const networkPasswordInvisible =
  'Dieses Passwort enthält ein unsichtbares Zeichen. Tippen Sie es ein, statt es einzufügen.';
export const wpaLength = (length: number) =>
  `Ein WPA-Passwort hat 8 bis 63 Zeichen. Dieses hat ${number(length)}.`;
export const wepLength =
  'Ein WEP-Schlüssel hat 5 oder 13 Zeichen oder aber 10 oder 26 Hexadezimalziffern (0 bis F).';

// Email
export const enterEmail = 'Geben Sie eine E-Mail-Adresse ein.';
export const enterValidEmail = 'Geben Sie eine einzelne E-Mail-Adresse wie hello@example.com ein.';

// Phone numbers
export const enterPhone = 'Geben Sie eine Telefonnummer ein.';
export const phoneExtension =
  'Lassen Sie die Durchwahl weg oder schreiben Sie sie nach einem Bindestrich, zum Beispiel 1234567-89.';
export const twoPhones = 'Das sieht nach zwei Telefonnummern aus. Geben Sie nur eine ein.';
export const phonePlus = 'Geben Sie nur Ziffern ein. Ein + ist nur am Anfang möglich.';
export const phoneLetters =
  'Eine Telefonnummer darf keine Buchstaben enthalten. Geben Sie nur Ziffern ein.';
export const phoneCharacter = (character: string) =>
  `Eine Telefonnummer darf kein „${character}“ enthalten. Geben Sie nur Ziffern ein.`;
export const phoneNeedsCountry = 'Beginnen Sie mit der Ländervorwahl, zum Beispiel +49.';
export const phoneCountryZero = 'Nach dem + folgt die Ländervorwahl, die nie mit 0 beginnt.';
export const phoneLength = (digits: number, least: number, most: number) =>
  `Telefonnummern haben ${number(least)} bis ${number(most)} Ziffern, diese hat ${number(digits)}.`;

// Location
export const enterLatitude = 'Geben Sie den Breitengrad ein.';
export const enterLongitude = 'Geben Sie den Längengrad ein.';
export const enterValidLatitude = 'Geben Sie den Breitengrad in Grad ein, zum Beispiel 52.516275.';
export const enterValidLongitude = 'Geben Sie den Längengrad in Grad ein, zum Beispiel 13.377704.';
export const latitudeRange = 'Ein Breitengrad liegt zwischen -90 und 90 Grad.';
export const longitudeRange = 'Ein Längengrad liegt zwischen -180 und 180 Grad.';

// Event
export const enterEventTitle = 'Geben Sie einen Titel ein.';
export const enterFirstDay = 'Geben Sie den ersten Tag ein.';
export const enterStart = 'Geben Sie den Beginn ein oder wählen Sie „Ganztägig“.';
export const enterEnd = 'Geben Sie das Ende ein.';
export const enterValidDay = 'Geben Sie einen Tag wie 2027-06-18 ein.';
export const enterValidTime = 'Geben Sie eine Uhrzeit wie 18:00 ein.';
export const endsTooEarly = 'Das Ende liegt vor dem Beginn.';

// SEPA payment
export const enterRecipient = 'Geben Sie den Namen des Empfängers ein.';
export const enterIban = 'Geben Sie eine IBAN ein.';
export const ibanStart =
  'Eine IBAN beginnt mit zwei Buchstaben und zwei Ziffern, zum Beispiel DE89.';
/** `country` is a code of two letters. */
export const ibanNotSepa = (country: string) =>
  `${isolate(country)} gehört nicht zum SEPA-Raum. Geben Sie eine IBAN aus einem SEPA-Land ein.`;
export const ibanLength = (country: string, length: number, actual: number) =>
  `Eine IBAN aus ${isolate(country)} hat ${number(length)} Zeichen. Diese hat ${number(actual)}.`;
export const ibanMistyped = 'Diese IBAN enthält einen Tippfehler: Die Prüfziffern stimmen nicht.';
export const enterValidAmount = 'Geben Sie den Betrag in Ziffern ein, zum Beispiel 1250,00.';
export const amountRange = 'Der Betrag muss zwischen 0,01 und 999999999,99 Euro liegen.';
export const enterBic = 'Geben Sie auch die BIC ein: Das Land dieser IBAN verlangt sie.';
export const bicLength = 'Eine BIC hat 8 oder 11 Buchstaben und Ziffern.';
export const paymentTooLarge = (most: number, bytes: number) =>
  `Ein Zahlungscode fasst ${number(most)} Byte. Dieser hat ${number(bytes)}. Kürzen Sie den Verwendungszweck.`;

// App
export const enterApp = 'Geben Sie die Nummer der App oder ihre Adresse in einem Store ein.';
export const iosAppNumber =
  'Geben Sie die Nummer der App ein, zum Beispiel 1234567890, oder ihren Link im App Store.';
export const androidAppName =
  'Geben Sie den Paketnamen der App ein, zum Beispiel com.example.app, oder ihren Link bei Google Play.';

// Any content
export const enterContent = 'Geben Sie einen Inhalt für den Code ein.';
export const tooMuch = (bytes: number, most: number) =>
  `Zu viel für einen QR-Code: ${number(bytes)} von höchstens ${number(most)} Byte. Kürzen Sie den Inhalt.`;
export const tooMuchAtLevel = (
  bytes: number,
  level: string,
  most: number,
  larger: string,
  largest: number,
) =>
  `Zu viel für einen QR-Code der Stufe ${level}: ${number(bytes)} von höchstens ${number(most)} Byte. Stufe ${larger} fasst ${number(largest)}.`;
