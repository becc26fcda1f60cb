export const choose = 'Sprache';
export const closeOffer = 'Schließen';
