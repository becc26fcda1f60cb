import { isolate, number, plural } from './format.ts';

// The row of the template
export const templateTitle = 'Menù, tavolo 1';
export const templateFolder = 'Ristorante';
export const templateTags = 'menù, interno';

// Columns
export const targetColumn = 'Destinazione';
export const slugColumn = 'Suffisso personalizzato';
export const titleColumn = 'Titolo';
export const folderColumn = 'Cartella';
export const tagsColumn = 'Tag';
export const keyColumn = 'Chiave';

// What is wrong with a cell
export const cellMissing = 'Questa cella è vuota.';
export const cellTooLong = (max: number) =>
  plural(max, {
    one: `Qui è ammesso al massimo ${number(max)} carattere.`,
    other: `Qui sono ammessi al massimo ${number(max)} caratteri.`,
  });
export const tooManyTags = (max: number) => `Una riga può avere al massimo ${number(max)} tag.`;
export const folderTooDeep =
  'Le cartelle si possono annidare su un solo livello. Indicare la cartella, una barra e la sottocartella.';
export const slugFixed = (slug: string) =>
  `Questo codice ha già il suffisso ${isolate(slug)}, che non si può cambiare. Lasciare vuota la cella o inserire ${isolate(slug)}.`;
export const sameKey =
  'Un’altra riga di questo elenco ha lo stesso valore nella colonna che identifica le righe. Usare ogni valore una sola volta.';
export const inBin = 'Questo codice è nel cestino. Ripristinarlo o eliminarlo definitivamente.';
export const sameKeyAs = (row: number) =>
  `La riga ${number(row)} ha lo stesso valore nella colonna che identifica le righe. Usare ogni valore una sola volta.`;
export const sameSlugAs = (row: number) =>
  `La riga ${number(row)} ha lo stesso suffisso. Usare ogni suffisso una sola volta.`;

// Before the upload
export const intro =
  'Ogni riga diventa un link breve. Per cambiare in seguito le destinazioni, basta caricare di nuovo l’elenco.';
export const accountNeeded = (codes: number, pro: string, proCodes: number) =>
  `I codici dinamici richiedono un account: fino a ${number(codes)} gratis, fino a ${number(proCodes)} con il piano ${pro}. L’elenco resta qui durante l’accesso.`;
export const signIn = 'Registrati o accedi';
export const keyChoice = 'Riconosci le righe da';
export const keyHint =
  'Quando si carica di nuovo l’elenco, una riga con lo stesso valore aggiorna il proprio codice invece di crearne uno nuovo.';
export const noKey = 'Non riconoscere le righe';
export const noKeyHint = 'Quando si carica di nuovo l’elenco, ogni riga crea un nuovo codice.';
export const emptyCells = 'Le celle vuote non cambiano nulla nel codice.';
export const checkList = 'Controlla l’elenco';
export const checking = (done: number, total: number) =>
  `Controllo: ${number(done)} su ${number(total)}…`;
export const willCreate = (count: number) => `Nuovi link brevi: ${number(count)}`;
export const willChange = (count: number) => `Codici da modificare: ${number(count)}`;
export const willStay = (count: number) => `Codici invariati: ${number(count)}`;
export const willFail = (count: number) =>
  `Righe con problemi che saranno escluse: ${number(count)}`;
export const overLimit = (room: number, left: number) =>
  `Codici dinamici ancora disponibili nel piano: ${number(room)}. Righe che saranno escluse: ${number(left)}.`;
export const planFull = (left: number) =>
  `Il piano non consente altri codici dinamici. Righe che saranno escluse: ${number(left)}. Per fare spazio, eliminare dei codici.`;
export const planFullUpgrade = (left: number) =>
  `Il piano non consente altri codici dinamici. Righe che saranno escluse: ${number(left)}. Per fare spazio, eliminare dei codici o cambiare piano nelle impostazioni.`;
export const newAccount = (codes: number, changes: number, until: string) =>
  `Questo account è nuovo. Fino a ${isolate(until)} consente ogni ora ${number(codes)} nuovi codici dinamici e ${number(changes)} cambi di destinazione. Raggiunto il limite, il caricamento si interrompe e si può riprendere più tardi.`;
export const createLinks = (count: number) =>
  plural(count, {
    one: `Crea ${number(count)} link breve`,
    other: `Crea ${number(count)} link brevi`,
  });
export const changeCodes = (count: number) =>
  plural(count, {
    one: `Modifica ${number(count)} codice`,
    other: `Modifica ${number(count)} codici`,
  });
export const saveRows = (count: number) =>
  plural(count, { one: `Salva ${number(count)} riga`, other: `Salva ${number(count)} righe` });
export const continueUnchanged = 'Continua con il download';
export const back = 'Indietro';

// During the upload
export const uploadFailed = 'Impossibile caricare l’elenco. Riprovare.';
export const rowsSaved = 'Righe salvate';
export const pause = 'Metti in pausa';
export const pausing = 'Sospensione in corso…';
export const runsElsewhere =
  'In un’altra scheda è in corso il caricamento di un elenco. Continuare lì o attendere che sia terminato.';
export const resume = 'Riprendi';
export const forget = 'Scarta il resto';
export const waiting = 'Il server non è raggiungibile. Nuovo tentativo…';
export const notKept =
  'Questo browser non può salvare l’avanzamento del caricamento. Tenere aperta la pagina fino alla fine.';
export const paused = (name: string, done: number, total: number) =>
  `Il caricamento di ${isolate(name)} è in pausa: ${number(done)} righe su ${number(total)} sono salvate.`;

// After the upload
export const created = (count: number) => `Link brevi creati: ${number(count)}`;
export const changed = (count: number) => `Codici modificati: ${number(count)}`;
export const unchanged = (count: number) => `Codici già aggiornati: ${number(count)}`;
export const failed = (count: number) => `Righe escluse: ${number(count)}.`;
export const failedFaulty = (count: number) =>
  `Righe escluse: ${number(count)}. Correggere gli errori e caricare di nuovo l’elenco.`;
