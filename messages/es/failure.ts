export const requestNumber = (id: string) => `Última solicitud fallida: <id>${id}</id>`;
export const copyRequest = 'Copiar número';
export const requestCopied = 'Copiado';
