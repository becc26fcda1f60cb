import { isolate, number } from './format.ts';

/** Why content cannot be made into a code, and what to enter. Shown below fields and for rows of lists. */

// Any field
export const tooLong = (field: string, most: number, length: number) =>
  `${field}: como máximo ${number(most, { useGrouping: false })} caracteres. Aquí hay ${number(length, { useGrouping: false })}.`;
export const nullCharacter =
  'Este texto contiene un carácter invisible (NUL) en el que muchos lectores se detienen. Escríbalo en lugar de pegarlo.';

// Web address
export const enterWebAddress = 'Introduzca una dirección web.';
export const webAddressTooLong = (most: number, length: number) =>
  `Una dirección web puede tener como máximo ${number(most, { useGrouping: false })} caracteres. Esta tiene ${number(length, { useGrouping: false })}.`;
export const webAddressInvisible =
  'Esta dirección contiene un carácter invisible. Escríbala en lugar de pegarla.';
export const webAddressMeant = (address: string) => `¿Quería decir ${isolate(address)}?`;
export const notWebAddress = (type: string) =>
  `No es una dirección web. Elija «${type}» como tipo de contenido.`;
export const webAddressPassword = 'Omita la contraseña: quien escanee el código podría leerla.';
export const webAddressScheme =
  'Aquí solo sirven direcciones web que empiecen por http:// o https://.';
export const enterValidWebAddress = 'Introduzca una dirección web como example.com/carta.';
export const webAddressIsEmail = (type: string) =>
  `Es una dirección de correo. Elija «${type}» como tipo de contenido.`;
export const webAddressPort =
  'Tras los dos puntos debe ir un número del 1 al 65535. Corríjalo, o quite los dos puntos y el número.';
export const webAddressSpaces = 'Una dirección web no puede contener espacios.';
export const webAddressLocal = (text: string) =>
  `«${isolate(text)}» no es una dirección web: falta una terminación como .es. Si se refiere a un nombre de su propia red, escriba http:// delante.`;
export const webAddressIsValue = 'Es una fecha, una hora o un número, no una dirección web.';
export const webAddressIsValueOrName =
  'Es una fecha, una hora o un número, no una dirección web. Si se refiere a un nombre de su propia red, escriba http:// delante.';
export const webEndingUnknown = (ending: string) =>
  `Ninguna dirección web conocida termina en ${isolate(`.${ending}`)}. Compruebe la dirección: un código con una incorrecta no lleva a ninguna parte.`;

// Contact card
export const enterName = 'Introduzca un nombre o un apellido.';

// Text
export const enterText = 'Introduzca un texto.';

// Wireless network
export const enterNetworkName = 'Introduzca el nombre de la red.';
export const networkNameControl =
  'Este nombre de red contiene un carácter que no se puede usar, como un salto de línea. Escríbalo en lugar de pegarlo.';
export const networkNameInvisible =
  'Este nombre de red contiene un carácter invisible. Escríbalo en lugar de pegarlo.';
export const networkNameTooLong = (most: number, bytes: number) =>
  `Este nombre de red es demasiado largo: ${number(bytes)} bytes de ${number(most)} como máximo. Compruebe que no tenga erratas. Las letras con acento y los emojis cuentan más de una vez.`;
export const enterNetworkPassword = 'Introduzca la contraseña.';
export const networkPasswordControl =
  'Esta contraseña contiene un carácter que no se puede usar, como un salto de línea. Escríbala en lugar de pegarla.';
export const networkPasswordInvisible =
  'Esta contraseña contiene un carácter invisible. Escríbala en lugar de pegarla.';
export const wpaLength = (length: number) =>
  `Una contraseña WPA tiene de 8 a 63 caracteres. Esta tiene ${number(length)}.`;
export const wepLength = 'Una clave WEP tiene 5 o 13 caracteres, o bien 10 o 26 cifras de 0 a F.';

// Email
export const enterEmail = 'Introduzca una dirección de correo.';
export const enterValidEmail = 'Introduzca una sola dirección de correo, como hola@example.com.';

// Phone numbers
export const enterPhone = 'Introduzca un número de teléfono.';
export const phoneExtension =
  'Omita la extensión o escríbala después de un guion, como en 1234567-89.';
export const twoPhones = 'Parecen dos números de teléfono. Introduzca solo uno.';
export const phonePlus = 'Introduzca cifras y, solo al principio, un +.';
export const phoneLetters =
  'Un número de teléfono no puede contener letras. Introduzca solo cifras.';
export const phoneCharacter = (character: string) =>
  `Un número de teléfono no puede contener «${character}». Introduzca solo cifras.`;
export const phoneNeedsCountry = 'Empiece por el prefijo del país, como +34.';
export const phoneCountryZero = 'Después del + va el prefijo del país, que nunca empieza por 0.';
export const phoneLength = (digits: number, least: number, most: number) =>
  `Un número de teléfono tiene de ${number(least)} a ${number(most)} cifras; este tiene ${number(digits)}.`;

// Location
export const enterLatitude = 'Introduzca la latitud.';
export const enterLongitude = 'Introduzca la longitud.';
export const enterValidLatitude = 'Introduzca la latitud en grados, como 52.516275.';
export const enterValidLongitude = 'Introduzca la longitud en grados, como 13.377704.';
export const latitudeRange = 'La latitud va de -90 a 90 grados.';
export const longitudeRange = 'La longitud va de -180 a 180 grados.';

// Event
export const enterEventTitle = 'Introduzca un título.';
export const enterFirstDay = 'Introduzca el primer día.';
export const enterStart = 'Introduzca la hora de inicio o elija «Todo el día».';
export const enterEnd = 'Introduzca la hora de fin.';
export const enterValidDay = 'Introduzca un día como 2027-06-18.';
export const enterValidTime = 'Introduzca una hora como 18:00.';
export const endsTooEarly = 'El evento termina antes de empezar.';

// SEPA payment
export const enterRecipient = 'Introduzca el nombre del beneficiario.';
export const enterIban = 'Introduzca un IBAN.';
export const ibanStart = 'Un IBAN empieza por dos letras y dos cifras, como ES91.';
export const ibanNotSepa = (country: string) =>
  `${isolate(country)} no pertenece a la zona SEPA. Introduzca un IBAN de un país de la zona SEPA.`;
export const ibanLength = (country: string, length: number, actual: number) =>
  `Un IBAN de ${isolate(country)} tiene ${number(length)} caracteres. Este tiene ${number(actual)}.`;
export const ibanMistyped = 'Este IBAN está mal escrito: los dígitos de control no coinciden.';
export const enterValidAmount = 'Introduzca el importe en cifras, como 1250,00.';
export const amountRange = 'El importe debe estar entre 0,01 y 999999999,99 euros.';
export const enterBic = 'Introduzca también el BIC: el país de este IBAN lo exige.';
export const bicLength = 'Un BIC tiene 8 u 11 letras y cifras.';
export const paymentTooLarge = (most: number, bytes: number) =>
  `En un código de pago caben ${number(most)} bytes. Este tiene ${number(bytes)}. Acorte el concepto.`;

// App
export const enterApp = 'Introduzca el número de la app o su dirección en una tienda.';
export const iosAppNumber =
  'Introduzca el número de la app, como 1234567890, o su enlace de App Store.';
export const androidAppName =
  'Introduzca el nombre de paquete de la app, como com.example.app, o su enlace de Google Play.';

// Any content
export const enterContent = 'Introduzca el contenido del código.';
export const tooMuch = (bytes: number, most: number) =>
  `Demasiado para un código QR: ${number(bytes)} bytes de ${number(most)} como máximo. Acorte el contenido.`;
export const tooMuchAtLevel = (
  bytes: number,
  level: string,
  most: number,
  larger: string,
  largest: number,
) =>
  `Demasiado para un código QR con el nivel ${level}: ${number(bytes)} bytes de ${number(most)} como máximo. El nivel ${larger} admite ${number(largest)}.`;
