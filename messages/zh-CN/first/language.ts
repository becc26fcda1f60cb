export const choose = '语言';
export const current = (name: string) => `语言：${name}`;
export const closeOffer = '关闭';
