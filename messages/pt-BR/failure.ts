export const requestNumber = (id: string) =>
  `ID da solicitação (informe-o ao falar conosco): <id>${id}</id>`;
export const copyRequest = 'Copiar ID';
export const requestCopied = 'Copiado';
