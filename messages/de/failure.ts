export const requestNumber = (id: string) => `Anfrage <id>${id}</id>`;
export const copyRequest = 'Nummer kopieren';
export const requestCopied = 'Kopiert';
