export const requestNumber = (id: string) => `Żądanie <id>${id}</id>`;
export const copyRequest = 'Kopiuj numer';
export const requestCopied = 'Skopiowano';
