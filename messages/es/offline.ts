export const offlineTitle = (site: string) => `Sin conexión | ${site}`;
export const offlineHeading = 'No hay conexión a internet';
export const offlineText =
  'Esta página necesita conexión. El generador funciona sin ella: <make>cree un código QR</make> o <again>vuelva a cargar esta página</again>.';
