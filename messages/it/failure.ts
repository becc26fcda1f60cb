export const requestNumber = (id: string) =>
  `ID della richiesta (da indicare scrivendoci): <id>${id}</id>`;
export const copyRequest = 'Copia ID';
export const requestCopied = 'Copiato';
