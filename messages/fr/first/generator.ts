import { isolate } from '../format.ts';

// Tabs and fields
export const contentTab = 'Contenu';
export const styleTab = 'Style';
export const contentType = 'Type de contenu';
export const contentTypeNotLoaded = 'Ce type de contenu n’a pas pu être chargé.';
export const contentTypeTryAgain = 'Ce type de contenu n’a pas pu être chargé. Réessayez.';
export const contentReplaced = (type: string) => `${type}\u00a0: contenu remplacé`;
export const sampleShown = 'Les champs affichent maintenant un exemple.';
export const undoContent = 'Annuler';

// Preview
export const previewTitle = 'Aperçu du QR code';
/** Stored in files as their title, which holds no invisible characters but the space before the colon. */
export const codeTitle = (content: string) => `QR code\u00a0: ${content}`;
export const noCode = 'Aucun QR code';
export const previewMark = 'Aperçu';
export const contentTypeLoading = 'Chargement du type de contenu…';
export const designLoading = 'Chargement du design…';
export const designNotLoaded = 'Ce design n’a pas pu être chargé.';
export const previewNote =
  'Ceci est un aperçu. Le code fonctionnera une fois que vous l’aurez créé.';
export const more = 'Plus';

// The bar at the bottom of a phone
export const dock = 'Votre code';
export const noCodeYet = 'Pas encore de code';
export const tapToEnlarge = 'Toucher pour agrandir';
export const sheet = 'QR code';
export const share = 'Partager';
export const copyImage = 'Copier l’image';
export const notShared = 'L’image n’a pas pu être partagée. Téléchargez-la plutôt.';
export const notCopied = 'L’image n’a pas pu être copiée. Téléchargez-la plutôt.';
export const savedToast = (file: string) => `${isolate(file)} enregistré`;
