export const codeGoneTitle = 'Code nicht gefunden';
export const codeGone = 'Er wurde gelöscht oder gehört zu einem anderen Konto.';
