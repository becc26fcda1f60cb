export const choose = 'Sprache';
export const current = (name: string) => `Sprache: ${name}`;
export const closeOffer = 'Schließen';
