import { isolate, number, plural } from './format.ts';

export const jobMissing =
  'Diese Änderung gibt es nicht mehr: Sie lässt sich einen Tag lang ansehen und rückgängig machen.';
export const staticCode =
  'Dieser Code ist statisch: Nur dynamische Codes haben Ziel, Status und Zeitplan.';

export const tooManyJobs = (max: number) =>
  `Es können höchstens ${number(max)} Änderungen vieler Codes gleichzeitig laufen. Starten Sie diese, wenn eine andere fertig ist.`;

export const actions = 'Ausgewählte Codes ändern';
export const more = 'Mehr';
export const move = 'Verschieben';
export const tag = 'Verschlagworten';
export const pause = 'Pausieren';
export const resume = 'Fortsetzen';
export const changeTarget = 'Ziel ändern';
export const replaceInTargets = 'In Zielen ersetzen';
export const schedule = 'Zeitplan';
export const applyDesign = 'Design anwenden';
export const rename = 'Umbenennen';
export const deleteCodes = 'Löschen';
export const tooManySelected = (max: number) =>
  `Wählen Sie höchstens ${number(max)} Codes einzeln aus oder alle passenden auf einmal.`;

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
export const pattern = 'Neuer Name';
export const patternHint =
  '{title}, {number}, {slug} und {host} stehen für den bisherigen Namen, 1, 2, 3\u00a0…, die Endung des Kurzlinks und den Host des Ziels.';
export const preview = 'Vorschau';
export const previewOf = (changing: number, total: number) =>
  `${number(changing)} von ${number(total)} Codes werden geändert`;
export const before = 'Jetzt';
export const after = 'Danach';
export const previewFailed = 'Die Vorschau konnte nicht geladen werden.';
export const moreRows = (count: number) =>
  plural(count, { one: `und ${number(count)} weiterer`, other: `und ${number(count)} weitere` });
export const pauseText = 'Nachricht für Besucher';
export const pauseTextHint = 'Ohne Nachricht zeigen wir unseren eigenen Text.';
export const start = 'Beginn';
export const end = 'Ende';
export const scheduleHint = (zone: string) =>
  `In Ihrer Zeit (${isolate(zone)}). Ein leeres Feld entfernt Beginn oder Ende.`;
export const fallback = 'Vor Beginn und nach Ende';
export const fallbackHint =
  'Ohne Adresse erscheint eine Seite mit dem Hinweis, dass der Code nicht aktiv ist.';
export const setSchedule = 'Zeitplan festlegen';
export const folder = 'Ordner';
export const noFolder = 'Ohne Ordner';
export const add = 'Hinzufügen';
export const remove = 'Entfernen';
export const keep = 'Belassen';
export const noTags = 'Es gibt noch keine Schlagwörter. Legen Sie zuerst neben der Liste eines an.';
export const design = 'Design';
export const designOf = (title: string) => `Design von ${isolate(title)}`;
export const designHint =
  'Gedruckte Codes funktionieren weiter; nur künftig heruntergeladene Dateien sehen anders aus.';
export const apply = 'Anwenden';
export const deleteText =
  'Sie kommen für 30 Tage in den Papierkorb. Bis sie wiederhergestellt sind, sehen Besucher beim Scannen eines dynamischen Codes, dass er gelöscht wurde.';

export const working = (done: number, total: number) =>
  `${number(done)} von ${number(total)} Codes`;
export const progress = 'Ausgewählte Codes werden geändert';
export const undoing = 'Änderung wird rückgängig gemacht';
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
    one: `${number(count)} Code bleibt, wie er ist:`,
    other: `${number(count)} Codes bleiben, wie sie sind:`,
  });
export const undo = 'Rückgängig';
export const stopAndUndo = 'Anhalten und rückgängig machen';
export const notStarted = 'Die Codes konnten nicht geändert werden. Bitte versuchen Sie es erneut.';
export const notUndone =
  'Die Änderung konnte nicht rückgängig gemacht werden. Bitte versuchen Sie es erneut.';
export const unnamed = 'Code';
