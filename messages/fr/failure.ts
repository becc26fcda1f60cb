export const requestNumber = (id: string) => `Dernière requête échouée : <id>${id}</id>`;
export const copyRequest = 'Copier le numéro';
export const requestCopied = 'Copié';
