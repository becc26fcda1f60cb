// Verdict
export const checkBeforeDownload = 'Verificato prima del download';
export const notChecked = 'Non controllato';

// Warning before a download
export const checkNotFinished =
  'Il controllo di lettura non è stato completato. Prima di stampare il file, provarlo con il telefono.';
