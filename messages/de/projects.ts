import { isolate, number, plural } from './format.ts';

export * from './first/projects.ts';

/** The saved codes: the sidebar with their list, and saving. */

// The list
export const listLabel = 'Gespeicherte QR-Codes';
export const listEmpty =
  'Noch nichts gespeichert. Codes, die Sie erstellen oder herunterladen, werden hier gespeichert.';
export const create = 'QR-Code erstellen';
export const search = 'Codes suchen';
export const found = (count: number) => `${number(count)} gefunden`;
export const searchedNewest =
  'Der Server ist nicht erreichbar. Durchsucht wurden nur Ihre neuesten Codes.';
export const noMatch = (typed: string) => `Kein Code passt zu „${isolate(typed)}“.`;
export const allCodes = (count: number) =>
  plural(count, { one: `Alle Codes (${number(count)})`, other: `Alle ${number(count)} Codes` });
export const listFull = (count: number, limit: number) =>
  `Sie haben ${number(count)} von ${number(limit)} QR-Codes gespeichert. Alle funktionieren weiter. Um einen neuen zu speichern, löschen Sie Codes, bis Sie weniger als ${number(limit)} haben.`;
export const listFullUpgrade = (count: number, limit: number) =>
  `Sie haben ${number(count)} von ${number(limit)} QR-Codes gespeichert. Alle funktionieren weiter. Um einen neuen zu speichern, wechseln Sie in den Einstellungen zu einem größeren Tarif oder löschen Sie Codes, bis Sie weniger als ${number(limit)} haben.`;
export const namesNotLoaded = 'Die Titel Ihrer Codes konnten nicht geladen werden.';

// A row of the list
export const dynamic = 'Dynamisch';
export const dynamicScans = (count: number) =>
  plural(count, {
    one: `Dynamisch · ${number(count)} Scan`,
    other: `Dynamisch · ${number(count)} Scans`,
  });
export const renameCode = (name: string) => `${isolate(name)} umbenennen`;
export const deleteCode = (name: string) => `${isolate(name)} löschen`;

// Rename
export const title = 'Titel';
export const saveTitle = 'Titel speichern';
export const nameOfCode = 'Titel dieses Codes';

// Delete. Static codes offer to undo it; dynamic ones ask before.
export const deleted = (count: number) =>
  plural(count, { one: 'QR-Code gelöscht', other: `${number(count)} Codes gelöscht` });
export const movedToBin = 'In den Papierkorb verschoben';
export const openBin = 'Papierkorb öffnen';
export const deletedNames = (names: readonly string[]) =>
  names.map((name) => isolate(name)).join(', ');
export const undoAgain = 'Erneut versuchen';
export const notDeleted = 'Der Code konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.';
export const deleteTitle = (name: string) => `„${isolate(name)}“ löschen?`;
export const deleteText =
  'Bereits gedruckte Exemplare funktionieren dann nicht mehr. 30 Tage lang können Sie den Code mit Kurzlink und Scans aus dem Papierkorb wiederherstellen. Soll der Code nur vorübergehend nicht funktionieren, pausieren Sie ihn stattdessen.';
export const cancel = 'Abbrechen';
export const deleteDynamic = 'Code löschen';

// Download all
export const downloadAll = 'Alle herunterladen';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} von ${number(total)}\u00a0…`;
export const allDownloaded = 'Alle QR-Codes wurden heruntergeladen.';
export const someSkippedTitle = 'Einige Codes wurden übersprungen';
export const someSkipped = (names: readonly string[]) =>
  `Nicht darstellbar: ${names.map((name) => isolate(name)).join(', ')}. Öffnen Sie die Codes einzeln, um zu sehen, was zu korrigieren ist.`;
export const notDownloaded =
  'Die QR-Codes konnten nicht heruntergeladen werden. Bitte versuchen Sie es erneut.';

// Whether the code on the screen is saved, and buttons beside it
export const notSavedYet = 'Noch nicht gespeichert';
export const save = 'Speichern';
export const saved = 'Gespeichert';
export const saving = 'Wird gespeichert\u00a0…';
export const notSaved = 'Nicht gespeichert';
export const tryAgain = 'Erneut versuchen';
export const signedOut = 'Sie sind abgemeldet';
export const signInToSave = 'Zum Speichern anmelden';
export const editedElsewhere = 'Auf einem anderen Gerät bearbeitet';
export const loadTheirs = 'Diese Version laden';
export const keepMine = 'Meine behalten';
export const notPublished = 'Noch nicht veröffentlicht';
export const publish = 'Veröffentlichen';
export const discard = 'Verwerfen';
export const discardChange = (name: string) => `Änderung von ${isolate(name)} verwerfen`;
export const storageLimited =
  'Der Speicher dieses Browsers ist nicht verfügbar. Nicht gespeicherte Änderungen können verloren gehen, wenn Sie die Seite schließen.';
export const changesUnknown = (count: number) =>
  plural(count, {
    one: `Änderungen an ${number(count)} Code stammen aus einer neueren Version dieser Seite. Laden Sie sie neu, um sie zu sehen.`,
    other: `Änderungen an ${number(count)} Codes stammen aus einer neueren Version dieser Seite. Laden Sie sie neu, um sie zu sehen.`,
  });
export const editing = 'Bearbeiten: <name></name>';
export const savedAgo = (age: string) => `gespeichert ${age}`;
export const savedJustNow = 'gerade gespeichert';
export const changeQuestion = (name: string) =>
  `„${isolate(name)}“ ändern oder einen neuen Code anlegen?`;
export const changeNote = 'Bis Sie wählen, bleibt der gespeicherte Code, wie er ist.';
export const changeThisCode = 'Diesen Code ändern';
export const makeNewOne = 'Neuen Code anlegen';
export const codeChanged = 'Code geändert';
export const newCodeMade = 'Ihre Änderung ist ein neuer Code';
export const codeStays = (name: string) => `„${isolate(name)}“ bleibt, wie er ist.`;

// Toasts about saving
export const notChanged = 'Speichern fehlgeschlagen. Bitte versuchen Sie es erneut.';
export const codeNotSaved = 'Speichern Sie diesen Code zuerst, und machen Sie ihn dann dynamisch.';
export const editsNotSaved =
  'Ihre letzten Änderungen sind noch nicht gespeichert. Speichern Sie sie und versuchen Sie es dann erneut.';
