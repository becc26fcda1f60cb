import { isolate, number, plural } from './format.ts';

export const changeMissing = 'Questa modifica non è più nella cronologia.';
export const changedLater =
  'Questa parte del codice è stata nuovamente modificata nel frattempo. La cronologia mostra le ultime modifiche.';
export const title = 'Cronologia';
export const intro =
  'Tutte le modifiche a questo codice. Ripristinando una versione precedente si conservano il link breve e le scansioni.';
export const listLabel = 'Modifiche, dalla più recente';
export const loading = 'Caricamento…';
export const notLoaded = 'Impossibile caricare la cronologia.';
export const empty = 'Nessuna modifica da quando il codice è stato salvato.';
export const partTitle = 'Titolo';
export const partContent = 'Contenuto';
export const partDesign = 'Design';
export const partTarget = 'Destinazione';
export const partState = 'Pausa';
export const partSchedule = 'Programmazione';
export const before = 'Prima';
export const after = 'Dopo';
export const lookBefore = 'Il codice prima della modifica';
export const lookAfter = 'Il codice dopo la modifica';
export const noPicture = 'Nessuna immagine';
export const nothing = 'Nessun valore';
export const yes = 'Sì';
export const no = 'No';
export const reversal = 'Ripristinato';
export const byJob = 'Modifica in blocco';
export const goBack = 'Ripristina questa versione';
export const goBackTo = (part: string, time: string) =>
  `Ripristina questa versione: ${part}, prima di ${time}`;
export const goneBackTitle = 'Versione ripristinata';
export const goneBack = 'La versione precedente è stata ripristinata.';
export const unchanged = 'Il codice corrisponde già a questa versione.';
export const goBackFailed = 'Impossibile modificare il codice. Riprovare.';
export const undo = 'Annulla';
export const binPageTitle = (site: string) => `Cestino | ${site}`;
export const binPageDescription =
  'I codici eliminati: si possono ripristinare entro 30 giorni o eliminare definitivamente.';
export const binHeading = 'Cestino';
export const binBack = 'Tutti i codici';
export const binIntro =
  'I codici eliminati restano qui per 30 giorni. Le copie stampate di un codice dinamico non funzionano finché non lo si ripristina.';
export const binReason = 'Per vedere i codici eliminati occorre accedere.';
export const binNotLoaded = 'Impossibile caricare il cestino.';
export const binEmpty = 'Il cestino è vuoto';
export const binEmptyText =
  'I codici eliminati restano qui per 30 giorni, nel caso servano ancora.';
export const binCount = (count: number) =>
  plural(count, { one: `${number(count)} codice`, other: `${number(count)} codici` });
export const dynamicCode = 'Codice dinamico';
export const deletedAt = (time: string) => `Eliminato: ${time}`;
export const daysLeft = (count: number) =>
  plural(count, { one: `resta ${number(count)} giorno`, other: `restano ${number(count)} giorni` });
export const restore = 'Ripristina';
export const restoreCode = (name: string) => `Ripristina ${isolate(name)}`;
export const restoredTitle = 'Codice ripristinato';
export const restored = (name: string) => `${isolate(name)} è di nuovo tra i codici salvati.`;
export const restoreFailed = 'Impossibile ripristinare il codice. Riprovare.';
export const deleteForGood = 'Elimina definitivamente';
export const deleteCodeForGood = (name: string) => `Elimina definitivamente ${isolate(name)}`;
export const deleteForGoodTitle = (name: string) => `Eliminare definitivamente «${isolate(name)}»?`;
export const deleteForGoodText = 'Il codice e la sua cronologia non si potranno ripristinare.';
export const deleteLinkText =
  'Le copie stampate smetteranno definitivamente di funzionare. Il link breve e la cronologia delle scansioni non si potranno ripristinare.';
export const deleteFailed = 'Eliminazione non riuscita. Riprovare.';
export const emptyBin = 'Svuota il cestino';
export const emptyTitle = (count: number) =>
  plural(count, {
    one: `Eliminare definitivamente ${number(count)} codice?`,
    other: `Eliminare definitivamente ${number(count)} codici?`,
  });
export const emptyText =
  'Le copie stampate dei codici dinamici smetteranno definitivamente di funzionare. I link brevi e le cronologie delle scansioni non si potranno ripristinare.';
export const showMore = 'Mostra altri';
export const cancel = 'Annulla';
