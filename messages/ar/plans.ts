export const free = 'الخطة المجانية';
export const pro = 'خطة Pro';
