export * from './first/content.ts';

/** Content types and the fields of their forms. */

// Contact card
export const firstName = 'Prénom';
export const lastName = 'Nom';
export const cardEmail = 'Adresse e-mail';
export const cardPhone = 'Téléphone';
export const company = 'Entreprise';
export const jobTitle = 'Fonction';
export const jobTitleExample = 'Direction marketing';
export const website = 'Site web';
export const cardMobile = 'Mobile';
export const cardSecondPhone = 'Deuxième téléphone';
export const street = 'Numéro et rue';
export const postalCode = 'Code postal';
export const city = 'Ville';
export const region = 'Région ou département';
export const country = 'Pays';
export const cardNote = 'Note';

// Text
export const text = 'Texte';
export const textExample = 'Table 12, sous le marronnier';

// Wireless network
export const networkName = 'Nom du réseau';
export const networkSecurity = 'Sécurité';
export const securityWpa = 'WPA, WPA2 ou WPA3';
export const securityWpa3 = 'WPA3 uniquement';
export const securityWep = 'WEP';
export const securityNone = 'Aucune, sans mot de passe';
export const networkPassword = 'Mot de passe';
export const networkPasswordHint =
  'Toute personne qui scanne le code peut le lire. Il n’apparaît jamais dans nos statistiques.';
export const networkHidden = 'Réseau masqué';

// Email
export const emailAddress = 'Adresse e-mail';
export const emailSubject = 'Objet';
export const emailSubjectExample = 'Une question';
export const emailBody = 'Message';
export const emailBodyExample = 'Message prérempli';

// Call, SMS and WhatsApp
export const phoneNumber = 'Numéro de téléphone';
export const phoneHint =
  'Ajoutez l’indicatif du pays, par exemple +33, pour permettre les appels depuis l’étranger.';
export const smsPhoneHint =
  'Ajoutez l’indicatif du pays, par exemple +33, pour que le code fonctionne depuis l’étranger.';
export const smsText = 'Message';
export const whatsappPhoneHint = 'Commencez par l’indicatif du pays, par exemple +33.';
export const whatsappText = 'Message';
export const whatsappTextExample = 'Message prérempli';

// Location
export const latitude = 'Latitude';
export const latitudeHint = 'Vous pouvez coller ici les deux coordonnées copiées depuis une carte.';
export const longitude = 'Longitude';

// Event
export const eventTitle = 'Titre';
export const eventTitleExample = 'Fête de l’été';
export const eventPlace = 'Lieu';
export const eventAllDay = 'Toute la journée';
export const eventFirstDay = 'Premier jour';
export const eventStart = 'Début';
export const eventLastDay = 'Dernier jour';
export const eventEnd = 'Fin';
/** Label of a choice: "Times are: local, at the place of the event". */
export const eventZone = 'Fuseau horaire';
export const eventZoneLocal = 'Heure locale de l’événement';
export const eventZoneUtc = 'UTC, pour un événement en ligne';
export const eventNotes = 'Notes';
export const eventNotesExample = 'Apportez une salade';

// SEPA payment
export const recipient = 'Bénéficiaire';
export const iban = 'IBAN';
export const amount = 'Montant';
export const amountHint = 'Laissez vide pour que le montant soit choisi au moment de payer.';
export const reference = 'Référence';
export const referenceExample = 'Facture 2027-118';
export const referenceHint = 'Texte libre ou référence de créancier commençant par RF.';
export const bic = 'BIC';
export const bicHint = 'Nécessaire seulement hors de l’Espace économique européen.';

// App
export const iosAppHint = 'Le numéro de l’appli ou son adresse dans l’App Store.';
export const androidAppHint =
  'Remplissez les deux champs pour diriger chaque téléphone vers son magasin d’applis. Le code passe alors par une page de ce site.';

// What a code contains, for screen readers, mostly after a colon: "QR code: contact Jane Doe".
// Files contain them, too, so they contain no `isolate`.
export const contactSummary = (name: string) => `contact ${name}`;
export const textSummary = (text: string) => `texte ${text}`;
export const wifiSummary = (network: string) => `réseau Wi-Fi ${network}`;
export const emailSummary = (address: string) => `e-mail à ${address}`;
export const phoneSummary = (phone: string) => `numéro de téléphone ${phone}`;
export const smsSummary = (phone: string) => `SMS au ${phone}`;
export const whatsappSummary = (phone: string) => `discussion WhatsApp avec ${phone}`;
export const locationSummary = (latitude: string, longitude: string) =>
  `position ${latitude}, ${longitude}`;
export const eventSummary = (title: string) => `événement ${title}`;
export const paymentSummary = (recipient: string) => `virement SEPA à ${recipient}`;
export const appSummary = (app: string) => `appli ${app}`;
