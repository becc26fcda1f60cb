// Content types, as the tiles name them. Each differs from the label of every field.
export const typeUrl = 'URL';
export const typeVcard = 'vCard';
export const typeText = 'Testo';
export const typeWifi = 'Wi-Fi';
export const typeEmail = 'Email';
export const typePhone = 'Chiamata';
export const typeSms = 'SMS';
export const typeLocation = 'Posizione';
export const typeEvent = 'Evento';
export const typeSepa = 'Bonifico SEPA';
export const typeApp = 'App';

// Web address
export const webAddress = 'Indirizzo web';
