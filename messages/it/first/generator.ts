import { isolate } from '../format.ts';

// Tabs and fields
export const contentTab = 'Contenuto';
export const styleTab = 'Stile';
export const contentType = 'Tipo di contenuto';
export const contentTypeNotLoaded = 'Impossibile caricare questo tipo di contenuto.';
export const contentTypeTryAgain = 'Impossibile caricare questo tipo di contenuto. Riprovare.';
export const contentReplaced = (type: string) => `${type}: contenuto sostituito`;
export const sampleShown = 'Ora i campi mostrano un esempio.';
export const undoContent = 'Annulla';

// Preview
export const previewTitle = 'Anteprima del codice QR';
export const codeTitle = (content: string) => `Codice QR: ${content}`;
export const noCode = 'Nessun codice QR';
export const previewMark = 'Anteprima';
export const contentTypeLoading = 'Caricamento del tipo di contenuto…';
export const designLoading = 'Caricamento del design…';
export const designNotLoaded = 'Impossibile caricare questo design.';
export const previewNote = 'Questa è un’anteprima. Il codice funzionerà una volta creato.';
export const more = 'Altro';

// The bar at the bottom of a phone
export const dock = 'Codice QR attuale';
export const noCodeYet = 'Ancora nessun codice';
export const tapToEnlarge = 'Toccare per ingrandire';
export const sheet = 'Codice QR';
export const share = 'Condividi';
export const copyImage = 'Copia immagine';
export const notShared = 'Impossibile condividere l’immagine. È possibile scaricarla.';
export const notCopied = 'Impossibile copiare l’immagine. È possibile scaricarla.';
export const savedToast = (file: string) => `${isolate(file)} salvato`;
