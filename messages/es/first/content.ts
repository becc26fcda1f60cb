// Content types, as the tiles name them
export const typeUrl = 'URL';
export const typeVcard = 'vCard';
export const typeText = 'Texto';
export const typeWifi = 'Wi-Fi';
export const typeEmail = 'Correo';
export const typePhone = 'Llamada';
export const typeSms = 'SMS';
export const typeLocation = 'Ubicación';
export const typeEvent = 'Evento';
export const typeSepa = 'Pago SEPA';
export const typeApp = 'App';

// Web address
export const webAddress = 'Dirección web';
