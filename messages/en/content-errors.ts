import { isolate, number } from './format.ts';

/** Why content cannot be made into a code, and what to enter. Shown below fields and for rows of lists. */

// Any field
/** `field` is the label of a field. */
export const tooLong = (field: string, most: number, length: number) =>
  `${field} can have at most ${number(most, { useGrouping: false })} characters. This one has ${number(length, { useGrouping: false })}.`;
export const nullCharacter =
  'This text contains an invisible character (NUL) at which many scanners stop reading. Type it instead of pasting it.';

// Web address. `type` is the name of a content type.
export const enterWebAddress = 'Enter a web address.';
export const webAddressTooLong = (most: number, length: number) =>
  `A web address can have at most ${number(most, { useGrouping: false })} characters. This one has ${number(length, { useGrouping: false })}.`;
export const webAddressInvisible =
  'This address contains an invisible character. Type it instead of pasting it.';
export const webAddressMeant = (address: string) => `Did you mean ${isolate(address)}?`;
export const notWebAddress = (type: string) =>
  `This is not a web address. Choose ${type} as the content type.`;
export const webAddressPassword =
  'Leave out the password: everyone who scans the code could read it.';
export const webAddressScheme = 'Only web addresses that start with http:// or https:// work here.';
export const enterValidWebAddress = 'Enter a web address such as example.com/menu.';
export const webAddressIsEmail = (type: string) =>
  `This is an email address. Choose ${type} as the content type.`;
export const webAddressPort = 'After the colon, enter a number from 1 to 65535.';
export const webAddressSpaces = 'A web address cannot contain spaces.';
export const webAddressLocal = (text: string) =>
  `“${isolate(text)}” is not a web address: an ending such as .com is missing. If you mean a name of your own network, type http:// in front.`;
export const webAddressIsValue = 'This is a day, a time or a number, not a web address.';
export const webAddressIsValueOrName =
  'This is a day, a time or a number, not a web address. If you mean a name of your own network, type http:// in front.';
/** A warning. `ending` is the last part of the host, such as `pdf`. */
export const webEndingUnknown = (ending: string) =>
  `No known web address ends in ${isolate(`.${ending}`)}. Check the address: codes with a wrong one lead nowhere.`;

// Contact card
export const enterName = 'Enter a first name or a last name.';

// Text
export const enterText = 'Enter some text.';

// Wireless network
export const enterNetworkName = 'Enter the name of the network.';
export const networkNameControl =
  'This network name contains a character that cannot be used, such as a line break. Type it instead of pasting it.';
export const networkNameInvisible =
  'This network name contains an invisible character. Type it instead of pasting it.';
export const networkNameTooLong = (most: number, bytes: number) =>
  `This network name is too long: ${number(bytes)} bytes, and the limit is ${number(most)}. Check it for typos. Accented letters and emoji take several bytes each.`;
export const enterNetworkPassword = 'Enter the password.';
export const networkPasswordControl =
  'This password contains a character that cannot be used, such as a line break. Type it instead of pasting it.';
export const networkPasswordInvisible =
  'This password contains an invisible character. Type it instead of pasting it.';
export const wpaLength = (length: number) =>
  `A WPA password has 8 to 63 characters. This one has ${number(length)}.`;
export const wepLength =
  'A WEP key has 5 or 13 characters, or 10 or 26 hexadecimal digits (0–9, A–F).';

// Email
export const enterEmail = 'Enter an email address.';
export const enterValidEmail = 'Enter one email address, such as hello@example.com.';

// Phone numbers
export const enterPhone = 'Enter a phone number.';
export const phoneExtension =
  'Leave out the extension, or write it after a hyphen, for example 1234567-89.';
export const twoPhones = 'This looks like two phone numbers. Enter one of them.';
export const phonePlus = 'Enter digits, and a + only at the beginning.';
export const phoneLetters = 'A phone number cannot contain letters. Enter digits only.';
export const phoneCharacter = (character: string) =>
  `A phone number cannot contain “${character}”. Enter digits only.`;
export const phoneNeedsCountry = 'Begin with the country code, such as +49.';
export const phoneCountryZero = 'After the + comes the country code, which never starts with 0.';
export const phoneLength = (digits: number, least: number, most: number) =>
  `Phone numbers have ${number(least)} to ${number(most)} digits. This one has ${number(digits)}.`;

// Location
export const enterLatitude = 'Enter the latitude.';
export const enterLongitude = 'Enter the longitude.';
export const enterValidLatitude = 'Enter the latitude in degrees, such as 52.516275.';
export const enterValidLongitude = 'Enter the longitude in degrees, such as 13.377704.';
export const latitudeRange = 'A latitude is between -90 and 90 degrees.';
export const longitudeRange = 'A longitude is between -180 and 180 degrees.';

// Event
export const enterEventTitle = 'Enter a title.';
export const enterFirstDay = 'Enter the first day.';
export const enterStart = 'Enter a start time, or choose “All day”.';
export const enterEnd = 'Enter an end time.';
export const enterValidDay = 'Enter a day such as 2027-06-18.';
export const enterValidTime = 'Enter a time such as 18:00.';
export const endsTooEarly = 'The event ends before it starts.';

// SEPA payment
export const enterRecipient = 'Enter the name of the recipient.';
export const enterIban = 'Enter an IBAN.';
export const ibanStart = 'An IBAN begins with two letters and two digits, such as DE89.';
/** `country` is a code of two letters. */
export const ibanNotSepa = (country: string) =>
  `${isolate(country)} is not in the SEPA area. Enter an IBAN from a SEPA country.`;
export const ibanLength = (country: string, length: number, actual: number) =>
  `An IBAN from ${isolate(country)} has ${number(length)} characters. This one has ${number(actual)}.`;
export const ibanMistyped = 'Check this IBAN for typos: its check digits do not match.';
export const enterValidAmount = 'Enter the amount as digits, such as 1250.00.';
export const amountRange = 'The amount must be between 0.01 and 999999999.99 euros.';
export const enterBic = 'Enter the BIC, too: the country of this IBAN requires it.';
export const bicLength = 'A BIC has 8 or 11 letters and digits.';
export const paymentTooLarge = (most: number, bytes: number) =>
  `A payment code can hold at most ${number(most)} bytes. This one has ${number(bytes)}. Shorten the reference.`;

// App
export const enterApp = 'Enter the app’s ID or its store link.';
export const iosAppNumber = 'Enter the app’s ID, such as 1234567890, or its App Store link.';
export const androidAppName =
  'Enter the app’s package name, such as com.example.app, or its Google Play link.';

// Any content
export const enterContent = 'Enter the content of the code.';
export const tooMuch = (bytes: number, most: number) =>
  `Too much for one QR code: ${number(bytes)} bytes, and the limit is ${number(most)}. Shorten the content.`;
/** `bytes` do not fit; level `larger` has room for them, and holds `largest`. */
export const tooMuchAtLevel = (
  bytes: number,
  level: string,
  most: number,
  larger: string,
  largest: number,
) =>
  `Too much for one QR code at level ${level}: ${number(bytes)} bytes, and the limit is ${number(most)}. Level ${larger} holds ${number(largest)}.`;
