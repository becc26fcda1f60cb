import { isolate } from '../format.ts';

// Tabs and fields
export const contentTab = 'Inhalt';
export const styleTab = 'Stil';
export const contentType = 'Inhaltstyp';
export const contentTypeNotLoaded = 'Dieser Inhaltstyp konnte nicht geladen werden.';
export const contentTypeTryAgain =
  'Dieser Inhaltstyp konnte nicht geladen werden. Bitte versuchen Sie es erneut.';
export const contentReplaced = (type: string) => `${type}: Inhalt ersetzt`;
export const sampleShown = 'Die Felder zeigen jetzt Beispielinhalte.';
export const undoContent = 'Rückgängig';

// Preview
export const previewTitle = 'QR-Code-Vorschau';
export const codeTitle = (content: string) => `QR-Code: ${content}`;
export const noCode = 'Kein QR-Code';
export const previewMark = 'Vorschau';
export const contentTypeLoading = 'Inhaltstyp wird geladen\u00a0…';
export const designLoading = 'Design wird geladen\u00a0…';
export const designNotLoaded = 'Dieses Design konnte nicht geladen werden.';
export const previewNote =
  'Das ist eine Vorschau. Der Code funktioniert, sobald Sie ihn erstellen.';
export const more = 'Mehr';

// The bar at the bottom of a phone
export const dock = 'Ihr Code';
export const noCodeYet = 'Noch kein Code';
export const tapToEnlarge = 'Größer ansehen';
export const sheet = 'QR-Code';
export const share = 'Teilen';
export const copyImage = 'Bild kopieren';
export const notShared = 'Das Bild konnte nicht geteilt werden. Laden Sie es stattdessen herunter.';
export const notCopied = 'Das Bild konnte nicht kopiert werden. Laden Sie es stattdessen herunter.';
export const savedToast = (file: string) => `${isolate(file)} gespeichert`;
