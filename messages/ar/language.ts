export const choose = 'اللغة';
export const closeOffer = 'إغلاق';
