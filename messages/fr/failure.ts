export const requestNumber = (id: string) =>
  `ID de la requête (à indiquer si vous nous écrivez)\u00a0: <id>${id}</id>`;
export const copyRequest = 'Copier l’ID';
export const requestCopied = 'Copié';
