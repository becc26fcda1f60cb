import { isolate } from '../format.ts';

// Tabs and fields
export const contentTab = 'Contenido';
export const styleTab = 'Estilo';
export const contentType = 'Tipo de contenido';
export const contentTypeNotLoaded = 'No se ha podido cargar este tipo de contenido.';
export const contentTypeTryAgain =
  'No se ha podido cargar este tipo de contenido. Inténtelo de nuevo.';
export const contentReplaced = (type: string) => `Contenido sustituido: ${type}`;
export const sampleShown = 'Los campos muestran ahora un contenido de ejemplo.';
export const undoContent = 'Deshacer';

// Preview
export const previewTitle = 'Vista previa del código QR';
export const codeTitle = (content: string) => `Código QR: ${content}`;
export const noCode = 'Sin código QR';
export const previewMark = 'Vista previa';
export const contentTypeLoading = 'Cargando este tipo de contenido…';
export const designLoading = 'Cargando este diseño…';
export const designNotLoaded = 'No se ha podido cargar este diseño.';
export const previewNote = 'Esto es una vista previa. El código funcionará cuando lo cree.';
export const more = 'Más';

// The bar at the bottom of a phone
export const dock = 'Su código';
export const noCodeYet = 'Aún no hay código';
export const tapToEnlarge = 'Toque para ampliar';
export const sheet = 'Código QR';
export const share = 'Compartir';
export const copyImage = 'Copiar imagen';
export const notShared = 'No se ha podido compartir la imagen. Descárguela en su lugar.';
export const notCopied = 'No se ha podido copiar la imagen. Descárguela en su lugar.';
export const savedToast = (file: string) => `${isolate(file)} guardado`;
