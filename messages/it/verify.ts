import { isolate, number, plural } from './format.ts';

export const title = (site: string) => `Verifica di un kit di emergenza | ${site}`;
export const description =
  'Stabilisce se un kit di emergenza è autentico e completo. La verifica avviene nel browser, che non invia nulla.';
export const heading = 'Verifica di un kit di emergenza';
export const intro =
  'Con un kit di emergenza i codici stampati continuano a funzionare anche quando il server che li ha creati non esiste più. Questa pagina verifica se un kit è autentico e completo. Nessun dato lascia il browser.';

// The choice of a kit
export const drop = 'Trascinare qui un kit';
export const dropHint = 'Una cartella o un file ZIP, oppure una cartella con più kit';
export const chooseFolder = 'Scegli cartella';
export const chooseZip = 'Scegli file ZIP';
export const keyLabel = 'Chiave pubblicata (facoltativa)';
export const keyHint =
  'L’impronta pubblicata dal gestore o il testo del suo file public-key.pem. Senza, la pagina mostra se il kit è completo, ma non chi lo ha creato.';
export const keyInvalid =
  'Inserire un’impronta di 64 caratteri (cifre e lettere da a a f) oppure tutto il testo di public-key.pem.';

// While it works
export const reading = 'Lettura dei file…';
export const checking = 'Verifica del kit in corso';
export const checked = (done: number, total: number) =>
  `${number(done)} di ${plural(total, { one: '1 file', other: `${number(total)} file` })}`;

// Why nothing could be checked
export const noKit =
  'Non contiene alcun kit. Un kit comprende i file manifest.json, manifest.sig e public-key.pem.';
export const noZip = 'Impossibile leggere questo file ZIP. Estrarlo e scegliere la cartella.';
export const tooLarge =
  'Questo file ZIP è troppo grande per un browser. Estrarlo e scegliere la cartella.';
export const notRead = 'Impossibile leggere i file. Riprovare.';
export const needsHttps =
  'Questa pagina può verificare i kit solo a un indirizzo che inizia con https.';

// The results
export const results = 'Risultati';
export const genuine = 'Autentico e completo';
export const genuineText =
  'Ogni file è come lo ha firmato il gestore: non ne manca nessuno e nessuno è stato aggiunto.';
export const complete = 'Completo e invariato';
export const completeText =
  'Ogni file è come è stato firmato: non ne manca nessuno e nessuno è stato aggiunto. Per sapere chi lo ha firmato, confrontare l’impronta con quella pubblicata dal gestore.';
export const otherKey = 'Firmato con un’altra chiave';
export const otherKeyText =
  'Il kit non è stato firmato con la chiave inserita. Non usarlo, a meno che il gestore non ne confermi l’impronta.';
export const changed = 'Modificato';
export const changedText = 'Non usare questo kit. È diverso da ciò che è stato firmato:';
export const unsigned = 'Non firmato';
export const unsignedText =
  'L’elenco dei file è stato modificato dopo la firma, oppure la firma o la chiave è danneggiata. Non usare questo kit.';
export const unknownForm = 'Formato sconosciuto';
export const unknownFormText =
  'Il kit è firmato, ma proviene da una versione più recente. Verificarlo su un server con quella versione.';

// Facts about a kit
export const host = 'Indirizzo dei codici';
export const made = 'Creato';
export const codes = 'Codici';
export const form = 'Tipo';
export const publicForm = 'Pubblico: non elenca i codici';
export const plainForm = 'Per il gestore: da tenere riservato';
export const fingerprint = 'Impronta della chiave';
export const chain = 'Kit precedente';
export const follows = (name: string) =>
  `${isolate(name)}, presente tra questi file e corrispondente`;
export const notHere = (hash: string) =>
  `Non presente. Lo SHA-256 del suo manifest è ${isolate(hash)}`;
export const firstKit = 'Nessuno: questo è il primo';

// What is wrong with a kit
export const fileChanged = (path: string) => `${isolate(path)} è stato modificato.`;
export const fileMissing = (path: string) => `Manca ${isolate(path)}.`;
export const fileUnreadable = (path: string) => `Impossibile leggere ${isolate(path)}.`;
export const fileAdded = (path: string) => `${isolate(path)} è stato aggiunto.`;
export const pagesAdded = (count: number) =>
  plural(count, {
    one: 'È stata aggiunta 1 pagina di un codice.',
    other: `Sono state aggiunte ${number(count)} pagine di codici.`,
  });
export const wrongCount = 'L’elenco delle pagine non ha tanti codici quanti ne sono stati firmati.';
export const more = (count: number) =>
  plural(count, { one: 'E 1 altro.', other: `E altri ${number(count)}.` });
export const outside = (count: number) =>
  plural(count, {
    one: '1 file che non fa parte di alcun kit non è stato verificato.',
    other: `${number(count)} file che non fanno parte di alcun kit non sono stati verificati.`,
  });
