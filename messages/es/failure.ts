export const requestNumber = (id: string) =>
  `ID de la solicitud (inclúyalo si nos escribe): <id>${id}</id>`;
export const copyRequest = 'Copiar ID';
export const requestCopied = 'Copiado';
