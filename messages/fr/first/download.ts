// Download button
export const download = 'Télécharger le QR code';
export const downloadShort = 'Télécharger';
export const createAndDownload = 'Créer et télécharger';
export const createShort = 'Créer';
export const downloadFailed = 'Le QR code n’a pas pu être téléchargé. Réessayez.';
export const downloadsNotLoaded = 'Les téléchargements n’ont pas pu être chargés.';

// Dialog
export const formats = 'Formats';
export const downloadAs = 'Télécharger au format';
export const formatsAreFree = 'Tous les formats sont gratuits, sans compte.';
