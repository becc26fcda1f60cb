import { isolate, number, plural } from './format.ts';

export const jobMissing =
  'Diese Änderung ist nicht mehr verfügbar. Änderungen lassen sich einen Tag lang rückgängig machen.';
export const staticCode =
  'Dieser Code ist statisch. Nur dynamische Codes haben ein Ziel und einen Zeitplan und lassen sich pausieren.';

export const tooManyJobs = (max: number) =>
  `Es können höchstens ${number(max)} Sammeländerungen gleichzeitig laufen. Warten Sie, bis eine fertig ist, und versuchen Sie es dann erneut.`;

export const actions = 'Ausgewählte Codes ändern';
export const more = 'Mehr';
export const move = 'Verschieben';
export const tag = 'Schlagwörter';
export const pause = 'Pausieren';
export const resume = 'Fortsetzen';
export const changeTarget = 'Ziel ändern';
export const replaceInTargets = 'In Zielen suchen und ersetzen';
export const schedule = 'Zeitplan';
export const applyDesign = 'Design anwenden';
export const rename = 'Umbenennen';
export const deleteCodes = 'Löschen';
export const tooManySelected = (max: number) =>
  `Einzeln können Sie bis zu ${number(max)} Codes auswählen. Für mehr verwenden Sie „Alle auswählen“.`;

export const cancel = 'Abbrechen';
export const codesSelected = (count: number) =>
  plural(count, { one: `${number(count)} Code`, other: `${number(count)} Codes` });
export const target = 'Ziel';
export const targetHint =
  'Alle ausgewählten dynamischen Codes führen innerhalb einer Sekunde dorthin.';
export const find = 'Suchen';
export const replaceWith = 'Ersetzen durch';
export const replaceHint = 'Jedes Vorkommen in den Zielen wird ersetzt, genau wie eingegeben.';
export const replace = 'Ersetzen';
export const pattern = 'Neuer Titel';
export const patternHint =
  'Platzhalter: {title} ist der bisherige Titel, {number} zählt 1, 2, 3\u00a0…, {slug} ist die Endung des Kurzlinks und {host} die Domain des Ziels.';
export const preview = 'Vorschau';
export const previewOf = (changing: number, total: number) =>
  `${number(changing)} von ${number(total)} Codes werden geändert`;
export const before = 'Bisher';
export const after = 'Neu';
export const previewFailed = 'Die Vorschau konnte nicht geladen werden.';
export const moreRows = (count: number) =>
  plural(count, { one: `und ${number(count)} weiterer`, other: `und ${number(count)} weitere` });
export const pauseText = 'Nachricht für Besucher';
export const pauseTextHint = 'Ohne Eingabe erscheint die Standardnachricht.';
export const start = 'Beginn';
export const end = 'Ende';
export const scheduleHint = (zone: string) =>
  `Zeiten in Ihrer Zeitzone (${isolate(zone)}). Lassen Sie ein Feld leer, um Beginn oder Ende zu entfernen.`;
export const fallback = 'Außerhalb dieser Zeiten';
export const fallbackHint =
  'Wohin Besucher stattdessen gelangen. Ohne Eingabe erscheint eine Seite mit dem Hinweis, dass der Code nicht aktiv ist.';
export const setSchedule = 'Zeitplan festlegen';
export const folder = 'Ordner';
export const noFolder = 'Ohne Ordner';
export const add = 'Hinzufügen';
export const remove = 'Entfernen';
export const keep = 'Nicht ändern';
export const noTags =
  'Sie haben noch keine Schlagwörter. Wählen Sie neben der Liste „Neues Schlagwort“, um eines anzulegen.';
export const design = 'Design';
export const designHint =
  'Gedruckte Codes funktionieren weiter. Nur künftig heruntergeladene Dateien sehen anders aus.';
export const keepFrameTexts = 'Text jedes Rahmens behalten';
export const keepFrameTextsHint = 'Sonst erhalten alle den Text des neuen Designs.';
export const apply = 'Anwenden';
export const deleteText =
  'Die Codes kommen für 30 Tage in den Papierkorb. Bis Sie sie wiederherstellen, erfährt jeder, der einen dynamischen Code scannt, dass er gelöscht wurde.';

export const working = (done: number, total: number) =>
  `${number(done)} von ${number(total)} Codes`;
export const bulkChange = 'Sammeländerung';
export const progress = 'Ausgewählte Codes werden geändert\u00a0…';
export const undoing = 'Änderung wird rückgängig gemacht\u00a0…';
export const codesChanged = (count: number) =>
  plural(count, {
    one: `${number(count)} Code geändert.`,
    other: `${number(count)} Codes geändert.`,
  });
export const codesDeleted = (count: number) =>
  plural(count, {
    one: `${number(count)} Code gelöscht.`,
    other: `${number(count)} Codes gelöscht.`,
  });
export const codesUndone = (count: number) =>
  plural(count, {
    one: `Die Änderung von ${number(count)} Code wurde rückgängig gemacht.`,
    other: `Die Änderung von ${number(count)} Codes wurde rückgängig gemacht.`,
  });
export const codesFailed = (count: number) =>
  plural(count, {
    one: `${number(count)} Code konnte nicht geändert werden.`,
    other: `${number(count)} Codes konnten nicht geändert werden.`,
  });
export const codesKept = (count: number) =>
  plural(count, {
    one: `${number(count)} Code blieb unverändert:`,
    other: `${number(count)} Codes blieben unverändert:`,
  });
export const undo = 'Rückgängig';
export const stopAndUndo = 'Anhalten und rückgängig machen';
export const undoRest = 'Rest rückgängig machen';
export const notStarted = 'Die Codes konnten nicht geändert werden. Bitte versuchen Sie es erneut.';
export const notUndone =
  'Die Änderung konnte nicht rückgängig gemacht werden. Bitte versuchen Sie es erneut.';
export const unnamed = 'Code ohne Namen';
