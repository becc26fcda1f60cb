import { isolate, number, plural } from './format.ts';

// The row of the template
export const templateTitle = 'Speisekarte, Tisch 1';
export const templateFolder = 'Restaurant';
export const templateTags = 'Speisekarte, innen';

// Columns
export const targetColumn = 'Ziel';
export const slugColumn = 'Eigene Endung';
export const titleColumn = 'Titel';
export const folderColumn = 'Ordner';
export const tagsColumn = 'Schlagwörter';
export const keyColumn = 'Schlüssel';

// What is wrong with a cell
export const cellMissing = 'Diese Zelle ist leer.';
export const cellTooLong = (max: number) => `Hier sind höchstens ${number(max)} Zeichen möglich.`;
export const tooManyTags = (max: number) =>
  plural(max, {
    one: `Eine Zeile kann höchstens ${number(max)} Schlagwort haben.`,
    other: `Eine Zeile kann höchstens ${number(max)} Schlagwörter haben.`,
  });
export const folderTooDeep =
  'Ordner lassen sich nur eine Ebene tief verschachteln. Geben Sie Ordner, Schrägstrich und Unterordner ein.';
export const slugFixed = (slug: string) =>
  `Dieser Code hat bereits die Endung ${isolate(slug)}, und sie lässt sich nicht ändern. Lassen Sie die Zelle leer oder geben Sie ${isolate(slug)} ein.`;
export const sameKey =
  'Eine andere Zeile dieser Liste hat denselben Wert in der Spalte, an der Zeilen wiedererkannt werden. Jeder Wert darf nur einmal vorkommen.';
export const inBin =
  'Dieser Code liegt im Papierkorb. Stellen Sie ihn wieder her, oder löschen Sie ihn endgültig.';
export const sameKeyAs = (row: number) =>
  `Zeile ${number(row)} hat denselben Wert in der Spalte, an der Zeilen wiedererkannt werden. Jeder Wert darf nur einmal vorkommen.`;
export const sameSlugAs = (row: number) =>
  `Zeile ${number(row)} hat dieselbe Endung. Jede Endung darf nur einmal vorkommen.`;

// Before the upload
export const intro =
  'Jede Zeile wird zu einem Kurzlink. Laden Sie die Liste später erneut hoch, um die Ziele der Codes zu ändern.';
export const accountNeeded = (codes: number, pro: string, proCodes: number) =>
  `Dynamische Codes setzen ein Konto voraus: kostenlos bis zu ${number(codes)}, mit ${pro} bis zu ${number(proCodes)}. Ihre Liste bleibt beim Anmelden erhalten.`;
export const signIn = 'Registrieren oder anmelden';
export const keyChoice = 'Zeilen wiedererkennen an';
export const keyHint =
  'Wenn Sie die Liste erneut hochladen, aktualisiert eine Zeile mit demselben Wert ihren Code, statt einen neuen zu erstellen.';
export const noKey = 'Zeilen nicht wiedererkennen';
export const noKeyHint =
  'Wenn Sie die Liste erneut hochladen, wird aus jeder Zeile ein neuer Code.';
export const emptyCells = 'Leere Zellen ändern nichts am Code.';
export const checkList = 'Liste prüfen';
export const checking = (done: number, total: number) =>
  `${number(done)} von ${number(total)} geprüft\u00a0…`;
export const willCreate = (count: number) => `Neue Kurzlinks: ${number(count)}`;
export const willChange = (count: number) => `Codes, die geändert werden: ${number(count)}`;
export const willStay = (count: number) => `Unveränderte Codes: ${number(count)}`;
export const willFail = (count: number) =>
  `Fehlerhafte Zeilen, die ausgelassen werden: ${number(count)}`;
export const overLimit = (room: number, left: number) =>
  `Freie dynamische Codes in Ihrem Tarif: ${number(room)}. Zeilen, die ausgelassen werden: ${number(left)}.`;
export const planFull = (left: number) =>
  `In Ihrem Tarif sind keine dynamischen Codes mehr frei. Zeilen, die ausgelassen werden: ${number(left)}. Löschen Sie Codes, um Platz zu schaffen.`;
export const planFullUpgrade = (left: number) =>
  `In Ihrem Tarif sind keine dynamischen Codes mehr frei. Zeilen, die ausgelassen werden: ${number(left)}. Löschen Sie Codes oder wechseln Sie in den Einstellungen den Tarif, um Platz zu schaffen.`;
export const newAccount = (codes: number, changes: number, until: string) =>
  `Ihr Konto ist neu. Bis ${isolate(until)} sind pro Stunde ${number(codes)} neue dynamische Codes und ${number(changes)} Zieländerungen möglich. Bei diesem Limit pausiert der Upload, und Sie können ihn später fortsetzen.`;
export const createLinks = (count: number) =>
  plural(count, {
    one: `${number(count)} Kurzlink erstellen`,
    other: `${number(count)} Kurzlinks erstellen`,
  });
export const changeCodes = (count: number) =>
  plural(count, { one: `${number(count)} Code ändern`, other: `${number(count)} Codes ändern` });
export const saveRows = (count: number) =>
  plural(count, {
    one: `${number(count)} Zeile speichern`,
    other: `${number(count)} Zeilen speichern`,
  });
export const continueUnchanged = 'Weiter zum Download';
export const back = 'Zurück';

// During the upload
export const uploadFailed =
  'Die Liste konnte nicht hochgeladen werden. Bitte versuchen Sie es erneut.';
export const rowsSaved = 'Gespeicherte Zeilen';
export const pause = 'Pausieren';
export const pausing = 'Wird pausiert\u00a0…';
export const runsElsewhere =
  'In einem anderen Tab wird eine Liste hochgeladen. Fahren Sie dort fort oder warten Sie, bis sie fertig ist.';
export const resume = 'Fortsetzen';
export const forget = 'Rest verwerfen';
export const waiting = 'Der Server ist nicht erreichbar. Neuer Versuch läuft\u00a0…';
export const notKept =
  'Dieser Browser kann den Fortschritt des Uploads nicht speichern. Lassen Sie die Seite geöffnet, bis er fertig ist.';
export const paused = (name: string, done: number, total: number) =>
  `Der Upload von ${isolate(name)} ist pausiert: ${number(done)} von ${number(total)} Zeilen sind gespeichert.`;

// After the upload
export const created = (count: number) => `Erstellte Kurzlinks: ${number(count)}`;
export const changed = (count: number) => `Geänderte Codes: ${number(count)}`;
export const unchanged = (count: number) => `Bereits aktuelle Codes: ${number(count)}`;
export const failed = (count: number) => `Ausgelassene Zeilen: ${number(count)}.`;
export const failedFaulty = (count: number) =>
  `Ausgelassene Zeilen: ${number(count)}. Korrigieren Sie die fehlerhaften Zeilen und laden Sie die Liste erneut hoch.`;
