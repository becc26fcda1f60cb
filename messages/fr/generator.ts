/** The generator: fields, preview, the bar at the bottom of a phone, and what follows a download. */
import { isolate, number } from './format.ts';

// Tabs and fields
export const contentTab = 'Contenu';
export const styleTab = 'Style';
export const contentType = 'Type de contenu';
export const showPassword = 'Afficher le mot de passe';
export const contentTypeNotLoaded = 'Ce type de contenu n’a pas pu être chargé.';
export const contentTypeTryAgain = 'Ce type de contenu n’a pas pu être chargé. Réessayez.';
export const contentReplaced = (type: string) => `${type}\u00a0: contenu remplacé`;
export const levelToUse = (level: string) => `Utiliser le niveau ${level}`;
export const makeDynamic = 'Rendre le code dynamique';
export const sampleShown = 'Les champs affichent maintenant un exemple.';
export const undoContent = 'Annuler';
export const moreFields = 'Plus de champs';
export const moreCardFields = 'Mobile, adresse, note';

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
export const whatWeRecord = 'Ce que nous enregistrons lors d’un téléchargement';

// The link that opens the content and the design in somebody else's browser
export const copyLink = 'Copier le lien vers ce code';
export const shareLink = 'Partager le lien vers ce code';
export const copyLinkWithoutPassword = 'Copier le lien sans le mot de passe';
export const shareLinkWithoutPassword = 'Partager le lien sans le mot de passe';
export const linkCopied = 'Lien copié';
export const linkOpens = 'Il ouvre ce contenu et ce design.';
export const linkNotCopied = 'Le lien n’a pas pu être copié. Réessayez.';
export const linkNotShared = 'Le lien n’a pas pu être partagé. Réessayez.';
export const linkTooLong = 'Trop long pour un lien';
export const shortenForLink = 'Utilisez un logo plus simple ou aucun, ou raccourcissez le contenu.';

// The bar at the bottom of a phone
export const dock = 'Votre code';
export const noCodeYet = 'Pas encore de code';
export const tapToEnlarge = 'Toucher pour agrandir';
export const sheet = 'QR code';
export const share = 'Partager';
export const copyImage = 'Copier l’image';
export const notShared = 'L’image n’a pas pu être partagée. Téléchargez-la plutôt.';
export const notCopied = 'L’image n’a pas pu être copiée. Téléchargez-la plutôt.';
export const readyToShare = 'Prêt à être partagé';
export const shareNow = 'Partager';
export const copied = 'Copié';
export const imageCopied = 'L’image est dans le presse-papiers.';
export const savedToast = (file: string) => `${isolate(file)} enregistré`;
export const printFrom = (width: string) => `Impression ≥ ${width}`;

// After a download
export const savedSection = 'Enregistré';
export const savedFile = (file: string) => `${isolate(file)} enregistré`;
export const printAtLeast = (width: string) =>
  `Imprimez le code sur au moins ${width} de large, après l’avoir testé avec votre téléphone.`;
export const copySavedImage = 'Copier l’image';
export const shareFile = 'Partager';
export const copyingRefused =
  'Le navigateur n’a pas autorisé la copie. Utilisez plutôt le fichier enregistré.';
export const fileNotShared =
  'Le fichier n’a pas pu être partagé. Utilisez plutôt le fichier enregistré.';
export const accountBenefit = (codes: number) =>
  `Avec un compte gratuit, vous pouvez enregistrer ${number(codes)} codes, les modifier plus tard et créer des codes dynamiques dont la destination peut changer même après l’impression.`;
export const signUp = 'S’inscrire gratuitement';
