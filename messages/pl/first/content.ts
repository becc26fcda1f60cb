// Content types, as the tiles name them
export const typeUrl = 'URL';
export const typeVcard = 'vCard';
export const typeText = 'Tekst';
export const typeWifi = 'Wi-Fi';
export const typeEmail = 'E-mail';
export const typePhone = 'Telefon';
export const typeSms = 'SMS';
export const typeLocation = 'Lokalizacja';
export const typeEvent = 'Wydarzenie';
export const typeSepa = 'Przelew SEPA';
export const typeApp = 'Aplikacja';

// Web address
export const webAddress = 'Adres strony';
