import { isolate, number } from './format.ts';

export * from './first/generator.ts';

// Tabs and fields
export const showPassword = 'Passwort anzeigen';
export const levelToUse = (level: string) => `Stufe ${level} verwenden`;
export const makeDynamic = 'Code dynamisch machen';
export const moreFields = 'Weitere Felder';
export const moreCardFields = 'Mobil, Adresse, Notiz';

// Preview
export const whatWeRecord = 'Was bei einem Download erfasst wird';

// The link that opens the content and the design in somebody else's browser
export const copyLink = 'Link zu diesem Code kopieren';
export const shareLink = 'Link zu diesem Code teilen';
export const copyLinkWithoutPassword = 'Link ohne Passwort kopieren';
export const shareLinkWithoutPassword = 'Link ohne Passwort teilen';
export const linkCopied = 'Link kopiert';
export const linkOpens = 'Er öffnet diesen Inhalt und dieses Design.';
export const linkNotCopied = 'Der Link konnte nicht kopiert werden. Bitte versuchen Sie es erneut.';
export const linkNotShared = 'Der Link konnte nicht geteilt werden. Bitte versuchen Sie es erneut.';
export const linkTooLong = 'Zu lang für einen Link';
export const shortenForLink =
  'Verwenden Sie ein einfacheres oder kein Logo, oder kürzen Sie den Inhalt.';

// The bar at the bottom of a phone
export const readyToShare = 'Bereit zum Teilen';
export const shareNow = 'Teilen';
export const copied = 'Kopiert';
export const imageCopied = 'Das Bild liegt in der Zwischenablage.';
export const printFrom = (width: string) => `Druck ≥ ${width}`;

// After a download
export const savedSection = 'Gespeichert';
export const savedFile = (file: string) => `${isolate(file)} gespeichert`;
export const printAtLeast = (width: string) =>
  `Drucken Sie den Code mindestens ${width} breit und testen Sie ihn vorher mit Ihrem Smartphone.`;
export const copySavedImage = 'Bild kopieren';
export const shareFile = 'Teilen';
export const copyingRefused =
  'Der Browser hat das Kopieren nicht erlaubt. Verwenden Sie stattdessen die gespeicherte Datei.';
export const fileNotShared =
  'Die Datei konnte nicht geteilt werden. Verwenden Sie stattdessen die gespeicherte Datei.';
export const accountBenefit = (codes: number) =>
  `Mit einem kostenlosen Konto können Sie ${number(codes)} Codes speichern, später bearbeiten und dynamische Codes erstellen, deren Ziel Sie auch nach dem Druck noch ändern können.`;
export const signUp = 'Kostenlos registrieren';
export const seeInUse = 'Im Einsatz ansehen';
export const onScreen = 'Bildschirm';
export const onTableTent = 'Tischaufsteller';
export const onPoster = 'Plakat aus 3 m';
export const onLabel = 'Etikett 25 mm';
export const downloadPicture = 'Bild herunterladen';
export const illustration = 'Illustration: In diesem Bild ist der Code zu klein zum Scannen.';
export const pictureNotMade =
  'Das Bild konnte nicht erstellt werden. Bitte versuchen Sie es erneut.';
