/** The page that makes many codes from a list. */
import { isolate, number, plural } from './format.ts';

export const previewFailed = 'Die Vorschau konnte nicht geladen werden.';

// The list
export const contentType = 'Inhaltstyp';
export const downloadTemplate = 'Vorlage herunterladen';
export const chooseList = 'Liste auswählen oder hier ablegen';
export const reading = 'Wird gelesen\u00a0…';
export const fileHint = (maxRows: number) =>
  `Excel (.xlsx), CSV oder Kontakte (.vcf), bis zu ${number(maxRows)} Zeilen`;
export const chooseOther = 'Andere Liste auswählen';
export const fileLabel = 'Liste als Excel- oder CSV-Datei';
export const pasteRows = 'Oder Zeilen einfügen';
export const rowsLabel = 'Zeilen Ihrer Liste';
/** An example of pasted rows: `\t` separates columns, `\n` separates rows. */
export const rowsExample = 'Tisch\tLink\nTisch 1\texample.com/1';
/** Stands for the file name of a list that was pasted. */
export const pastedRows = 'Eingefügte Zeilen';
export const sheet = 'Tabellenblatt';
/** `name` is a file name. The button `undo` follows. */
export const listRemoved = (name: string) => `${isolate(name)} entfernt.`;
export const undo = 'Rückgängig';
export const listNotKept =
  'Dieser Browser kann diese Liste nicht zwischenspeichern. Sie geht verloren, wenn Sie die Seite verlassen.';
/** Read aloud when the list has been read. */
export const result = (codes: number, badRows: number) => {
  const good = plural(codes, { one: `${number(codes)} Code`, other: `${number(codes)} Codes` });
  const bad = plural(badRows, {
    one: `${number(badRows)} fehlerhafte Zeile`,
    other: `${number(badRows)} fehlerhafte Zeilen`,
  });
  return `${good}, ${bad}`;
};
export const yourList = 'Ihre Liste';

// Why a list cannot be read
/** `name` is a file name. One of the reasons below follows. */
export const notRead = (name: string) => `„${isolate(name)}“ wurde nicht eingelesen.`;
export const readFailed =
  'Diese Liste konnte nicht gelesen werden. Bitte prüfen Sie Ihre Internetverbindung.';
export const labelsFailed =
  'Die Schrift für die Beschriftungen konnte nicht geladen werden. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.';
export const onlyHeadings = 'Die Liste enthält Überschriften, aber keine Zeilen.';
export const fileEmpty = 'Diese Datei ist leer.';
export const tooManyRows = (rows: number, max: number) =>
  `Diese Liste hat ${number(rows)} Zeilen, möglich sind höchstens ${number(max)}. Teilen Sie sie in kleinere Listen auf.`;
export const fileTooLarge = (megabytes: number) =>
  `Diese Datei ist größer als ${number(megabytes)}\u00a0MB. Teilen Sie sie in kleinere Dateien auf.`;
export const pdf =
  'Das ist eine PDF-Datei. Öffnen Sie sie in Ihrer Tabellenkalkulation und speichern Sie sie als .xlsx oder CSV.';
export const oldWorkbook =
  'Diese Arbeitsmappe hat das alte Excel-Format (.xls). Öffnen Sie sie in Ihrer Tabellenkalkulation und speichern Sie sie als .xlsx oder CSV.';
export const binaryWorkbook =
  'Das ist eine Binärarbeitsmappe (.xlsb). Öffnen Sie sie in Ihrer Tabellenkalkulation und speichern Sie sie als .xlsx oder CSV.';
export const openDocument =
  'Das ist eine OpenDocument-Datei. Öffnen Sie sie in Ihrer Tabellenkalkulation und speichern Sie sie als .xlsx oder CSV.';
/** Numbers is the spreadsheet program of Apple, with the menu “File, Export To”. */
export const numbersFile =
  'Das ist eine Numbers-Datei. Exportieren Sie sie als Excel oder CSV: „Ablage“ > „Exportieren“.';
export const notSpreadsheet =
  'Diese Datei ist keine Tabelle. Wählen Sie eine .xlsx- oder CSV-Datei.';
/** For a page of the web or XML whose name ends in .xls. */
export const webPage =
  'Diese Datei ist eine Webseite mit dem Namen einer Tabelle. Öffnen Sie sie in Ihrem Tabellenprogramm und speichern Sie sie als .xlsx oder CSV.';
export const workbookLocked =
  'Diese Arbeitsmappe ist mit einem Passwort geschützt. Entfernen Sie das Passwort und wählen Sie die Datei erneut aus.';
export const sheetLocked = 'Diese Arbeitsmappe ist mit einem Passwort geschützt.';
export const workbookDamaged =
  'Diese Arbeitsmappe ist beschädigt. Öffnen Sie sie in Ihrer Tabellenkalkulation und speichern Sie sie neu.';
export const workbookTooLarge =
  'Diese Arbeitsmappe ist zu groß. Kopieren Sie die Liste in eine neue Arbeitsmappe.';
export const addressesUnclear = (delimiter: string) =>
  `Es ist nicht klar, wo die Adressen enden. Ergänzen Sie Überschriften über der Liste: „Link“, wenn jede Zeile eine Adresse ist, oder zum Beispiel „Link${delimiter}Tisch“, wenn es weitere Spalten gibt.`;
export const lettersUnknown =
  'Einige Buchstaben in dieser Datei konnten nicht gelesen werden. Speichern Sie die Liste in Ihrer Tabellenkalkulation als „CSV UTF-8“ oder .xlsx.';
export const readAs = (encoding: string) =>
  `Gelesen als ${isolate(encoding)}. Wenn Buchstaben falsch aussehen, speichern Sie die Liste als „CSV UTF-8“ oder .xlsx.`;
/** The label of a choice; the guess is one of its options. */
export const encoding = 'Zeichenkodierung';
/** `encoding` is the guess, `examples` are words of the list, and `count` is the number of its cells with such letters. */
export const guessedLetters = (encoding: string, examples: string, count: number) =>
  `Gelesen als ${isolate(encoding)}; das ist eine Vermutung. Prüfen Sie diese Wörter: ${isolate(examples)}. Zellen mit solchen Buchstaben: ${number(count)}.`;

// Columns
export const columns = 'Spalten';
/** `field` is the label of a form field, such as “Web address”. */
export const whichColumn = (field: string) =>
  `Welche Spalte enthält „${field}“? Wählen Sie sie unten aus.`;
/** Stands before the question above. */
export const severalFit = 'Mehrere Spalten enthalten Webadressen.';
/** `heading` is a heading of the list, `use` is what the column holds. */
export const columnUse = (heading: string, use: string) => `${isolate(heading)}: ${use}`;
export const unusedColumns = (headings: readonly string[]) =>
  `Nicht verwendet: ${headings.map((heading) => isolate(heading)).join(', ')}`;
export const done = 'Fertig';
export const change = 'Ändern';
export const emptyCell = 'Leer';
export const columnUsedAs = (heading: string) => `„${isolate(heading)}“ verwenden als`;
export const notUsed = 'Nicht verwendet';
export const labelColumn = 'Beschriftung unter dem Code';
export const fileNameColumn = 'Dateiname';
export const hasHeadings = 'Die erste Zeile enthält Überschriften';
export const hasHeadingsHint =
  'Deaktivieren Sie dies, wenn Ihre Liste direkt mit dem ersten Code beginnt.';

// Rows with a problem
export const problems = 'Probleme';
export const badRows = (count: number) =>
  plural(count, {
    one: `${number(count)} fehlerhafte Zeile`,
    other: `${number(count)} fehlerhafte Zeilen`,
  });
export const badRowsHint =
  'Fehlerhafte Zeilen werden ausgelassen, bis sie in Ihrer Liste korrigiert sind.';

export const row = (row: number) => `Zeile ${number(row)}`;
/** In one line: where the fault is, and a sentence about it. */
export const cellFault = (heading: string, value: string, fault: string) =>
  `${heading}: „${value}“. ${fault}`;
export const quotesDiffer =
  'Ein Anführungszeichen in dieser Zeile hat kein Gegenstück. Ergänzen Sie das fehlende, oder entfernen Sie es.';
export const tooManyCells =
  'Diese Zeile hat mehr Zellen, als die Liste Spalten hat. Setzen Sie Texte mit Komma oder Semikolon in Anführungszeichen.';
export const cellFailed = (cell: string, error: string) =>
  `Zelle ${cell} enthält den Fehler ${error}. Korrigieren Sie ihn in Ihrer Tabelle.`;
export const codeFailed = 'Dieser Code konnte nicht erstellt werden.';

// What to look at although each row becomes a code
export const checks = 'Vor dem Drucken prüfen';
/** Beside the number of rows with problems. */
export const checkCount = (count: number) => `Zu prüfen: ${number(count)}`;
/** A question with the two buttons that follow. */
export const hiddenRows = (count: number) =>
  plural(count, {
    one: `${number(count)} ausgeblendete Zeile`,
    other: `${number(count)} ausgeblendete Zeilen`,
  });
export const useThem = 'Verwenden';
export const leaveThemOut = 'Auslassen';
/** Below the button that makes codes, until the question is answered. */
export const hiddenRowsFirst =
  'Entscheiden Sie zuerst, ob aus den ausgeblendeten Zeilen Codes werden.';
/** After the answer; a button to change it follows. */
export const hiddenRowsUsed = (count: number) =>
  `Ausgeblendete Zeilen, die verwendet werden: ${number(count)}.`;
export const hiddenRowsLeftOut = (count: number) =>
  `Ausgeblendete Zeilen, die ausgelassen werden: ${number(count)}.`;
/** Rows such as “Total”. A button to change it follows. */
export const totalRowsLeftOut = (rows: string) =>
  `Summenzeilen, aus denen kein Code wird: ${isolate(rows)}.`;
export const totalRowsUsed = (rows: string) =>
  `Summenzeilen, die verwendet werden: ${isolate(rows)}.`;
export const columnsUnread = (count: number, max: number) =>
  `Nur die ersten ${number(max)} Spalten werden gelesen. Spalten danach: ${number(count)}.`;
/** After a fact about a list. `rows` are numbers of rows, perhaps with an ellipsis. */
export const rowList = (rows: string) => `Zeilen: ${isolate(rows)}`;
/** Codes that lack their label, or whose address may be wrong; a list of them follows. */
export const remarks = (count: number) => `Codes, die Sie prüfen sollten: ${number(count)}`;
export const remarkPages = 'Seiten der zu prüfenden Codes';
export const remarkPage = 'Seite der zu prüfenden Codes';
export const previousRemarks = 'Vorherige zu prüfende Codes';
export const nextRemarks = 'Nächste zu prüfende Codes';

// Preview
export const preview = 'Vorschau';
export const codes = (count: number) =>
  plural(count, { one: `${number(count)} Code`, other: `${number(count)} Codes` });
/** Describes the picture. `summary` is what the code contains. */
export const codeTitle = (summary: string) => `QR-Code: ${summary}`;
export const labelledCodeTitle = (summary: string, label: string) =>
  `QR-Code: ${summary} (${label})`;

// Pages of the preview and of the problems
export const codePages = 'Seiten mit Codes';
export const codePage = 'Seite mit Codes';
export const previousCodes = 'Vorherige Codes';
export const nextCodes = 'Nächste Codes';
export const problemPages = 'Seiten mit Problemen';
export const problemPage = 'Seite mit Problemen';
export const previousProblems = 'Vorherige Probleme';
export const nextProblems = 'Nächste Probleme';
export const page = (page: number) => `Seite ${number(page)}`;
export const range = (first: number, last: number, total: number) =>
  `${number(first)}–${number(last)} von ${number(total)}`;

// Making a zip
export const design = 'Design';
export const designOfGenerator = 'Wie im Generator';
export const designChosenBefore = 'Frühere Gestaltung aus dem Generator';
export const format = 'Format';
export const check = 'Prüfen, ob jeder Code lesbar ist';
export const checkHint = 'Findet Codes, die sich nicht scannen lassen, noch vor dem Druck.';
export const makeZip = 'ZIP erstellen';
export const makeCodes = (count: number) =>
  plural(count, {
    one: `${number(count)} Code erstellen`,
    other: `${number(count)} Codes erstellen`,
  });
export const cancel = 'Abbrechen';
export const downloadAgain = 'Erneut herunterladen';
export const startOver = 'Neu beginnen';
export const codesMade = 'Erstellte Codes';
export const starting = 'Wird gestartet\u00a0…';
export const progress = (made: number, total: number) => `${number(made)} von ${number(total)}`;
/** “s” is short for seconds. */
export const secondsLeft = (seconds: number) => `noch etwa ${number(seconds)}\u00a0s`;
/** “min” is short for minutes. */
export const minutesLeft = (minutes: number) => `noch etwa ${number(minutes)}\u00a0min`;
export const cancelled = 'Abgebrochen. Es wurde keine Datei gespeichert.';
export const zipFailed =
  'Die ZIP-Datei konnte nicht erstellt werden. Bitte prüfen Sie Ihre Verbindung und den freien Speicherplatz und versuchen Sie es erneut.';
export const codesInZip = (count: number) =>
  plural(count, {
    one: `${number(count)} Code in qr-codes.zip.`,
    other: `${number(count)} Codes in qr-codes.zip.`,
  });
export const codesPassed = (count: number) =>
  plural(count, {
    one: `${number(count)} Code hat die Scan-Prüfung bestanden.`,
    other: `${number(count)} Codes haben die Scan-Prüfung bestanden.`,
  });
export const codesUnchecked = (count: number) =>
  plural(count, {
    one: `${number(count)} Code nicht geprüft.`,
    other: `${number(count)} Codes nicht geprüft.`,
  });
/** `<folder></folder>` becomes the name of a folder. */
export const codesUnreadable = (count: number) =>
  plural(count, {
    one: `${number(count)} Code hat nicht bestanden. Sie finden ihn im Ordner <folder></folder>.`,
    other: `${number(count)} Codes haben nicht bestanden. Sie finden sie im Ordner <folder></folder>.`,
  });
/** `<file></file>` becomes the name of a file. */
export const rowsFailed = (count: number) =>
  plural(count, {
    one: `Aus ${number(count)} Zeile ließ sich kein Code erstellen. Der Grund steht in <file></file>.`,
    other: `Aus ${number(count)} Zeilen ließ sich kein Code erstellen. Die Gründe stehen in <file></file>.`,
  });

// Saving the codes to the account
export const saveCodes = (count: number) =>
  plural(count, {
    one: `${number(count)} Code im Konto speichern`,
    other: `${number(count)} Codes im Konto speichern`,
  });
export const saveOtherCodes = (count: number) =>
  plural(count, {
    one: 'Restlichen Code im Konto speichern',
    other: `Restliche ${number(count)} Codes im Konto speichern`,
  });
export const nothingToSave = 'Nichts mehr zu speichern';
export const saving = (saved: number, total: number) =>
  `${number(saved)} von ${number(total)} gespeichert\u00a0…`;
export const codesSaved = (count: number) =>
  plural(count, {
    one: `${number(count)} Code gespeichert.`,
    other: `${number(count)} Codes gespeichert.`,
  });
export const rowsRefused = (count: number) =>
  plural(count, {
    one: `${number(count)} Zeile konnte nicht gespeichert werden.`,
    other: `${number(count)} Zeilen konnten nicht gespeichert werden.`,
  });
export const saveFailed = 'Dieser Code konnte nicht gespeichert werden.';
/** The title of a saved code that has no other name. */
export const untitled = 'QR-Code';
