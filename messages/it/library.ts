import { isolate, number, plural } from './format.ts';

export * from './first/library.ts';

export const pageTitle = (site: string) => `Codici | ${site}`;
export const pageDescription = 'Cerca, ordina e organizza i codici QR salvati.';
export const heading = 'Codici';
export const reason = 'Questa pagina mostra i codici salvati.';
export const loading = 'Caricamento dei codici…';
export const codesNotLoaded = 'Impossibile caricare i codici. Riprovare.';
export const newCode = 'Nuovo codice';
export const codeCount = (count: number) =>
  plural(count, { one: `${number(count)} codice`, other: `${number(count)} codici` });
export const search = 'Cerca codici';
export const searchHint = 'Titolo, contenuto, destinazione o tag';
export const filters = 'Filtri';
export const kind = 'Tipo di codice';
export const anyKind = 'Statici e dinamici';
export const staticCodes = 'Statici';
export const dynamicCodes = 'Dinamici';
export const state = 'Stato';
export const anyState = 'Tutti gli stati';
export const active = 'Attivo';
export const paused = 'In pausa';
export const scheduled = 'Programmato';
export const ended = 'Terminato';
export const disabled = 'Disattivato';
export const type = 'Tipo di contenuto';
export const anyType = 'Tutti i tipi';
export const clearFilters = 'Rimuovi filtri';
export const sortBy = 'Ordina per';
export const newestFirst = 'Più recenti';
export const oldestFirst = 'Meno recenti';
export const lastChanged = 'Modificati di recente';
export const titleAToZ = 'Titolo, dalla A alla Z';
export const titleZToA = 'Titolo, dalla Z alla A';
export const mostScans = 'Più scansioni';
export const fewestScans = 'Meno scansioni';
export const longestUnchanged = 'Modificati da più tempo';
export const view = 'Vista';
export const table = 'Tabella';
export const grid = 'Griglia';
export const preview = 'Anteprima';
export const title = 'Titolo';
export const target = 'Destinazione';
export const folder = 'Cartella';
export const tags = 'Tag';
export const scans = 'Scansioni (30 giorni)';
export const changed = 'Modificato';
export const scanCount = (count: number) =>
  plural(count, {
    one: `${number(count)} scansione in 30 giorni`,
    other: `${number(count)} scansioni in 30 giorni`,
  });
export const emptyTitle = 'Ancora nessun codice';
export const emptyText = 'I codici creati o scaricati dopo l’accesso vengono salvati qui.';
export const createCode = 'Crea un codice';
export const noMatchTitle = 'Nessun codice corrispondente';
export const noMatchText = 'Provare con altre parole o con meno filtri.';
export const groups = 'Cartelle e tag';
export const folders = 'Cartelle';
export const allCodes = 'Tutti i codici';
export const groupsNotLoaded = 'Impossibile caricare cartelle e tag.';
export const noFolder = 'Senza cartella';
export const newFolder = 'Nuova cartella';
export const newTag = 'Nuovo tag';
export const editFolder = (name: string) => `Modifica la cartella ${isolate(name)}`;
export const editTag = (name: string) => `Modifica il tag ${isolate(name)}`;
export const name = 'Nome';
export const parentFolder = 'Cartella superiore';
export const noParent = 'Nessuna (primo livello)';
export const hasNested =
  'Questa cartella contiene altre cartelle, quindi non può stare in un’altra.';
export const save = 'Salva';
export const cancel = 'Annulla';
export const deleteFolder = 'Elimina cartella';
export const deleteFolderTitle = (name: string) => `Eliminare la cartella «${isolate(name)}»?`;
export const deleteFolderText = 'I codici che contiene non vengono eliminati.';
export const deleteTag = 'Elimina tag';
export const deleteTagTitle = (name: string) => `Eliminare il tag «${isolate(name)}»?`;
export const deleteTagText = 'I codici con questo tag non vengono eliminati.';
export const savedFilters = 'Filtri salvati';
export const saveFilter = 'Salva filtro';
export const deleteFilter = (name: string) => `Elimina il filtro salvato ${isolate(name)}`;
export const filterDeleted = 'Filtro eliminato';
export const undo = 'Annulla';
export const notSaved = 'Impossibile salvare la modifica. Riprovare.';
export const renamedElsewhere = (name: string) =>
  `Rinominato in «${isolate(name)}» su un altro dispositivo. Per usare il nome digitato, salvare di nuovo.`;
export const changedElsewhere =
  'Modificato su un altro dispositivo. Per mantenere questa versione, salvare di nuovo.';
export const selection = 'Selezione';
export const selectAllCodes = 'Seleziona tutti i codici';
export const selectCode = (name: string) => `Seleziona ${isolate(name)}`;
export const copyShortLink = (name: string) => `Copia il link breve di ${isolate(name)}`;
export const selected = (count: number) =>
  plural(count, { one: `${number(count)} selezionato`, other: `${number(count)} selezionati` });
export const selectAll = (count: number) => `Seleziona tutti (${number(count)})`;
export const clearSelection = 'Annulla selezione';
export const download = 'Scarica';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} di ${number(total)}…`;
export const openInGenerator = 'Apri nel generatore';
export const moveToFolder = 'Sposta in una cartella';
export const duplicate = 'Duplica';
export const copyOf = (title: string) => `Copia di ${title}`;
export const codeDuplicated = 'Codice duplicato';
export const notDuplicated = 'Impossibile duplicare il codice. Riprova.';
export const codeActions = (name: string) => `Azioni per ${isolate(name)}`;
export const deleteKey = 'Canc';
export const palette = 'Tavolozza dei comandi';
export const paletteHint = 'Trova un codice, una pagina o un’azione';
export const pages = 'Pagine';
export const actions = 'Azioni';
export const nothingFound = 'Nessun risultato';
export const bulkAction = 'Crea codici in serie';
