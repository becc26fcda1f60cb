import { isolate, number, plural } from './format.ts';

export * from './first/account.ts';

/** Sign-in, settings, password and account. */

// The dialog to log in or to register
export const loginIntro = 'Melden Sie sich an, um Ihre gespeicherten QR-Codes zu öffnen';
export const login = 'Anmelden';
export const loggingIn = 'Anmeldung läuft\u00a0…';
export const loginQuestion = 'Noch kein Konto?';
export const toRegister = 'Registrieren';
export const loggedInTitle = 'Willkommen zurück!';
export const loggedIn = 'Sie sind jetzt angemeldet.';
export const registerIntro =
  'Registrieren Sie sich, um Ihre QR-Codes zu speichern und zu verwalten';
export const register = 'Konto erstellen';
export const registering = 'Konto wird erstellt\u00a0…';
export const registerQuestion = 'Sie haben schon ein Konto?';
export const toLogin = 'Anmelden';
export const registeredTitle = 'Ihr Konto ist eingerichtet!';
export const registered = 'Sie können Ihre QR-Codes jetzt speichern und verwalten.';
export const email = 'E-Mail';
export const password = 'Passwort';
export const showPassword = 'Passwort anzeigen';
export const commonPassword = 'Viele verwenden dieses Passwort, es ist also leicht zu erraten.';
export const authenticationFailed = 'Anmeldung fehlgeschlagen';

// A forgotten password
export const forgotPassword = 'Passwort vergessen?';
export const resetMailSent = (address: string) =>
  `Falls zu ${isolate(address)} ein Konto gehört, haben wir dorthin einen Link gesendet, mit dem Sie ein neues Passwort festlegen können. Er ist 30 Minuten gültig. Nichts angekommen? Sehen Sie im Spam-Ordner nach.`;
export const resetByOperator =
  'Schreiben Sie an <mail></mail>, um einen Link für ein neues Passwort zu erhalten. Ihre Codes funktionieren weiter.';

// The page that sets a new password
export const resetLinkIncomplete =
  'Dieser Link ist unvollständig. Kopieren Sie die ganze Adresse aus der Nachricht, die ihn enthält, oder fordern Sie bei <mail></mail> einen neuen an.';
export const resetSignsIn =
  'Sie werden auf diesem Gerät angemeldet und auf allen anderen abgemeldet.';

// The form that changes the password
export const currentPassword = 'Aktuelles Passwort';
export const newPassword = 'Neues Passwort';
export const confirmPassword = 'Passwort bestätigen';
export const changePassword = 'Passwort ändern';
export const passwordChanged = 'Ihr Passwort wurde geändert';
export const passwordNotChanged = 'Passwort konnte nicht geändert werden';

// In place of a page that needs an account
export const signInTitle = 'Bitte melden Sie sich an';
export const signIn = 'Anmelden';
export const adminOnly = 'Diese Seite ist der Administration dieser Website vorbehalten.';
export const noAccessTitle = 'Sie haben keinen Zugriff auf diese Seite';
/** The part `user` is an email address. */
export const noAccess =
  'Die Seite ist der Administration vorbehalten, und <user></user> gehört nicht dazu. Der Betreiber dieser Website kann das ändern.';
export const useAnotherAccount = 'Anderes Konto verwenden';

// The buttons in the sidebar
export const settings = 'Einstellungen';
export const logout = 'Abmelden';
export const accountOf = (email: string) => `Konto: ${email}`;
export const administration = 'Administration';
export const loggedOutTitle = 'Abgemeldet';
export const loggedOut = 'Sie wurden abgemeldet.';
export const notLoggedOut = 'Abmelden fehlgeschlagen. Bitte versuchen Sie es erneut.';
export const leaveTitle = 'Abmelden und Änderungen verlieren?';
export const leaveText = (names: string) =>
  `Diese Änderungen konnten nicht gespeichert werden: ${names}. Beim Abmelden werden sie von diesem Gerät gelöscht.`;
export const stay = 'Angemeldet bleiben';
export const leaveAndLose = (count: number) =>
  plural(count, {
    one: 'Abmelden und 1 Änderung verlieren',
    other: `Abmelden und ${number(count)} Änderungen verlieren`,
  });

// Settings: the plan
export const allSettings = 'Alle Einstellungen';
export const settingsPageTitle = (site: string) => `Einstellungen | ${site}`;
export const settingsDescription = 'Ihr Tarif, Ihr Profil, Ihre Anmeldung und Ihre Daten.';
export const settingsReason = 'Diese Seite zeigt die Einstellungen Ihres Kontos.';
export const planTitle = 'Tarif';
export const profileTitle = 'Profil';
export const profileText = 'Ihre E-Mail-Adresse und wie diese Website auf diesem Gerät aussieht.';
export const dangerTitle = 'Gefahrenbereich';
export const planLimits = (saved: number, dynamic: number) =>
  `Bis zu ${number(saved)} gespeicherte Codes, davon bis zu ${number(dynamic)} dynamisch`;
export const upgradeTo = (plan: string) => `Zu ${plan} wechseln`;

// Settings: export
export const dataTitle = 'Ihre Daten';
export const dataText =
  'Eine Datei mit Ihren Codes, deren Zielen und Scans. Ein anderer Server mit dieser Software kann die Codes importieren.';
export const exportEverything = 'Alles exportieren';
export const preparingExport = 'Export wird vorbereitet\u00a0…';
export const preparingExportSize = (size: string) => `Export wird vorbereitet\u00a0… ${size}`;
export const exportSaved = (file: string, size: string) =>
  `${isolate(file)} gespeichert (${size}).`;
export const exportFailed = 'Der Export ist fehlgeschlagen. Bitte versuchen Sie es erneut.';

// Settings: import
export const importFromFile = 'Aus Datei importieren';
export const fileToImport = 'Zu importierende Datei';
export const readingFile = 'Datei wird gelesen\u00a0…';
export const importing = (current: number, total: number) =>
  `Code ${number(current)} von ${number(total)} wird importiert\u00a0…`;
export const fileUnreadable =
  'Die Datei konnte nicht gelesen werden. Bitte versuchen Sie es erneut.';
export const fileTooLarge = 'Diese Datei ist zu groß für den Import.';
export const notAnExport =
  'Diese Datei ist kein Kontoexport. Wählen Sie die .json-Datei, die Sie exportiert haben.';
export const imported = (count: number) =>
  plural(count, {
    one: `${number(count)} Code importiert.`,
    other: `${number(count)} Codes importiert.`,
  });
export const importedBefore = (count: number) =>
  plural(count, {
    one: `${number(count)} Code war bereits in Ihrem Konto.`,
    other: `${number(count)} Codes waren bereits in Ihrem Konto.`,
  });
export const importedElsewhere = (count: number) =>
  plural(count, {
    one: `${number(count)} Code verwendet die Adresse eines anderen Servers. Er funktioniert, sobald diese Adresse auf diesen Server zeigt.`,
    other: `${number(count)} Codes verwenden die Adresse eines anderen Servers. Sie funktionieren, sobald diese Adresse auf diesen Server zeigt.`,
  });
export const someNotImported = 'Nicht alles konnte importiert werden:';
export const notImportedList = 'Nicht importierte Codes';
export const codeNumber = (position: number) => `Code ${number(position)}`;
export const fieldProblem = (field: string, problem: string) => `${isolate(field)}: ${problem}`;
export const codeProblem = (problem: string) => `Code: ${problem}`;
export const codeNotImported = 'Dieser Code konnte nicht importiert werden.';
export const moreNotImported = (count: number) =>
  plural(count, {
    one: `${number(count)} weiterer Code`,
    other: `${number(count)} weitere Codes`,
  });
export const importStopped = 'Nicht importiert, weil der Import abgebrochen wurde.';

// Settings: delete the account
export const deleteAccount = 'Konto löschen';
export const deleteTitle = 'Konto wirklich löschen?';
export const deleteText =
  'Das lässt sich nicht rückgängig machen. Ihr Konto wird endgültig gelöscht und Ihre Daten werden von unseren Servern entfernt.';
export const deleteDynamicCodes = (count: number) =>
  plural(count, {
    one: 'Ihr dynamischer Code funktioniert dann nie wieder, auch dort nicht, wo er schon gedruckt ist. Statische Codes funktionieren weiter.',
    other: `Ihre ${number(count)} dynamischen Codes funktionieren dann nie wieder, auch dort nicht, wo sie schon gedruckt sind. Statische Codes funktionieren weiter.`,
  });
export const cancel = 'Abbrechen';
export const accountDeletedTitle = 'Konto gelöscht';
export const accountDeleted = 'Ihr Konto wurde gelöscht.';
export const accountNotDeleted = 'Konto konnte nicht gelöscht werden';

// Failures for which the server gave no reason
export const loginFailed = 'Anmeldung fehlgeschlagen';
export const registrationFailed = 'Registrierung fehlgeschlagen';
export const passwordResetFailed =
  'Der Link konnte nicht gesendet werden. Bitte versuchen Sie es erneut.';
export const passwordChangeFailed = 'Ändern des Passworts fehlgeschlagen';
export const deletionFailed = 'Löschen des Kontos fehlgeschlagen';
export const subscriptionFailed = 'Tarifwechsel fehlgeschlagen';
