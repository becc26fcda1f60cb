export const choose = 'Język';
export const current = (name: string) => `Język: ${name}`;
export const closeOffer = 'Zamknij';
