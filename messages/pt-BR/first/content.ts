// Content types, as the tiles name them
export const typeUrl = 'URL';
export const typeVcard = 'vCard';
export const typeText = 'Texto';
export const typeWifi = 'Wi-Fi';
export const typeEmail = 'E-mail';
export const typePhone = 'Ligação';
export const typeSms = 'SMS';
export const typeLocation = 'Localização';
export const typeEvent = 'Evento';
export const typeSepa = 'Pagamento SEPA';
export const typeApp = 'App';

// Web address
export const webAddress = 'Endereço da web';
