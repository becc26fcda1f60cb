import { isolate, number, plural } from './format.ts';

export * from './first/projects.ts';

/** The saved codes: the sidebar with their list, and saving. */

// The list
export const listLabel = 'Codici QR salvati';
export const listEmpty = 'Ancora nessun codice. I codici creati o scaricati vengono salvati qui.';
export const create = 'Crea codice QR';
export const search = 'Cerca codici';
export const found = (count: number) =>
  plural(count, { one: `${number(count)} risultato`, other: `${number(count)} risultati` });
export const searchedNewest =
  'Il server non è raggiungibile. La ricerca riguarda solo i codici più recenti.';
export const noMatch = (typed: string) => `Nessun codice corrisponde a «${isolate(typed)}».`;
export const allCodes = (count: number) =>
  plural(count, { one: `Vedi il codice`, other: `Vedi tutti i ${number(count)} codici` });
export const listFull = (count: number, limit: number) =>
  `Sono stati salvati ${number(count)} codici QR su ${number(limit)}. Tutti continuano a funzionare. Per salvarne uno nuovo, eliminare codici fino ad averne meno di ${number(limit)}.`;
export const listFullUpgrade = (count: number, limit: number) =>
  `Sono stati salvati ${number(count)} codici QR su ${number(limit)}. Tutti continuano a funzionare. Per salvarne uno nuovo, passare a un piano superiore nelle impostazioni o eliminare codici fino ad averne meno di ${number(limit)}.`;
export const namesNotLoaded = 'Impossibile caricare i titoli dei codici.';

// A row of the list
export const dynamic = 'Dinamico';
export const dynamicScans = (count: number) =>
  plural(count, {
    one: `Dinamico · ${number(count)} scansione`,
    other: `Dinamico · ${number(count)} scansioni`,
  });
export const renameCode = (name: string) => `Rinomina ${isolate(name)}`;
export const deleteCode = (name: string) => `Elimina ${isolate(name)}`;

// Rename
export const title = 'Titolo';
export const saveTitle = 'Salva titolo';
export const nameOfCode = 'Titolo di questo codice';

// Delete. Static codes offer to undo it; dynamic ones ask before.
export const deleted = (count: number) =>
  plural(count, { one: 'Codice QR eliminato', other: `${number(count)} codici eliminati` });
export const movedToBin = 'Spostato nel cestino';
export const openBin = 'Apri cestino';
export const deletedNames = (names: readonly string[]) =>
  names.map((name) => isolate(name)).join(', ');
export const undoAgain = 'Riprova';
export const notDeleted = 'Impossibile eliminare il codice. Riprovare.';
export const deleteTitle = (name: string) => `Eliminare «${isolate(name)}»?`;
export const deleteText =
  'Le copie stampate smetteranno subito di funzionare. Per 30 giorni il codice si potrà ripristinare dal cestino, con il link breve e le scansioni. Per fermare il codice solo per un po’, conviene metterlo in pausa.';
export const cancel = 'Annulla';
export const deleteDynamic = 'Elimina codice';

// Download all
export const downloadAll = 'Scarica tutti';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} di ${number(total)}…`;
export const allDownloaded = 'Tutti i codici QR sono stati scaricati.';
export const someSkippedTitle = 'Alcuni codici sono stati saltati';
export const someSkipped = (names: readonly string[]) =>
  `Impossibile disegnarli: ${names.map((name) => isolate(name)).join(', ')}. Aprire ciascun codice per vedere che cosa correggere.`;
export const notDownloaded = 'Impossibile scaricare i codici QR. Riprovare.';

// Whether the code on the screen is saved, and buttons beside it
export const notSavedYet = 'Non ancora salvato';
export const save = 'Salva';
export const saved = 'Salvato';
export const saving = 'Salvataggio…';
export const notSaved = 'Non salvato';
export const tryAgain = 'Riprova';
export const signedOut = 'Sessione chiusa';
export const signInToSave = 'Accedi per salvare';
export const editedElsewhere = 'Modificato su un altro dispositivo';
export const loadTheirs = 'Carica quella versione';
export const keepMine = 'Mantieni la mia';
export const notPublished = 'Non ancora pubblicato';
export const publish = 'Pubblica';
export const discard = 'Scarta';
export const discardChange = (name: string) => `Scarta la modifica di ${isolate(name)}`;
export const storageLimited =
  'La memoria di questo browser non è disponibile. Le modifiche non salvate possono andare perse alla chiusura della pagina.';
export const changesUnknown = (count: number) =>
  plural(count, {
    one: `Le modifiche di ${number(count)} codice provengono da una versione più recente di questa pagina. Ricaricarla per vederle.`,
    other: `Le modifiche di ${number(count)} codici provengono da una versione più recente di questa pagina. Ricaricarla per vederle.`,
  });
export const editing = 'Modifica di <name></name>';
export const savedAgo = (age: string) => `salvato ${age}`;
export const savedJustNow = 'salvato adesso';
export const changeQuestion = (name: string) =>
  `Modificare «${isolate(name)}» o creare un nuovo codice?`;
export const changeNote = 'Fino alla scelta, il codice salvato resta com’è.';
export const changeThisCode = 'Modifica questo codice';
export const makeNewOne = 'Creane uno nuovo';
export const codeChanged = 'Codice modificato';
export const newCodeMade = 'La modifica è un nuovo codice';
export const codeStays = (name: string) => `«${isolate(name)}» resta com’è.`;

// Toasts about saving
export const notChanged = 'Salvataggio non riuscito. Riprovare.';
export const codeNotSaved = 'Salvare prima questo codice, poi renderlo dinamico.';
export const editsNotSaved =
  'Le ultime modifiche non sono ancora salvate. Salvarle prima, poi riprovare.';
