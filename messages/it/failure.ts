export const requestNumber = (id: string) => `Richiesta <id>${id}</id>`;
export const copyRequest = 'Copia numero';
export const requestCopied = 'Copiato';
