export const choose = '言語';
export const current = (name: string) => `言語：${name}`;
export const closeOffer = '閉じる';
