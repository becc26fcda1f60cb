export const requestNumber = (id: string) =>
  `Anfrage-ID (bitte angeben, wenn Sie uns schreiben): <id>${id}</id>`;
export const copyRequest = 'ID kopieren';
export const requestCopied = 'Kopiert';
