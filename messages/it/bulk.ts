/** The page that makes many codes from a list. */
import { isolate, number, plural } from './format.ts';

export const previewFailed = 'Impossibile caricare l’anteprima.';

// The list
export const contentType = 'Tipo di contenuto';
export const downloadTemplate = 'Scarica un esempio';
export const chooseList = 'Scegliere l’elenco o trascinarlo qui';
export const reading = 'Lettura…';
export const fileHint = (maxRows: number) =>
  `Excel (.xlsx), CSV o contatti (.vcf), massimo ${number(maxRows)} righe`;
export const chooseOther = 'Scegli un altro elenco';
export const fileLabel = 'Elenco in formato Excel o CSV';
export const pasteRows = 'Oppure incolla le righe';
export const rowsLabel = 'Righe dell’elenco';
/** An example of pasted rows: `\t` separates columns, `\n` separates rows. */
export const rowsExample = 'Tavolo\tLink\nTavolo 1\texample.com/1';
/** Stands for the file name of a list that was pasted. */
export const pastedRows = 'Righe incollate';
export const sheet = 'Foglio';
/** `name` is a file name. The button `undo` follows. */
export const listRemoved = (name: string) => `${isolate(name)} rimosso.`;
export const undo = 'Annulla';
export const listNotKept =
  'Questo browser non può conservare l’elenco: lasciando la pagina andrà perso.';
/** Read aloud when the list has been read. */
export const result = (codes: number, badRows: number) => {
  const good = plural(codes, { one: `${number(codes)} codice`, other: `${number(codes)} codici` });
  const bad = plural(badRows, {
    one: `${number(badRows)} riga da correggere`,
    other: `${number(badRows)} righe da correggere`,
  });
  return `${good}, ${bad}`;
};
export const yourList = 'Elenco';

// Why a list cannot be read
/** `name` is a file name. One of the reasons below follows. */
export const notRead = (name: string) => `«${isolate(name)}» non è stato letto.`;
export const readFailed =
  'Impossibile leggere questo elenco. Controllare la connessione a Internet.';
export const labelsFailed =
  'Impossibile caricare il carattere delle etichette. Controllare la connessione a Internet e riprovare.';
export const onlyHeadings = 'L’elenco contiene le intestazioni ma nessuna riga.';
export const fileEmpty = 'Questo file è vuoto.';
export const tooManyRows = (rows: number, max: number) =>
  `Questo elenco ha ${number(rows)} righe. Il limite è ${number(max)}: dividerlo in elenchi più piccoli.`;
export const fileTooLarge = (megabytes: number) =>
  `Questo file supera i ${number(megabytes)}\u00a0MB. Dividerlo in file più piccoli.`;
export const pdf =
  'Questo file è un PDF. Aprirlo con un programma per fogli di calcolo e salvarlo come .xlsx o CSV.';
export const oldWorkbook =
  'Questa cartella di lavoro è nel vecchio formato Excel (.xls). Aprirla con un programma per fogli di calcolo e salvarla come .xlsx o CSV.';
export const binaryWorkbook =
  'Questo file è una cartella di lavoro binaria (.xlsb). Aprirlo con un programma per fogli di calcolo e salvarlo come .xlsx o CSV.';
export const openDocument =
  'Questo file è in formato OpenDocument. Aprirlo con un programma per fogli di calcolo e salvarlo come .xlsx o CSV.';
/** Numbers is the spreadsheet program of Apple, with the menu “File, Export To”. */
export const numbersFile =
  'Questo file è in formato Numbers. Esportarlo come Excel o CSV: File > Esporta come.';
export const notSpreadsheet =
  'Questo file non è un foglio di calcolo. Scegliere un file .xlsx o CSV.';
/** For a page of the web or XML whose name ends in .xls. */
export const webPage =
  'Questo file è una pagina web con il nome di un foglio di calcolo. Aprirlo nel programma di fogli di calcolo e salvarlo come .xlsx o CSV.';
export const workbookLocked =
  'Questa cartella di lavoro è protetta da password. Rimuovere la password e scegliere di nuovo il file.';
export const sheetLocked = 'Questa cartella di lavoro è protetta da password.';
export const workbookDamaged =
  'Questa cartella di lavoro è danneggiata. Aprirla con un programma per fogli di calcolo e salvarla di nuovo.';
export const workbookTooLarge =
  'Questa cartella di lavoro è troppo grande. Copiare l’elenco in una nuova cartella di lavoro.';
export const addressesUnclear = (delimiter: string) =>
  `Non è chiaro dove finiscono gli indirizzi. Aggiungere le intestazioni sopra l’elenco: «Link» se ogni riga è un indirizzo, oppure ad esempio «Link${delimiter}Tavolo» se ci sono altre colonne.`;
export const lettersUnknown =
  'Impossibile leggere alcune lettere di questo file. Nel programma per fogli di calcolo, salvare l’elenco come «CSV UTF-8» o .xlsx.';
export const readAs = (encoding: string) =>
  `Letto come ${isolate(encoding)}. Se alcune lettere sono sbagliate, salvare l’elenco come «CSV UTF-8» o .xlsx.`;
/** The label of a choice; the guess is one of its options. */
export const encoding = 'Codifica';
/** `encoding` is the guess, `examples` are words of the list, and `count` is the number of its cells with such letters. */
export const guessedLetters = (encoding: string, examples: string, count: number) =>
  `Letto come ${isolate(encoding)}, che è un’ipotesi. Controllare queste parole: ${isolate(examples)}. Celle con lettere simili: ${number(count)}.`;

// Columns
export const columns = 'Colonne';
/** `field` is the label of a form field, such as “Web address”. */
export const whichColumn = (field: string) =>
  `Quale colonna contiene «${field}»? Sceglierla qui sotto.`;
/** Stands before the question above. */
export const severalFit = 'Più colonne contengono indirizzi web.';
/** `heading` is a heading of the list, `use` is what the column holds. */
export const columnUse = (heading: string, use: string) => `${isolate(heading)}: ${use}`;
export const unusedColumns = (headings: readonly string[]) =>
  `Non usate: ${headings.map((heading) => isolate(heading)).join(', ')}`;
export const done = 'Fine';
export const change = 'Modifica';
export const emptyCell = 'Vuota';
export const columnUsedAs = (heading: string) => `Usa «${isolate(heading)}» come`;
export const notUsed = 'Non usata';
export const labelColumn = 'Etichetta sotto il codice';
export const fileNameColumn = 'Nome del file';
export const hasHeadings = 'La prima riga contiene le intestazioni';
export const hasHeadingsHint =
  'Da disattivare se l’elenco inizia direttamente con il primo codice.';

// Rows with a problem
export const problems = 'Problemi';
export const badRows = (count: number) =>
  plural(count, {
    one: `${number(count)} riga da correggere`,
    other: `${number(count)} righe da correggere`,
  });
export const badRowsHint =
  'Le righe da correggere restano escluse finché non vengono corrette nell’elenco.';

export const row = (row: number) => `Riga ${number(row)}`;
/** In one line: where the fault is, and a sentence about it. */
export const cellFault = (heading: string, value: string, fault: string) =>
  `${heading}: «${value}». ${fault}`;
export const quotesDiffer =
  'Una virgoletta di questa riga è spaiata. Aggiungere quella mancante, oppure rimuoverla.';
export const tooManyCells =
  'Questa riga ha più celle di quante siano le colonne dell’elenco. Mettere tra virgolette i testi che contengono una virgola o un punto e virgola.';
export const cellFailed = (cell: string, error: string) =>
  `La cella ${cell} contiene l’errore ${error}. Correggerlo nel foglio di calcolo.`;
export const codeFailed = 'Impossibile creare questo codice.';

// What to look at although each row becomes a code
export const checks = 'Da controllare prima di stampare';
/** Beside the number of rows with problems. */
export const checkCount = (count: number) => `Da controllare: ${number(count)}`;
/** A question with the two buttons that follow. */
export const hiddenRows = (count: number) =>
  plural(count, {
    one: `${number(count)} riga nascosta`,
    other: `${number(count)} righe nascoste`,
  });
export const useThem = 'Usa';
export const leaveThemOut = 'Escludi';
/** Below the button that makes codes, until the question is answered. */
export const hiddenRowsFirst = 'Decidere prima se le righe nascoste diventano codici.';
/** After the answer; a button to change it follows. */
export const hiddenRowsUsed = (count: number) => `Righe nascoste usate: ${number(count)}.`;
export const hiddenRowsLeftOut = (count: number) => `Righe nascoste escluse: ${number(count)}.`;
/** Rows such as “Total”. A button to change it follows. */
export const totalRowsLeftOut = (rows: string) => `Righe di totali senza codice: ${isolate(rows)}.`;
export const totalRowsUsed = (rows: string) => `Righe di totali usate: ${isolate(rows)}.`;
export const columnsUnread = (count: number, max: number) =>
  `Vengono lette solo le prime ${number(max)} colonne. Colonne successive: ${number(count)}.`;
/** After a fact about a list. `rows` are numbers of rows, perhaps with an ellipsis. */
export const rowList = (rows: string) => `Righe: ${isolate(rows)}`;
/** Codes that lack their label, or whose address may be wrong; a list of them follows. */
export const remarks = (count: number) => `Codici da controllare: ${number(count)}`;
export const remarkPages = 'Pagine dei codici da controllare';
export const remarkPage = 'Pagina dei codici da controllare';
export const previousRemarks = 'Codici da controllare precedenti';
export const nextRemarks = 'Codici da controllare successivi';

// Preview
export const preview = 'Anteprima';
export const codes = (count: number) =>
  plural(count, { one: `${number(count)} codice`, other: `${number(count)} codici` });
/** Describes the picture. `summary` is what the code contains. */
export const codeTitle = (summary: string) => `Codice QR: ${summary}`;
export const labelledCodeTitle = (summary: string, label: string) =>
  `Codice QR: ${summary} (${label})`;

// Pages of the preview and of the problems
export const codePages = 'Pagine di codici';
export const codePage = 'Pagina di codici';
export const previousCodes = 'Codici precedenti';
export const nextCodes = 'Codici successivi';
export const problemPages = 'Pagine di problemi';
export const problemPage = 'Pagina di problemi';
export const previousProblems = 'Problemi precedenti';
export const nextProblems = 'Problemi successivi';
export const page = (page: number) => `Pagina ${number(page)}`;
export const range = (first: number, last: number, total: number) =>
  `${number(first)}–${number(last)} di ${number(total)}`;

// Making a zip
export const design = 'Design';
export const designOfGenerator = 'Come nel generatore';
export const designChosenBefore = 'Design precedente del generatore';
export const format = 'Formato';
export const check = 'Controlla che ogni codice sia leggibile';
export const checkHint = 'Trova i codici non leggibili prima della stampa.';
export const makeZip = 'Crea file ZIP';
export const makeCodes = (count: number) =>
  plural(count, { one: `Crea ${number(count)} codice`, other: `Crea ${number(count)} codici` });
export const cancel = 'Annulla';
export const downloadAgain = 'Scarica di nuovo';
export const startOver = 'Ricomincia';
export const codesMade = 'Codici creati';
export const starting = 'Avvio…';
export const progress = (made: number, total: number) => `${number(made)} di ${number(total)}`;
/** “s” is short for seconds. */
export const secondsLeft = (seconds: number) => `circa ${number(seconds)}\u00a0s rimanenti`;
/** “min” is short for minutes. */
export const minutesLeft = (minutes: number) => `circa ${number(minutes)}\u00a0min rimanenti`;
export const cancelled = 'Operazione annullata. Nessun file è stato salvato.';
export const zipFailed =
  'Impossibile creare il file ZIP. Controllare la connessione e lo spazio libero sul disco, poi riprovare.';
export const codesInZip = (count: number) =>
  plural(count, {
    one: `${number(count)} codice in qr-codes.zip.`,
    other: `${number(count)} codici in qr-codes.zip.`,
  });
export const codesPassed = (count: number) =>
  plural(count, {
    one: `${number(count)} codice ha superato il test di lettura.`,
    other: `${number(count)} codici hanno superato il test di lettura.`,
  });
export const codesUnchecked = (count: number) =>
  plural(count, {
    one: `${number(count)} codice non controllato.`,
    other: `${number(count)} codici non controllati.`,
  });
/** `<folder></folder>` becomes the name of a folder. */
export const codesUnreadable = (count: number) =>
  plural(count, {
    one: `${number(count)} codice non ha superato il test. Si trova nella cartella <folder></folder>.`,
    other: `${number(count)} codici non hanno superato il test. Si trovano nella cartella <folder></folder>.`,
  });
/** `<file></file>` becomes the name of a file. */
export const rowsFailed = (count: number) =>
  plural(count, {
    one: `Da ${number(count)} riga non è stato possibile creare un codice. Il motivo è indicato in <file></file>.`,
    other: `Da ${number(count)} righe non è stato possibile creare un codice. I motivi sono indicati in <file></file>.`,
  });

// Saving the codes to the account
export const saveCodes = (count: number) =>
  plural(count, {
    one: `Salva ${number(count)} codice nell’account`,
    other: `Salva ${number(count)} codici nell’account`,
  });
export const saveOtherCodes = (count: number) =>
  plural(count, {
    one: 'Salva il codice restante nell’account',
    other: `Salva i ${number(count)} codici restanti nell’account`,
  });
export const nothingToSave = 'Non resta nulla da salvare';
export const saving = (saved: number, total: number) =>
  `Salvataggio di ${number(saved)} su ${number(total)}…`;
export const codesSaved = (count: number) =>
  plural(count, {
    one: `${number(count)} codice salvato.`,
    other: `${number(count)} codici salvati.`,
  });
export const rowsRefused = (count: number) =>
  plural(count, {
    one: `${number(count)} riga non è stata salvata.`,
    other: `${number(count)} righe non sono state salvate.`,
  });
export const saveFailed = 'Impossibile salvare questo codice.';
/** The title of a saved code that has no other name. */
export const untitled = 'Codice QR';
