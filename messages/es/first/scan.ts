// Verdict
export const checkBeforeDownload = 'Se comprueba antes de la descarga';
export const notChecked = 'Sin comprobar';

// Warning before a download
export const checkNotFinished =
  'La prueba de lectura no ha terminado. Pruebe el archivo con su teléfono antes de imprimirlo.';
