export const requestNumber = (id: string) => `Requête <id>${id}</id>`;
export const copyRequest = 'Copier le numéro';
export const requestCopied = 'Copié';
