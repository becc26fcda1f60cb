export const requestNumber = (id: string) => `Ostatnie nieudane żądanie: <id>${id}</id>`;
export const copyRequest = 'Kopiuj numer';
export const requestCopied = 'Skopiowano';
