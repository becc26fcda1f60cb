import { isolate, number } from './format.ts';

/** Why content cannot be made into a code, and what to enter. Shown below fields and for rows of lists. */

// Any field
export const tooLong = (field: string, most: number, length: number) =>
  `${field}: do ${number(most, { useGrouping: false })} znaków. Obecna długość: ${number(length, { useGrouping: false })}.`;
export const nullCharacter =
  'Ten tekst zawiera niewidoczny znak (NUL), na którym wiele skanerów przerywa odczyt. Wpisz go, zamiast wklejać.';

// Web address
export const enterWebAddress = 'Wpisz adres strony.';
export const webAddressTooLong = (most: number, length: number) =>
  `Adres strony może mieć do ${number(most, { useGrouping: false })} znaków. Długość tego adresu: ${number(length, { useGrouping: false })}.`;
export const webAddressInvisible = 'Ten adres zawiera niewidoczny znak. Wpisz go, zamiast wklejać.';
export const webAddressMeant = (address: string) => `Czy chodziło o ${isolate(address)}?`;
export const notWebAddress = (type: string) =>
  `To nie jest adres strony. Wybierz rodzaj treści: ${type}.`;
export const webAddressPassword = 'Pomiń hasło: mógłby je odczytać każdy, kto zeskanuje kod.';
export const webAddressScheme = 'Działają tu tylko adresy zaczynające się od http:// lub https://.';
export const enterValidWebAddress = 'Wpisz adres strony, na przykład example.com/menu.';
export const webAddressIsEmail = (type: string) =>
  `To jest adres e-mail. Wybierz rodzaj treści: ${type}.`;
export const webAddressPort =
  'Po dwukropku musi być liczba od 1 do 65535. Popraw ją albo usuń dwukropek i liczbę.';
export const webAddressSpaces = 'Adres strony nie może zawierać spacji.';
export const webAddressLocal = (text: string) =>
  `„${isolate(text)}” to nie jest adres strony: brakuje końcówki, na przykład .pl. Jeśli chodzi o nazwę w Twojej sieci, wpisz przed nią http://.`;
export const webAddressIsValue = 'To data, godzina lub liczba, a nie adres strony.';
export const webAddressIsValueOrName =
  'To data, godzina lub liczba, a nie adres strony. Jeśli chodzi o nazwę w Twojej sieci, wpisz przed nią http://.';
export const webEndingUnknown = (ending: string) =>
  `Żaden znany adres strony nie kończy się na ${isolate(`.${ending}`)}. Sprawdź adres: kod z błędnym prowadzi donikąd.`;

// Contact card
export const enterName = 'Wpisz imię lub nazwisko.';

// Text
export const enterText = 'Wpisz tekst.';

// Wireless network
export const enterNetworkName = 'Wpisz nazwę sieci.';
export const networkNameControl =
  'Ta nazwa sieci zawiera niedozwolony znak, na przykład podział wiersza. Wpisz ją, zamiast wklejać.';
export const networkNameInvisible =
  'Ta nazwa sieci zawiera niewidoczny znak. Wpisz ją, zamiast wklejać.';
export const networkNameTooLong = (most: number, bytes: number) =>
  `Ta nazwa sieci jest za długa: ${number(bytes)} z dopuszczalnych ${number(most)} bajtów. Sprawdź, czy nie zawiera literówek. Litery ze znakami diakrytycznymi i emoji liczą się wielokrotnie.`;
export const enterNetworkPassword = 'Wpisz hasło.';
export const networkPasswordControl =
  'To hasło zawiera niedozwolony znak, na przykład podział wiersza. Wpisz je, zamiast wklejać.';
export const networkPasswordInvisible =
  'To hasło zawiera niewidoczny znak. Wpisz je, zamiast wklejać.';
export const wpaLength = (length: number) =>
  `Hasło WPA ma od 8 do 63 znaków. Długość tego hasła: ${number(length)}.`;
export const wepLength = 'Klucz WEP składa się z 5 lub 13 znaków albo z 10 lub 26 cyfr od 0 do F.';

// Email
export const enterEmail = 'Wpisz adres e-mail.';
export const enterValidEmail = 'Wpisz jeden adres e-mail, na przykład kontakt@example.com.';

// Phone numbers
export const enterPhone = 'Wpisz numer telefonu.';
export const phoneExtension =
  'Pomiń numer wewnętrzny lub podaj go po łączniku, na przykład 1234567-89.';
export const twoPhones = 'Wygląda to na dwa numery telefonu. Wpisz jeden z nich.';
export const phonePlus = 'Wpisz cyfry, a znak + tylko na początku.';
export const phoneLetters = 'Numer telefonu nie może zawierać liter. Wpisz same cyfry.';
export const phoneCharacter = (character: string) =>
  `Numer telefonu nie może zawierać znaku „${character}”. Wpisz same cyfry.`;
export const phoneNeedsCountry = 'Zacznij od kodu kraju, na przykład +48.';
export const phoneCountryZero = 'Po znaku + następuje kod kraju, który nigdy nie zaczyna się od 0.';
export const phoneLength = (digits: number, least: number, most: number) =>
  `Liczba cyfr w tym numerze: ${number(digits)}. Może ich być od ${number(least)} do ${number(most)}.`;

// Location
export const enterLatitude = 'Wpisz szerokość geograficzną.';
export const enterLongitude = 'Wpisz długość geograficzną.';
export const enterValidLatitude =
  'Wpisz szerokość geograficzną w stopniach, na przykład 52.247783.';
export const enterValidLongitude = 'Wpisz długość geograficzną w stopniach, na przykład 21.013434.';
export const latitudeRange = 'Szerokość geograficzna mieści się między -90 a 90 stopni.';
export const longitudeRange = 'Długość geograficzna mieści się między -180 a 180 stopni.';

// Event
export const enterEventTitle = 'Wpisz tytuł.';
export const enterFirstDay = 'Podaj pierwszy dzień.';
export const enterStart = 'Podaj godzinę rozpoczęcia lub wybierz „Cały dzień”.';
export const enterEnd = 'Podaj godzinę zakończenia.';
export const enterValidDay = 'Podaj dzień w postaci 2027-06-18.';
export const enterValidTime = 'Podaj godzinę w postaci 18:00.';
export const endsTooEarly = 'Wydarzenie kończy się, zanim się zacznie.';

// SEPA payment
export const enterRecipient = 'Wpisz nazwę odbiorcy.';
export const enterIban = 'Wpisz numer IBAN.';
export const ibanStart = 'Numer IBAN zaczyna się od dwóch liter i dwóch cyfr, na przykład PL61.';
export const ibanNotSepa = (country: string) =>
  `Kraj ${isolate(country)} nie należy do obszaru SEPA. Wpisz IBAN z kraju należącego do SEPA.`;
export const ibanLength = (country: string, length: number, actual: number) =>
  `Numer IBAN z kraju ${isolate(country)} składa się z ${number(length)} znaków, a ten z ${number(actual)}.`;
export const ibanMistyped = 'W tym numerze IBAN jest błąd: cyfry kontrolne się nie zgadzają.';
export const enterValidAmount = 'Wpisz kwotę cyframi, na przykład 1250,00.';
export const amountRange = 'Kwota musi wynosić od 0,01 do 999999999,99 euro.';
export const enterBic = 'Wpisz też BIC: wymaga go kraj tego numeru IBAN.';
export const bicLength = 'Kod BIC składa się z 8 lub 11 liter i cyfr.';
export const paymentTooLarge = (most: number, bytes: number) =>
  `Kod płatności mieści do ${number(most)} bajtów, a tu jest ich ${number(bytes)}. Skróć tytuł przelewu.`;

// App
export const enterApp = 'Wpisz numer aplikacji lub jej adres w sklepie.';
export const iosAppNumber =
  'Wpisz numer aplikacji, na przykład 1234567890, lub jej link z App Store.';
export const androidAppName =
  'Wpisz nazwę pakietu aplikacji, na przykład com.example.app, lub jej link z Google Play.';

// Any content
export const enterContent = 'Wpisz treść kodu.';
export const tooMuch = (bytes: number, most: number) =>
  `Za dużo jak na jeden kod QR: ${number(bytes)} z dopuszczalnych ${number(most)} bajtów. Skróć treść.`;
export const tooMuchAtLevel = (
  bytes: number,
  level: string,
  most: number,
  larger: string,
  largest: number,
) =>
  `Za dużo jak na jeden kod QR na poziomie ${level}: ${number(bytes)} z dopuszczalnych ${number(most)} bajtów. Poziom ${larger} mieści ${number(largest)}.`;
