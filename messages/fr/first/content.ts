// Content types, as the tiles name them. Each differs from the label of every field.
export const typeUrl = 'URL';
export const typeVcard = 'vCard';
export const typeText = 'Texte';
export const typeWifi = 'Wi-Fi';
export const typeEmail = 'E-mail';
export const typePhone = 'Appel';
export const typeSms = 'SMS';
export const typeLocation = 'Position';
export const typeEvent = 'Événement';
export const typeSepa = 'Virement SEPA';
export const typeApp = 'Appli';

// Web address
export const webAddress = 'Adresse du site web';
