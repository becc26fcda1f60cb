/** The names of the plans, as on the pricing page. */

export const free = 'Gratuit';
export const pro = 'Pro';
