export const codeGoneTitle = '找不到二维码';
export const codeGone = '它已被删除，或属于其他账号。';
