import { isolate, number, plural } from './format.ts';

export * from './first/account.ts';

/** Sign-in, settings, password and account. */

// The dialog to log in or to register
export const loginIntro = 'Accedi per ritrovare i codici QR salvati';
export const login = 'Accedi';
export const loggingIn = 'Accesso in corso…';
export const loginQuestion = 'Non hai ancora un account?';
export const toRegister = 'Registrati';
export const loggedInTitle = 'Accesso effettuato';
export const loggedIn = 'I codici salvati sono a disposizione.';
export const registerIntro = 'Registrati per salvare e gestire i codici QR';
export const register = 'Crea account';
export const registering = 'Creazione dell’account…';
export const registerQuestion = 'Hai già un account?';
export const toLogin = 'Accedi';
export const registeredTitle = 'Registrazione completata!';
export const registered = 'Ora è possibile salvare e gestire i codici QR.';
export const email = 'Email';
export const password = 'Password';
export const showPassword = 'Mostra password';
export const commonPassword = 'Questa password è molto diffusa, quindi facile da indovinare.';
export const authenticationFailed = 'Autenticazione non riuscita';

// A forgotten password
export const forgotPassword = 'Password dimenticata?';
export const resetMailSent = (address: string) =>
  `Se a ${isolate(address)} corrisponde un account, abbiamo inviato a questo indirizzo un link per impostare una nuova password. Il link è valido per 30\u00a0minuti. Non è arrivato nulla? Controllare la cartella dello spam.`;
export const resetByOperator =
  'Scrivere a <mail></mail> per ricevere un link con cui impostarne una nuova. I codici continuano a funzionare.';

// The page that sets a new password
export const resetLinkIncomplete =
  'Questo link è incompleto. Copiare l’indirizzo intero dal messaggio che lo contiene o richiederne uno nuovo a <mail></mail>.';
export const resetSignsIn =
  'L’accesso verrà effettuato su questo dispositivo; su tutti gli altri la sessione verrà chiusa.';

// The form that changes the password
export const currentPassword = 'Password attuale';
export const newPassword = 'Nuova password';
export const confirmPassword = 'Conferma password';
export const changePassword = 'Cambia password';
export const passwordChanged = 'La password è stata aggiornata';
export const passwordNotChanged = 'Impossibile cambiare la password';

// In place of a page that needs an account
export const signInTitle = 'Accesso richiesto';
export const signIn = 'Accedi';
export const adminOnly = 'Questa pagina è riservata all’amministrazione del sito.';
export const noAccessTitle = 'Accesso alla pagina non consentito';
/** The part `user` is an email address. */
export const noAccess =
  'È riservata agli account di amministrazione e <user></user> non è tra questi. Chi gestisce questo sito può cambiare l’impostazione.';
export const useAnotherAccount = 'Usa un altro account';

// The buttons in the sidebar
export const settings = 'Impostazioni';
export const logout = 'Esci';
export const accountOf = (email: string) => `Account: ${email}`;
export const administration = 'Amministrazione';
export const loggedOutTitle = 'Disconnessione effettuata';
export const loggedOut = 'La sessione è stata chiusa.';
export const notLoggedOut = 'Disconnessione non riuscita. Riprovare.';
export const leaveTitle = 'Disconnettersi e perdere le modifiche?';
export const leaveText = (names: string) =>
  `Non è stato possibile salvare queste modifiche: ${names}. Con la disconnessione vengono eliminate da questo dispositivo.`;
export const stay = 'Rimani';
export const leaveAndLose = (count: number) =>
  plural(count, {
    one: 'Disconnetti e perdi 1 modifica',
    other: `Disconnetti e perdi ${number(count)} modifiche`,
  });

// Settings: the plan
export const allSettings = 'Tutte le impostazioni';
export const settingsPageTitle = (site: string) => `Impostazioni | ${site}`;
export const settingsDescription = 'Piano, profilo, accesso e dati dell’account.';
export const settingsReason = 'Questa pagina mostra le impostazioni dell’account.';
export const planTitle = 'Piano';
export const profileTitle = 'Profilo';
export const profileText = 'L’indirizzo email e l’aspetto di questo sito su questo dispositivo.';
export const dangerTitle = 'Zona pericolosa';
export const planLimits = (saved: number, dynamic: number) =>
  `Fino a ${number(saved)} codici salvati, di cui fino a ${plural(dynamic, { one: `${number(dynamic)} dinamico`, other: `${number(dynamic)} dinamici` })}`;
export const upgradeTo = (plan: string) => `Passa a ${plan}`;

// Settings: export
export const dataTitle = 'Dati dell’account';
export const dataText =
  'Un unico file con i codici, le destinazioni e le scansioni. I codici si possono importare su un altro server con questo software.';
export const exportEverything = 'Esporta tutto';
export const preparingExport = 'Preparazione dell’esportazione…';
export const preparingExportSize = (size: string) => `Preparazione dell’esportazione… ${size}`;
export const exportSaved = (file: string, size: string) => `${isolate(file)} salvato (${size}).`;
export const exportFailed = 'Esportazione non riuscita. Riprovare.';

// Settings: import
export const importFromFile = 'Importa da un file';
export const fileToImport = 'File da importare';
export const readingFile = 'Lettura del file…';
export const importing = (current: number, total: number) =>
  `Importazione del codice ${number(current)} di ${number(total)}…`;
export const fileUnreadable = 'Impossibile leggere il file. Riprovare.';
export const fileTooLarge = 'Questo file è troppo grande per essere importato.';
export const notAnExport =
  'Questo file non è un’esportazione dell’account. Scegliere il file .json esportato in precedenza.';
export const imported = (count: number) =>
  plural(count, {
    one: `${number(count)} codice importato.`,
    other: `${number(count)} codici importati.`,
  });
export const importedBefore = (count: number) =>
  plural(count, {
    one: `${number(count)} codice era già nell’account.`,
    other: `${number(count)} codici erano già nell’account.`,
  });
export const importedElsewhere = (count: number) =>
  plural(count, {
    one: `${number(count)} codice usa l’indirizzo di un altro server. Funzionerà non appena quell’indirizzo punterà a questo server.`,
    other: `${number(count)} codici usano l’indirizzo di un altro server. Funzioneranno non appena quell’indirizzo punterà a questo server.`,
  });
export const someNotImported = 'Non è stato possibile importare tutto:';
export const notImportedList = 'Codici non importati';
export const codeNumber = (position: number) => `Codice ${number(position)}`;
export const fieldProblem = (field: string, problem: string) => `${isolate(field)}: ${problem}`;
export const codeProblem = (problem: string) => `Codice: ${problem}`;
export const codeNotImported = 'Impossibile importare questo codice.';
export const moreNotImported = (count: number) =>
  plural(count, {
    one: `${number(count)} altro codice`,
    other: `Altri ${number(count)} codici`,
  });
export const importStopped = 'Non importato, perché l’importazione si è interrotta.';

// Settings: delete the account
export const deleteAccount = 'Elimina account';
export const deleteTitle = 'Eliminare l’account?';
export const deleteText =
  'L’operazione è irreversibile: l’account verrà eliminato definitivamente e i dati saranno rimossi dai nostri server.';
export const deleteDynamicCodes = (count: number) =>
  plural(count, {
    one: 'Il codice dinamico smetterà definitivamente di funzionare, anche su tutte le copie stampate. I codici statici continueranno a funzionare.',
    other: `I ${number(count)} codici dinamici smetteranno definitivamente di funzionare, anche su tutte le copie stampate. I codici statici continueranno a funzionare.`,
  });
export const cancel = 'Annulla';
export const accountDeletedTitle = 'Account eliminato';
export const accountDeleted = 'L’account è stato eliminato.';
export const accountNotDeleted = 'Impossibile eliminare l’account';

// Failures for which the server gave no reason
export const loginFailed = 'Accesso non riuscito';
export const registrationFailed = 'Registrazione non riuscita';
export const passwordResetFailed = 'Impossibile inviare il link. Riprovare.';
export const passwordChangeFailed = 'Cambio della password non riuscito';
export const deletionFailed = 'Eliminazione dell’account non riuscita';
export const subscriptionFailed = 'Cambio di piano non riuscito';
