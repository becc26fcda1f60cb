export const choose = 'Idioma';
export const current = (name: string) => `Idioma: ${name}`;
export const closeOffer = 'Fechar';
