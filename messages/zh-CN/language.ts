export const choose = '语言';
export const closeOffer = '关闭';
