export const free = '免费版';
export const pro = '专业版';
