/** The names of the plans, as on the pricing page. */

export const free = 'Gratuito';
export const pro = 'Pro';
