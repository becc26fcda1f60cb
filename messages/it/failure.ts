export const requestNumber = (id: string) => `Ultima richiesta non riuscita: <id>${id}</id>`;
export const copyRequest = 'Copia numero';
export const requestCopied = 'Copiato';
