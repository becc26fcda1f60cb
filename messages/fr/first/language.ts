export const choose = 'Langue';
export const current = (name: string) => `Langue\u00a0: ${name}`;
export const closeOffer = 'Fermer';
