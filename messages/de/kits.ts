/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number, plural } from './format.ts';

export const kitMissing =
  'Dieses Markendesign gibt es nicht. Vielleicht wurde es in einem anderen Tab gelöscht.';
export const logoMissing =
  'Dieses Logo gibt es nicht. Vielleicht wurde es in einem anderen Tab gelöscht.';
export const kitChanged =
  'Dieses Markendesign wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Bitte prüfen Sie es und versuchen Sie es erneut.';
export const kitExists =
  'Es gibt bereits ein Markendesign mit diesem Namen. Bitte wählen Sie einen anderen Namen.';
export const tooManyKits = (max: number) =>
  `Sie können höchstens ${number(max)} Markendesigns anlegen. Löschen Sie eines, um Platz zu schaffen.`;
export const tooManyLogos = (max: number) =>
  `Sie können höchstens ${number(max)} Logos speichern. Löschen Sie eines, um Platz zu schaffen.`;
export const kits = 'Markendesigns';
export const saveAsKit = 'Als Markendesign speichern\u00a0…';
export const kitName = 'Name des Markendesigns';
export const nameMissing = 'Geben Sie einen Namen ein.';
export const saveKit = 'Markendesign speichern';
export const cancel = 'Abbrechen';
export const edit = 'Bearbeiten';
export const done = 'Fertig';
export const noKits =
  'Speichern Sie Farben, Formen, Logo und Rahmen als Markendesign, und verwenden Sie es auf allen Ihren Geräten für weitere Codes.';
export const notSaved =
  'Die Änderung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';
export const notLoaded = 'Die Markendesigns konnten nicht geladen werden.';
export const kitApplied = (name: string) => `Markendesign „${isolate(name)}“ angewendet`;
export const designReplaced = 'Es hat das Design dieses Codes ersetzt.';
export const undo = 'Rückgängig';
export const updateKit = (name: string) => `„${isolate(name)}“ aktualisieren`;
export const beginWith = (name: string) => `Für neue Codes verwenden: ${isolate(name)}`;
export const forNewCodes = 'Für neue Codes verwenden';
export const renameKit = (name: string) => `${isolate(name)} umbenennen`;
export const saveName = 'Namen speichern';
export const deleteKit = (name: string) => `${isolate(name)} löschen`;
export const deleteKitTitle = (name: string) => `Markendesign „${isolate(name)}“ löschen?`;
export const deleteKitText = (codes: number) =>
  plural(codes, {
    one: `${number(codes)} Code verwendet es. Er behält sein Aussehen, wird aber nicht mehr mit dem Markendesign aktualisiert.`,
    other: `${number(codes)} Codes verwenden es. Sie behalten ihr Aussehen, werden aber nicht mehr mit dem Markendesign aktualisiert.`,
  });
export const deleteThisKit = 'Markendesign löschen';
export const kitDeleted = (name: string) => `Markendesign „${isolate(name)}“ gelöscht`;
export const codesKeepLook = 'Codes mit diesem Markendesign behalten ihr Aussehen.';
export const kitUpdated = (name: string) => `Markendesign „${isolate(name)}“ aktualisiert`;
export const applyToCodes = 'Änderungen auf vorhandene Codes anwenden?';
export const codesWouldChange = (count: number) =>
  plural(count, {
    one: `${number(count)} Code weicht vom Markendesign ab und würde sich ändern:`,
    other: `${number(count)} Codes weichen vom Markendesign ab und würden sich ändern:`,
  });
export const downloaded = 'In diesem Browser heruntergeladen';
export const printedCopies =
  'Gedruckte Exemplare funktionieren weiter und behalten ihr bisheriges Aussehen.';
export const apply = 'Auf Codes anwenden';
export const kitLook = (name: string) => `Markendesign: ${isolate(name)}`;
export const tryAgain = 'Erneut versuchen';
export const myLogos = 'Meine Logos';
export const logoNote =
  'PNG, JPEG, WebP oder SVG. Das Logo wird in Ihrem Konto gespeichert, auch für weitere Codes.';
export const noLogos =
  'Hochgeladene Logos werden hier gespeichert und lassen sich für weitere Codes verwenden.';
export const keepLogo = 'Zu meinen Logos hinzufügen';
export const logosNotLoaded = 'Ihre Logos konnten nicht geladen werden.';
export const unnamedLogo = 'Logo';
export const logoChosen = (name: string) => `Logo „${isolate(name)}“ ausgewählt`;
export const logoReplaced = 'Es hat das Logo dieses Codes ersetzt.';
export const deleteLogo = (name: string) => `Logo ${isolate(name)} löschen`;
export const logoDeleted = (name: string) => `Logo „${isolate(name)}“ gelöscht`;
export const codesKeepLogo = 'Codes mit diesem Logo behalten es.';
export const kitsPageTitle = (site: string) => `Markendesigns | ${site}`;
export const kitsPageDescription = 'Die Markendesigns Ihres Kontos.';
export const kitsIntro =
  'Ihre eigenen Designs. Um eines auf gespeicherte Codes anzuwenden, wählen Sie diese in der Liste der Codes aus und klicken auf „Design anwenden“.';
export const kitsReason = 'Melden Sie sich an, um Ihre Markendesigns zu sehen.';
export const openGenerator = 'Generator öffnen';
export const usedBy = (codes: number) =>
  plural(codes, {
    one: `${number(codes)} Code verwendet es`,
    other: `${number(codes)} Codes verwenden es`,
  });
export const notUsed = 'Noch nicht verwendet';
export const fromCode = 'Von einem Code';
export const searchDesigns = 'Designs suchen';
