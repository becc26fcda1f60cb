import { isolate, number } from './format.ts';

export * from './first/generator.ts';

// Tabs and fields
export const showPassword = 'Mostra password';
export const levelToUse = (level: string) => `Usa il livello ${level}`;
export const makeDynamic = 'Rendi dinamico il codice';
export const moreFields = 'Altri campi';
export const moreCardFields = 'Cellulare, indirizzo, nota';

// Preview
export const whatWeRecord = 'Quali dati registriamo con un download';

// The link that opens the content and the design in somebody else's browser
export const copyLink = 'Copia il link a questo codice';
export const shareLink = 'Condividi il link a questo codice';
export const copyLinkWithoutPassword = 'Copia il link senza password';
export const shareLinkWithoutPassword = 'Condividi il link senza password';
export const linkCopied = 'Link copiato';
export const linkOpens = 'Apre questo contenuto e questo design.';
export const linkNotCopied = 'Impossibile copiare il link. Riprovare.';
export const linkNotShared = 'Impossibile condividere il link. Riprovare.';
export const linkTooLong = 'Troppo lungo per un link';
export const shortenForLink =
  'Usare un logo più semplice o nessun logo, oppure accorciare il contenuto.';

// The bar at the bottom of a phone
export const readyToShare = 'Pronto per la condivisione';
export const shareNow = 'Condividi';
export const copied = 'Copiato';
export const imageCopied = 'L’immagine è negli appunti.';
export const printFrom = (width: string) => `Stampa ≥ ${width}`;

// After a download
export const savedSection = 'Salvato';
export const savedFile = (file: string) => `${isolate(file)} salvato`;
export const printAtLeast = (width: string) =>
  `Stampare il codice largo almeno ${width}, dopo averlo provato con il telefono.`;
export const copySavedImage = 'Copia immagine';
export const shareFile = 'Condividi';
export const copyingRefused = 'Il browser non ha consentito la copia. Usare il file salvato.';
export const fileNotShared = 'Impossibile condividere il file. Usare il file salvato.';
export const accountBenefit = (codes: number) =>
  `Con un account gratuito si possono salvare ${number(codes)} codici, modificarli in seguito e creare codici dinamici la cui destinazione si può cambiare anche dopo la stampa.`;
export const signUp = 'Registrati gratis';
export const seeInUse = 'Guardalo in uso';
export const onScreen = 'Schermo';
export const onTableTent = 'Cavaliere da tavolo';
export const onPoster = 'Poster a 3 m';
export const onLabel = 'Etichetta 25 mm';
export const downloadPicture = 'Scarica l’immagine';
export const illustration =
  'Illustrazione: in questa immagine il codice è troppo piccolo per essere letto.';
export const pictureNotMade = 'Impossibile creare l’immagine. Riprova.';
