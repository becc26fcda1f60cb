import { isolate, number, plural } from './format.ts';

export * from './first/library.ts';

export const pageTitle = (site: string) => `Codes | ${site}`;
export const pageDescription = 'Gespeicherte QR-Codes suchen, sortieren und ordnen.';
export const heading = 'Codes';
export const reason = 'Diese Seite zeigt Ihre gespeicherten Codes.';
export const loading = 'Codes werden geladen\u00a0…';
export const codesNotLoaded =
  'Ihre Codes konnten nicht geladen werden. Bitte versuchen Sie es erneut.';
export const newCode = 'Neuer Code';
export const codeCount = (count: number) =>
  plural(count, { one: `${number(count)} Code`, other: `${number(count)} Codes` });
export const search = 'Codes suchen';
export const searchHint = 'Titel, Inhalt, Ziel oder Schlagwort';
export const filters = 'Filter';
export const kind = 'Codetyp';
export const anyKind = 'Statisch und dynamisch';
export const staticCodes = 'Statisch';
export const dynamicCodes = 'Dynamisch';
export const state = 'Status';
export const anyState = 'Jeder Status';
export const active = 'Aktiv';
export const paused = 'Pausiert';
export const scheduled = 'Geplant';
export const ended = 'Beendet';
export const disabled = 'Gesperrt';
export const type = 'Inhaltstyp';
export const anyType = 'Jeder Typ';
export const clearFilters = 'Filter zurücksetzen';
export const sortBy = 'Sortieren nach';
export const newestFirst = 'Neueste zuerst';
export const oldestFirst = 'Älteste zuerst';
export const lastChanged = 'Zuletzt geändert';
export const titleAToZ = 'Titel, A bis Z';
export const titleZToA = 'Titel, Z bis A';
export const mostScans = 'Meiste Scans';
export const fewestScans = 'Wenigste Scans';
export const longestUnchanged = 'Am längsten unverändert';
export const view = 'Ansicht';
export const table = 'Tabelle';
export const grid = 'Kacheln';
export const preview = 'Vorschau';
export const title = 'Titel';
export const target = 'Ziel';
export const folder = 'Ordner';
export const tags = 'Schlagwörter';
export const scans = 'Scans (30 Tage)';
export const changed = 'Geändert';
export const scanCount = (count: number) =>
  plural(count, {
    one: `${number(count)} Scan in 30 Tagen`,
    other: `${number(count)} Scans in 30 Tagen`,
  });
export const emptyTitle = 'Noch keine Codes';
export const emptyText =
  'Codes, die Sie angemeldet erstellen oder herunterladen, werden hier gespeichert.';
export const createCode = 'Code erstellen';
export const noMatchTitle = 'Keine passenden Codes';
export const noMatchText = 'Versuchen Sie es mit anderen Wörtern oder weniger Filtern.';
export const groups = 'Ordner und Schlagwörter';
export const folders = 'Ordner';
export const allCodes = 'Alle Codes';
export const groupsNotLoaded = 'Ordner und Schlagwörter konnten nicht geladen werden.';
export const noFolder = 'Ohne Ordner';
export const newFolder = 'Neuer Ordner';
export const newTag = 'Neues Schlagwort';
export const editFolder = (name: string) => `Ordner ${isolate(name)} bearbeiten`;
export const editTag = (name: string) => `Schlagwort ${isolate(name)} bearbeiten`;
export const name = 'Name';
export const parentFolder = 'Übergeordneter Ordner';
export const noParent = 'Keiner (oberste Ebene)';
export const hasNested =
  'Dieser Ordner enthält weitere Ordner und lässt sich deshalb nicht in einen anderen verschieben.';
export const save = 'Speichern';
export const cancel = 'Abbrechen';
export const deleteFolder = 'Ordner löschen';
export const deleteFolderTitle = (name: string) => `Ordner „${isolate(name)}“ löschen?`;
export const deleteFolderText = 'Die Codes darin bleiben erhalten.';
export const deleteTag = 'Schlagwort löschen';
export const deleteTagTitle = (name: string) => `Schlagwort „${isolate(name)}“ löschen?`;
export const deleteTagText = 'Codes mit diesem Schlagwort bleiben erhalten.';
export const savedFilters = 'Gespeicherte Filter';
export const saveFilter = 'Filter speichern';
export const deleteFilter = (name: string) => `Gespeicherten Filter ${isolate(name)} löschen`;
export const filterDeleted = 'Filter gelöscht';
export const undo = 'Rückgängig';
export const notSaved =
  'Die Änderung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';
export const renamedElsewhere = (name: string) =>
  `Auf einem anderen Gerät in „${isolate(name)}“ umbenannt. Speichern Sie noch einmal, um Ihre Eingabe zu übernehmen.`;
export const changedElsewhere =
  'Auf einem anderen Gerät geändert. Speichern Sie noch einmal, um Ihre Version zu behalten.';
export const selection = 'Auswahl';
export const selectAllCodes = 'Alle Codes auswählen';
export const selectCode = (name: string) => `${isolate(name)} auswählen`;
export const copyShortLink = (name: string) => `Kurzlink von ${isolate(name)} kopieren`;
export const selected = (count: number) =>
  plural(count, { one: `${number(count)} ausgewählt`, other: `${number(count)} ausgewählt` });
export const selectAll = (count: number) => `Alle ${number(count)} auswählen`;
export const clearSelection = 'Auswahl aufheben';
export const download = 'Herunterladen';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} von ${number(total)}\u00a0…`;
export const openInGenerator = 'Im Generator öffnen';
export const moveToFolder = 'In Ordner verschieben';
export const duplicate = 'Duplizieren';
export const copyOf = (title: string) => `Kopie von ${title}`;
export const codeDuplicated = 'Code dupliziert';
export const notDuplicated =
  'Der Code konnte nicht dupliziert werden. Bitte versuchen Sie es erneut.';
export const codeActions = (name: string) => `Aktionen für ${isolate(name)}`;
export const deleteKey = 'Entf';
export const palette = 'Befehlspalette';
export const paletteHint = 'Code, Seite oder Aktion finden';
export const pages = 'Seiten';
export const actions = 'Aktionen';
export const nothingFound = 'Nichts gefunden';
export const bulkAction = 'Codes in Serie erstellen';
