export const offlineTitle = (site: string) => `Sem conexão | ${site}`;
export const offlineHeading = 'Você está sem conexão';
export const offlineText =
  'Esta página precisa de conexão com a internet. O gerador funciona sem ela: <make>crie um QR Code</make> ou <again>recarregue esta página</again>.';
export const keptHereTitle = 'Salvo neste dispositivo';
export const keptHere =
  'O código será adicionado aos seus códigos salvos assim que a conexão voltar.';
export const keptForLater = 'O envio será feito assim que a conexão voltar.';
