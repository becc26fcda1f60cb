export const choose = 'Language';
export const current = (name: string) => `Language: ${name}`;
export const closeOffer = 'Close';
