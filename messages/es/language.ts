export const choose = 'Idioma';
export const closeOffer = 'Cerrar';
