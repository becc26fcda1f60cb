export const offlineTitle = (site: string) => `Sem conexão | ${site}`;
export const offlineHeading = 'Você está sem conexão';
export const offlineText =
  'Esta página precisa de conexão com a internet. O gerador funciona sem ela: <make>crie um QR Code</make> ou <again>recarregue esta página</again>.';
