export const offlineTitle = (site: string) => `Sin conexión | ${site}`;
export const offlineHeading = 'No hay conexión a internet';
export const offlineText =
  'Esta página necesita conexión. El generador funciona sin ella: <make>cree un código QR</make> o <again>vuelva a cargar esta página</again>.';
export const keptHereTitle = 'Guardado en este dispositivo';
export const keptHere = 'Se añadirá a sus códigos guardados en cuanto vuelva la conexión.';
export const keptForLater = 'Se enviará en cuanto vuelva la conexión.';
