/** The names of the plans, as on the pricing page. */

export const free = 'Grátis';
export const pro = 'Pro';
