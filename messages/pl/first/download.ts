// Download button
export const download = 'Pobierz kod QR';
export const downloadShort = 'Pobierz';
export const createAndDownload = 'Utwórz i pobierz';
export const createShort = 'Utwórz';
export const downloadFailed = 'Nie udało się pobrać kodu QR. Spróbuj ponownie.';
export const downloadsNotLoaded = 'Nie udało się wczytać opcji pobierania.';

// Dialog
export const formats = 'Formaty';
export const downloadAs = 'Pobierz jako';
export const formatsAreFree = 'Każdy format jest darmowy i nie wymaga konta.';
