import { isolate, number, plural } from './format.ts';

// The page about signing in
export const pageTitle = (site: string) => `Accesso e sicurezza | ${site}`;
export const pageDescription = 'Come si accede all’account e come è protetto.';
export const back = 'Tutti i codici';
export const heading = 'Accesso e sicurezza';
export const reason = 'Questa pagina mostra come è protetto l’account.';
export const pageLink = 'Accesso e sicurezza';

// The second step of signing in
export const stepText = (address: string) =>
  `Inserire il codice che l’app di autenticazione mostra per ${isolate(address)}.`;
export const stepTextAlone = 'Inserire il codice mostrato dall’app di autenticazione.';
export const stepRecoveryText =
  'Inserire uno dei codici di recupero. Ogni codice funziona una sola volta.';
export const codeLabel = 'Codice dell’app';
export const recoveryCodeLabel = 'Codice di recupero';
export const codeMissing = 'Inserire il codice';
export const rememberDevice = 'Ricorda questo dispositivo per 30 giorni';
export const useRecoveryCode = 'Usa un codice di recupero';
export const useApp = 'Usa l’app di autenticazione';
export const continueSignIn = 'Continua';
export const checking = 'Verifica in corso…';
export const stepBack = 'Indietro';
export const codeNotChecked = 'Impossibile verificare il codice. Riprovare.';

// Two-step sign-in
export const twoStepTitle = 'Accesso in due passaggi';
export const twoStepText =
  'Dopo la password si usa il telefono o una passkey. La sola password non basta a nessuno per entrare.';
export const twoStepOffer =
  'Dopo la password si può richiedere anche un codice mostrato sul telefono. Così la sola password non basta a nessuno per entrare.';
export const appTitle = 'App di autenticazione';
export const appOff = 'Un’app sul telefono mostra un nuovo codice ogni 30 secondi.';
export const appOn = 'A ogni accesso viene chiesto un codice dell’app.';
export const setUpApp = 'Configura un’app';
export const removeApp = 'Rimuovi l’app';
export const sectionNotLoaded = 'Impossibile caricare questa sezione.';
export const changeFailed = 'La modifica non è riuscita. Riprovare.';
export const cancel = 'Annulla';

// Setting up an authenticator app
export const scanText =
  'Scansionare questo codice con un’app di autenticazione sul telefono, poi inserire il codice mostrato dall’app.';
export const scanLabel = 'Codice QR per l’app di autenticazione';
export const keyText = 'Se non è possibile scansionarlo, digitare questa chiave nell’app:';
export const copyKey = 'Copia la chiave';
export const openInApp = 'Apri in un’app di autenticazione';
export const copied = 'Copiato';
export const notCopied = 'Impossibile copiare. Selezionare il testo e copiarlo a mano.';
export const turnOn = 'Attiva';
export const turnedOnTitle = 'L’accesso in due passaggi è attivo';
export const turnedOn = 'La sessione è stata chiusa su tutti gli altri dispositivi.';
export const codesNotShown =
  'L’accesso in due passaggi è attivo, ma non è stato possibile mostrare i codici di recupero. Crearne di nuovi.';

// The password again, before a change
export const confirmText = 'Inserire la password per continuare.';
export const password = 'Password';
export const passwordMissing = 'Inserire la password';
export const removeText =
  'Inserire la password per rimuovere l’app di autenticazione. Da quel momento per accedere basterà la password e i codici di recupero verranno eliminati.';
export const removeTextKept =
  'Inserire la password per rimuovere l’app di autenticazione. Dopo la password verrà chiesta una passkey.';
export const turnedOffTitle = 'L’app di autenticazione è stata rimossa';
export const turnedOff =
  'Ora per accedere basta la password. I codici di recupero sono stati eliminati.';
export const turnedOffKept = 'L’accesso in due passaggi resta attivo, con una passkey.';

// Recovery codes
export const recoveryTitle = 'Codici di recupero';
export const recoveryText =
  'Con uno di questi codici si accede senza il telefono. Ogni codice funziona una sola volta.';
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `Resta ${number(count)} codice.`,
    other: `Restano ${number(count)} codici.`,
  });
export const newCodes = 'Crea nuovi codici di recupero';
export const newCodesText =
  'I nuovi codici di recupero sostituiscono i precedenti, che smettono di funzionare.';
export const codesTitle = 'I nuovi codici di recupero';
export const codesText =
  'Conservarli in un luogo sicuro, raggiungibile senza il telefono. Vengono mostrati solo questa volta.';
export const copyCodes = 'Copia';
export const downloadCodes = 'Scarica';
export const codesSaved = 'Codici salvati';
export const codesFileTitle = (site: string, address: string) =>
  `Codici di recupero per ${site}, ${address}`;

// In place of the administrators' pages
export const adminTitle = 'Configurare prima l’accesso in due passaggi';
export const adminText = 'Questo sito lo richiede per l’amministrazione.';
export const adminButton = 'Configura';

// Errors
export const wrongCode = 'Questo codice è errato o non è più valido. Provarne un altro.';
export const tooManyCodes = (minutes: number) =>
  plural(minutes, {
    one: `Troppi codici errati. Riprovare tra un minuto oppure usare un codice di recupero.`,
    other: `Troppi codici errati. Riprovare tra ${number(minutes)} minuti oppure usare un codice di recupero.`,
  });
export const signInExpired =
  'Questo accesso ha richiesto troppo tempo o sono stati inseriti troppi codici errati. Inserire di nuovo la password.';
export const setUpExpired = 'Questa configurazione è scaduta. Ricominciare.';
export const confirmationNeeded = 'Inserire la password per continuare.';
export const factorRequired =
  'L’amministrazione di questo sito richiede l’accesso in due passaggi. È possibile configurarlo nella pagina «Accesso e sicurezza».';
export const factorExists =
  'Un’app di autenticazione è già configurata. Rimuoverla prima di configurarne un’altra.';
export const factorMissing = 'L’accesso in due passaggi non è attivo. Configurarlo prima.';
