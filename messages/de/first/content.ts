// Content types, as the tiles name them. Each differs from the label of every field.
export const typeUrl = 'URL';
export const typeVcard = 'vCard';
export const typeText = 'Text';
export const typeWifi = 'WLAN';
export const typeEmail = 'E-Mail';
export const typePhone = 'Anruf';
export const typeSms = 'SMS';
export const typeLocation = 'Standort';
export const typeEvent = 'Termin';
export const typeSepa = 'SEPA-Zahlung';
export const typeApp = 'App';

// Web address
export const webAddress = 'Webadresse';
