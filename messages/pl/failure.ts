export const requestNumber = (id: string) =>
  `Identyfikator żądania (podaj go, pisząc do nas): <id>${id}</id>`;
export const copyRequest = 'Kopiuj identyfikator';
export const requestCopied = 'Skopiowano';
