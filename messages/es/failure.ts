export const requestNumber = (id: string) => `Solicitud <id>${id}</id>`;
export const copyRequest = 'Copiar número';
export const requestCopied = 'Copiado';
