export const choose = 'Lingua';
export const current = (name: string) => `Lingua: ${name}`;
export const closeOffer = 'Chiudi';
