import { isolate, number } from './format.ts';

export * from './first/generator.ts';

// Tabs and fields
export const showPassword = 'Afficher le mot de passe';
export const levelToUse = (level: string) => `Utiliser le niveau ${level}`;
export const makeDynamic = 'Rendre le code dynamique';
export const moreFields = 'Plus de champs';
export const moreCardFields = 'Mobile, adresse, note';

// Preview
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
export const readyToShare = 'Prêt à être partagé';
export const shareNow = 'Partager';
export const copied = 'Copié';
export const imageCopied = 'L’image est dans le presse-papiers.';
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
export const seeInUse = 'Voir en situation';
export const onScreen = 'Écran';
export const onTableTent = 'Chevalet de table';
export const onPoster = 'Affiche à 3 m';
export const onLabel = 'Étiquette 25 mm';
export const downloadPicture = 'Télécharger l’image';
export const illustration = 'Illustration : sur cette image, le code est trop petit pour être lu.';
export const pictureNotMade = 'L’image n’a pas pu être créée. Veuillez réessayer.';
