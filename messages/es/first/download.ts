// Download button
export const download = 'Descargar código QR';
export const downloadShort = 'Descargar';
export const createAndDownload = 'Crear y descargar';
export const createShort = 'Crear';
export const downloadFailed = 'No se ha podido descargar el código QR. Inténtelo de nuevo.';
export const downloadsNotLoaded = 'No se han podido cargar las descargas.';

// Dialog
export const formats = 'Formatos';
export const downloadAs = 'Descargar como';
export const formatsAreFree = 'Todos los formatos son gratuitos y sin cuenta.';
