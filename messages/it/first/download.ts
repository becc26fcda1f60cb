// Download button
export const download = 'Scarica codice QR';
export const downloadShort = 'Scarica';
export const createAndDownload = 'Crea e scarica';
export const createShort = 'Crea';
export const downloadFailed = 'Impossibile scaricare il codice QR. Riprovare.';
export const downloadsNotLoaded = 'Impossibile caricare i download.';

// Dialog
export const formats = 'Formati';
export const downloadAs = 'Scarica come';
export const formatsAreFree = 'Tutti i formati sono gratuiti, anche senza account.';
