export const choose = 'Język';
export const closeOffer = 'Zamknij';
