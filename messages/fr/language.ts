export const choose = 'Langue';
export const closeOffer = 'Fermer';
