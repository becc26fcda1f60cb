import { isolate, number } from './format.ts';

/** Why content cannot be made into a code, and what to enter. Shown below fields and for rows of lists. */

// Any field
/** `field` is the label of a field. */
export const tooLong = (field: string, most: number, length: number) =>
  `${field}\u00a0: ${number(most, { useGrouping: false })} caractères au maximum. La saisie en compte ${number(length, { useGrouping: false })}.`;
export const nullCharacter =
  'Ce texte contient un caractère invisible (NUL) auquel beaucoup de lecteurs s’arrêtent. Tapez-le au lieu de le coller.';

// Web address. `type` is the name of a content type.
export const enterWebAddress = 'Saisissez une adresse web.';
export const webAddressTooLong = (most: number, length: number) =>
  `Une adresse web ne peut pas dépasser ${number(most, { useGrouping: false })} caractères. Celle-ci en compte ${number(length, { useGrouping: false })}.`;
export const webAddressInvisible =
  'Cette adresse contient un caractère invisible. Tapez-la au lieu de la coller.';
export const webAddressMeant = (address: string) => `Vouliez-vous dire ${isolate(address)}\u00a0?`;
export const notWebAddress = (type: string) =>
  `Ce n’est pas une adresse web. Choisissez le type de contenu «\u00a0${type}\u00a0».`;
export const webAddressPassword =
  'N’indiquez pas le mot de passe\u00a0: toute personne qui scanne le code pourrait le lire.';
export const webAddressScheme =
  'Seules les adresses web qui commencent par http:// ou https:// sont acceptées ici.';
export const enterValidWebAddress = 'Saisissez une adresse web comme example.com/menu.';
export const webAddressIsEmail = (type: string) =>
  `C’est une adresse e-mail. Choisissez le type de contenu «\u00a0${type}\u00a0».`;
export const webAddressPort =
  'Après les deux-points doit venir un nombre de 1 à 65535. Corrigez-le, ou supprimez les deux-points et le nombre.';
export const webAddressSpaces = 'Une adresse web ne peut pas contenir d’espaces.';
export const webAddressLocal = (text: string) =>
  `«\u00a0${isolate(text)}\u00a0» n’est pas une adresse web\u00a0: il manque une terminaison comme .fr. S’il s’agit d’un nom de votre propre réseau, ajoutez http:// devant.`;
export const webAddressIsValue = 'C’est une date, une heure ou un nombre, pas une adresse web.';
export const webAddressIsValueOrName =
  'C’est une date, une heure ou un nombre, pas une adresse web. S’il s’agit d’un nom de votre propre réseau, ajoutez http:// devant.';
/** A warning. `ending` is the last part of the host, such as `pdf`. */
export const webEndingUnknown = (ending: string) =>
  `Aucune adresse web connue ne se termine par ${isolate(`.${ending}`)}. Vérifiez l’adresse\u00a0: un code qui en contient une fausse ne mène nulle part.`;

// Contact card
export const enterName = 'Saisissez un prénom ou un nom.';

// Text
export const enterText = 'Saisissez un texte.';

// Wireless network
export const enterNetworkName = 'Saisissez le nom du réseau.';
export const networkNameControl =
  'Ce nom de réseau contient un caractère inutilisable, comme un saut de ligne. Tapez-le au lieu de le coller.';
export const networkNameInvisible =
  'Ce nom de réseau contient un caractère invisible. Tapez-le au lieu de le coller.';
export const networkNameTooLong = (most: number, bytes: number) =>
  `Ce nom de réseau est trop long\u00a0: ${number(bytes)} octets sur ${number(most)} au maximum. Vérifiez qu’il ne contient pas de faute de frappe. Les lettres accentuées et les emojis comptent plusieurs fois.`;
export const enterNetworkPassword = 'Saisissez le mot de passe.';
export const networkPasswordControl =
  'Ce mot de passe contient un caractère inutilisable, comme un saut de ligne. Tapez-le au lieu de le coller.';
export const networkPasswordInvisible =
  'Ce mot de passe contient un caractère invisible. Tapez-le au lieu de le coller.';
export const wpaLength = (length: number) =>
  `Un mot de passe WPA compte de 8 à 63 caractères. Celui-ci en compte ${number(length)}.`;
export const wepLength =
  'Une clé WEP compte 5 ou 13 caractères, ou bien 10 ou 26 chiffres hexadécimaux (0 à F).';

// Email
export const enterEmail = 'Saisissez une adresse e-mail.';
export const enterValidEmail = 'Saisissez une seule adresse e-mail, comme hello@example.com.';

// Phone numbers
export const enterPhone = 'Saisissez un numéro de téléphone.';
export const phoneExtension =
  'Retirez le numéro de poste ou écrivez-le après un tiret, par exemple 1234567-89.';
export const twoPhones = 'Il semble y avoir deux numéros de téléphone. N’en saisissez qu’un seul.';
export const phonePlus = 'Saisissez des chiffres, et un + uniquement au début.';
export const phoneLetters =
  'Un numéro de téléphone ne peut pas contenir de lettres. Ne saisissez que des chiffres.';
export const phoneCharacter = (character: string) =>
  `Un numéro de téléphone ne peut pas contenir «\u00a0${character}\u00a0». Ne saisissez que des chiffres.`;
export const phoneNeedsCountry = 'Commencez par l’indicatif du pays, par exemple +33.';
export const phoneCountryZero =
  'Le + est suivi de l’indicatif du pays, qui ne commence jamais par 0.';
export const phoneLength = (digits: number, least: number, most: number) =>
  `Un numéro de téléphone compte de ${number(least)} à ${number(most)} chiffres, celui-ci en compte ${number(digits)}.`;

// Location
export const enterLatitude = 'Saisissez la latitude.';
export const enterLongitude = 'Saisissez la longitude.';
export const enterValidLatitude = 'Saisissez la latitude en degrés, par exemple 52.516275.';
export const enterValidLongitude = 'Saisissez la longitude en degrés, par exemple 13.377704.';
export const latitudeRange = 'Une latitude est comprise entre -90 et 90 degrés.';
export const longitudeRange = 'Une longitude est comprise entre -180 et 180 degrés.';

// Event
export const enterEventTitle = 'Saisissez un titre.';
export const enterFirstDay = 'Saisissez le premier jour.';
export const enterStart = 'Saisissez le début ou choisissez «\u00a0Toute la journée\u00a0».';
export const enterEnd = 'Saisissez la fin.';
export const enterValidDay = 'Saisissez un jour comme 2027-06-18.';
export const enterValidTime = 'Saisissez une heure comme 18:00.';
export const endsTooEarly = 'L’événement se termine avant d’avoir commencé.';

// SEPA payment
export const enterRecipient = 'Saisissez le nom du bénéficiaire.';
export const enterIban = 'Saisissez un IBAN.';
export const ibanStart = 'Un IBAN commence par deux lettres et deux chiffres, par exemple FR76.';
/** `country` is a code of two letters. */
export const ibanNotSepa = (country: string) =>
  `${isolate(country)} ne fait pas partie de l’espace SEPA. Saisissez un IBAN d’un pays de cet espace.`;
export const ibanLength = (country: string, length: number, actual: number) =>
  `Un IBAN ${isolate(country)} compte ${number(length)} caractères. Celui-ci en compte ${number(actual)}.`;
export const ibanMistyped =
  'Cet IBAN contient une faute de frappe\u00a0: sa clé de contrôle est incorrecte.';
export const enterValidAmount = 'Saisissez le montant en chiffres, par exemple 1250,00.';
export const amountRange = 'Le montant doit être compris entre 0,01 et 999999999,99 euros.';
export const enterBic = 'Saisissez aussi le BIC\u00a0: le pays de cet IBAN l’exige.';
export const bicLength = 'Un BIC compte 8 ou 11 lettres et chiffres.';
export const paymentTooLarge = (most: number, bytes: number) =>
  `Un code de virement contient au maximum ${number(most)} octets. Celui-ci en compte ${number(bytes)}. Raccourcissez la référence.`;

// App
export const enterApp = 'Saisissez le numéro de l’appli ou son adresse dans un magasin d’applis.';
export const iosAppNumber =
  'Saisissez le numéro de l’appli, par exemple 1234567890, ou son lien App Store.';
export const androidAppName =
  'Saisissez le nom de paquet de l’appli, par exemple com.example.app, ou son lien Google Play.';

// Any content
export const enterContent = 'Saisissez un contenu à encoder.';
export const tooMuch = (bytes: number, most: number) =>
  `C’est trop pour un seul QR code\u00a0: ${number(bytes)} octets sur ${number(most)} au maximum. Raccourcissez le contenu.`;
export const tooMuchAtLevel = (
  bytes: number,
  level: string,
  most: number,
  larger: string,
  largest: number,
) =>
  `C’est trop pour un seul QR code au niveau ${level}\u00a0: ${number(bytes)} octets sur ${number(most)} au maximum. Le niveau ${larger} en contient ${number(largest)}.`;
