/** The names of the plans, as on the pricing page. */

export const free = 'Free';
export const pro = 'Pro';
