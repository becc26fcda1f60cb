import { isolate, number, plural } from './format.ts';

export const jobMissing =
  'Questa modifica non è più disponibile. Una modifica si può annullare per un giorno.';
export const staticCode =
  'Questo codice è statico. Solo i codici dinamici hanno una destinazione e una programmazione e si possono mettere in pausa.';

export const tooManyJobs = (max: number) =>
  `Si possono eseguire al massimo ${number(max)} modifiche in blocco alla volta. Attendere che una sia terminata e riprovare.`;

export const actions = 'Modifica i codici selezionati';
export const more = 'Altro';
export const move = 'Sposta';
export const tag = 'Tag';
export const pause = 'Metti in pausa';
export const resume = 'Riprendi';
export const changeTarget = 'Cambia destinazione';
export const replaceInTargets = 'Trova e sostituisci nelle destinazioni';
export const schedule = 'Programma';
export const applyDesign = 'Applica un design';
export const rename = 'Rinomina';
export const deleteCodes = 'Elimina';
export const tooManySelected = (max: number) =>
  `Si possono selezionare fino a ${number(max)} codici uno per uno. Per selezionarne di più, usare «Seleziona tutti».`;

export const cancel = 'Annulla';
export const codesSelected = (count: number) =>
  plural(count, { one: `${number(count)} codice`, other: `${number(count)} codici` });
export const target = 'Destinazione';
export const targetHint =
  'Tutti i codici dinamici selezionati portano a questo indirizzo entro un secondo.';
export const find = 'Trova';
export const replaceWith = 'Sostituisci con';
export const replaceHint =
  'Tutte le occorrenze nelle destinazioni vengono sostituite, esattamente come digitate.';
export const replace = 'Sostituisci';
export const pattern = 'Nuovo titolo';
export const patternHint =
  'Si possono usare variabili: {title} è il titolo attuale, {number} numera 1, 2, 3…, {slug} è il suffisso del link breve e {host} il dominio della destinazione.';
export const preview = 'Anteprima';
export const previewOf = (changing: number, total: number) =>
  `Verranno modificati ${number(changing)} codici su ${number(total)}`;
export const before = 'Attuale';
export const after = 'Nuovo';
export const previewFailed = 'Impossibile caricare l’anteprima.';
export const moreRows = (count: number) =>
  plural(count, { one: `e ${number(count)} altro`, other: `e altri ${number(count)}` });
export const pauseText = 'Messaggio da mostrare';
export const pauseTextHint = 'Lasciare vuoto per mostrare il messaggio standard.';
export const start = 'Inizio';
export const end = 'Fine';
export const scheduleHint = (zone: string) =>
  `Orari nel fuso locale (${isolate(zone)}). Lasciare vuoto un campo per rimuovere l’inizio o la fine.`;
export const fallback = 'Fuori da questi orari';
export const fallbackHint =
  'Dove indirizzare invece i visitatori. Lasciare vuoto per mostrare una pagina che indica che il codice non è attivo.';
export const setSchedule = 'Imposta programmazione';
export const folder = 'Cartella';
export const noFolder = 'Senza cartella';
export const add = 'Aggiungi';
export const remove = 'Rimuovi';
export const keep = 'Nessuna modifica';
export const noTags =
  'Non ci sono ancora tag. Per crearne uno, scegliere «Nuovo tag» accanto all’elenco.';
export const design = 'Design';
export const designHint =
  'I codici stampati continuano a funzionare. Cambia solo l’aspetto dei file scaricati da ora in poi.';
export const keepFrameTexts = 'Mantieni il testo di ogni cornice';
export const keepFrameTextsHint = 'Altrimenti tutti ricevono il testo del nuovo design.';
export const apply = 'Applica';
export const deleteText =
  'I codici restano nel cestino per 30 giorni. Finché non vengono ripristinati, chi scansiona un codice dinamico vede che è stato eliminato.';

export const working = (done: number, total: number) =>
  `${number(done)} codici su ${number(total)}`;
export const bulkChange = 'Modifica in blocco';
export const progress = 'Modifica dei codici selezionati…';
export const undoing = 'Annullamento della modifica…';
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
    one: `${number(count)} codice non è stato modificato:`,
    other: `${number(count)} codici non sono stati modificati:`,
  });
export const undo = 'Annulla';
export const stopAndUndo = 'Interrompi e annulla';
export const undoRest = 'Annulla il resto';
export const notStarted = 'Impossibile modificare i codici. Riprovare.';
export const notUndone = 'Impossibile annullare la modifica. Riprovare.';
export const unnamed = 'Codice senza nome';
