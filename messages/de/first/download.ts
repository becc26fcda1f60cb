// Download button
export const download = 'QR-Code herunterladen';
export const downloadShort = 'Herunterladen';
export const createAndDownload = 'Erstellen und herunterladen';
export const createShort = 'Erstellen';
export const downloadFailed =
  'Der QR-Code konnte nicht heruntergeladen werden. Bitte versuchen Sie es erneut.';
export const downloadsNotLoaded = 'Die Downloads konnten nicht geladen werden.';

// Dialog
export const formats = 'Formate';
export const downloadAs = 'Herunterladen als';
export const formatsAreFree = 'Alle Formate sind kostenlos, auch ohne Konto.';
