/** The names of the plans, as on the pricing page. */

export const free = 'Darmowy';
export const pro = 'Pro';
