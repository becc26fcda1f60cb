export const requestNumber = (id: string) => `Letzte fehlgeschlagene Anfrage: <id>${id}</id>`;
export const copyRequest = 'Nummer kopieren';
export const requestCopied = 'Kopiert';
