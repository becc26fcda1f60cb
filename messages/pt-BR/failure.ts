export const requestNumber = (id: string) => `Última solicitação que falhou: <id>${id}</id>`;
export const copyRequest = 'Copiar número';
export const requestCopied = 'Copiado';
