// Content types, as the tiles name them. Each differs from the label of every field.
export const typeUrl = 'URL';
export const typeVcard = 'vCard';
export const typeText = 'Text';
export const typeWifi = 'Wi-Fi';
export const typeEmail = 'Email message';
export const typePhone = 'Call';
export const typeSms = 'SMS';
export const typeLocation = 'Location';
export const typeEvent = 'Event';
export const typeSepa = 'SEPA payment';
export const typeApp = 'App';

// Web address
export const webAddress = 'Web address';
