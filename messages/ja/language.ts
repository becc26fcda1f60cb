export const choose = '言語';
export const closeOffer = '閉じる';
