export const requestNumber = (id: string) => `Solicitação <id>${id}</id>`;
export const copyRequest = 'Copiar número';
export const requestCopied = 'Copiado';
