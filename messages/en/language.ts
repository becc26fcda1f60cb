export const choose = 'Language';
export const closeOffer = 'Close';
