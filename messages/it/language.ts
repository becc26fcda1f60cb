export const choose = 'Lingua';
export const closeOffer = 'Chiudi';
