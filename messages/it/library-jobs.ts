import { isolate, number, plural } from './format.ts';

export const jobMissing =
  'Questa modifica non esiste più: una modifica si può vedere e annullare per un giorno.';
export const staticCode =
  'Questo codice è statico: solo i codici dinamici hanno una destinazione, uno stato e una programmazione.';

export const tooManyJobs = (max: number) =>
  `È possibile eseguire al massimo ${number(max)} modifiche di più codici contemporaneamente. Avvii questa quando un’altra sarà terminata.`;

export const actions = 'Modifica i codici selezionati';
export const more = 'Altro';
export const move = 'Sposta';
export const tag = 'Tagga';
export const pause = 'Metti in pausa';
export const resume = 'Riprendi';
export const changeTarget = 'Cambia destinazione';
export const replaceInTargets = 'Sostituisci nelle destinazioni';
export const schedule = 'Programma';
export const applyDesign = 'Applica un design';
export const rename = 'Rinomina';
export const deleteCodes = 'Elimina';
export const tooManySelected = (max: number) =>
  `Selezionare al massimo ${number(max)} codici uno per uno, oppure tutti quelli corrispondenti.`;

export const cancel = 'Annulla';
export const codesSelected = (count: number) =>
  plural(count, { one: `${number(count)} codice`, other: `${number(count)} codici` });
export const target = 'Destinazione';
export const targetHint = 'Tutti i codici dinamici selezionati vi portano entro un secondo.';
export const find = 'Trova';
export const replaceWith = 'Sostituisci con';
export const replaceHint =
  'Tutte le occorrenze nelle destinazioni vengono sostituite, esattamente come digitate.';
export const replace = 'Sostituisci';
export const pattern = 'Nuovo nome';
export const patternHint =
  '{title}, {number}, {slug} e {host} indicano il nome attuale, 1, 2, 3…, il suffisso del link breve e l’host della destinazione.';
export const preview = 'Anteprima';
export const previewOf = (changing: number, total: number) =>
  `Verranno modificati ${number(changing)} codici su ${number(total)}`;
export const before = 'Ora';
export const after = 'Dopo';
export const previewFailed = 'Impossibile caricare l’anteprima.';
export const moreRows = (count: number) =>
  plural(count, { one: `e ${number(count)} altro`, other: `e altri ${number(count)}` });
export const pauseText = 'Messaggio da mostrare';
export const pauseTextHint = 'Se è vuoto, viene mostrato il nostro testo.';
export const start = 'Inizio';
export const end = 'Fine';
export const scheduleHint = (zone: string) =>
  `Nell’ora locale (${isolate(zone)}). Un campo vuoto rimuove l’inizio o la fine.`;
export const fallback = 'Prima dell’inizio e dopo la fine';
export const fallbackHint =
  'Se è vuoto, viene mostrata una pagina che indica che il codice non è attivo.';
export const setSchedule = 'Imposta programmazione';
export const folder = 'Cartella';
export const noFolder = 'Senza cartella';
export const add = 'Aggiungi';
export const remove = 'Rimuovi';
export const keep = 'Lascia';
export const noTags = 'Non ci sono ancora tag. Crearne prima uno accanto all’elenco.';
export const design = 'Design';
export const designOf = (title: string) => `Design di ${isolate(title)}`;
export const designHint =
  'I codici stampati continuano a funzionare; cambia solo l’aspetto dei file scaricati da ora in poi.';
export const apply = 'Applica';
export const deleteText =
  'Restano nel cestino per 30 giorni. Finché non viene ripristinato, chi scansiona un codice dinamico vede che è stato eliminato.';

export const working = (done: number, total: number) =>
  `${number(done)} codici su ${number(total)}`;
export const progress = 'Modifica dei codici selezionati';
export const undoing = 'Annullamento della modifica';
export const codesChanged = (count: number) =>
  plural(count, {
    one: `${number(count)} codice modificato.`,
    other: `${number(count)} codici modificati.`,
  });
export const codesDeleted = (count: number) =>
  plural(count, {
    one: `${number(count)} codice eliminato.`,
    other: `${number(count)} codici eliminati.`,
  });
export const codesUndone = (count: number) =>
  plural(count, {
    one: `La modifica di ${number(count)} codice è stata annullata.`,
    other: `La modifica di ${number(count)} codici è stata annullata.`,
  });
export const codesFailed = (count: number) =>
  plural(count, {
    one: `Impossibile modificare ${number(count)} codice.`,
    other: `Impossibile modificare ${number(count)} codici.`,
  });
export const codesKept = (count: number) =>
  plural(count, {
    one: `${number(count)} codice resta com’è:`,
    other: `${number(count)} codici restano come sono:`,
  });
export const undo = 'Annulla';
export const stopAndUndo = 'Interrompi e annulla';
export const notStarted = 'Impossibile modificare i codici. Riprovare.';
export const notUndone = 'Impossibile annullare la modifica. Riprovare.';
export const unnamed = 'Codice';
