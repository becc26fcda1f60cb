export const pageTitle = (site: string) => `Single Sign-on | ${site}`;
export const pageDescription = 'Der Abschluss einer Anmeldung über einen Identitätsanbieter.';
export const continueWith = (name: string) => `Weiter mit ${name}`;
export const or = 'oder';
export const startFailed =
  'Single Sign-on konnte nicht gestartet werden. Bitte versuchen Sie es erneut.';
export const failedHeading = 'Sie sind nicht angemeldet';
export const cancelled =
  'Die Anmeldung wurde abgebrochen, oder Ihr Konto ist für diese Website nicht freigegeben. Versuchen Sie es erneut, oder bitten Sie die Stelle, die Ihr Konto verwaltet, um Zugang.';
export const expired =
  'Diese Anmeldung ist abgelaufen oder wurde schon verwendet. Bitte versuchen Sie es erneut.';
export const unavailable =
  'Single Sign-on antwortet nicht. Versuchen Sie es in einigen Minuten noch einmal, oder melden Sie sich mit Ihrem Passwort an.';
export const unverified =
  'Ihre E-Mail-Adresse ist beim Identitätsanbieter nicht bestätigt und kann deshalb hier nicht verwendet werden. Wenden Sie sich an die Stelle, die Ihr Konto verwaltet.';
export const unverifiable = 'Ihre Anmeldung ließ sich nicht prüfen. Bitte versuchen Sie es erneut.';
export const unconfirmedHeading = 'Ihre Anmeldung wurde nicht bestätigt';
export const unconfirmed =
  'Der Identitätsanbieter hat nicht bestätigt, dass Sie sich dort gerade angemeldet haben. Versuchen Sie es erneut, oder legen Sie hier ein Passwort fest und nehmen Sie die Änderung damit vor.';
export const taken =
  'Diese Anmeldung ist schon mit einem anderen Konto verbunden. Trennen Sie dort zuerst die Verbindung, oder verwenden Sie eine andere Anmeldung.';
export const reserved =
  'Diese Adresse gehörte zu einem anderen Konto, dessen Inhaber sie noch zurückholen kann. Versuchen Sie es in einer Woche noch einmal, oder schreiben Sie an <mail></mail>.';
export const joinHeading = 'Konto verbinden';
export const joinText = (email: string) =>
  `Zu ${email} gibt es hier schon ein Konto. Geben Sie einmal dessen Passwort ein, um es mit Ihrem Single Sign-on zu verbinden.`;
export const joinButton = 'Verbinden und anmelden';
export const joinForgotten =
  'Passwort nicht bekannt? Wählen Sie <link>im Anmeldefenster</link> „Passwort vergessen?“ und beginnen Sie danach von vorn.';
export const joined = 'Ihr Konto ist verbunden.';
export const joinFailed = 'Das Konto konnte nicht verbunden werden. Bitte versuchen Sie es erneut.';
export const sectionTitle = 'Single Sign-on';
export const linkText = (name: string) =>
  `Melden Sie sich mit ${name} statt mit einem Passwort an.`;
export const linkedText = (name: string) => `Sie können sich mit ${name} anmelden.`;
export const linkButton = (name: string) => `Mit ${name} verbinden`;
export const unlinkButton = 'Verbindung trennen';
export const unlinkText = (name: string) =>
  `Geben Sie Ihr Passwort ein, um die Verbindung mit ${name} zu trennen. Danach melden Sie sich mit Ihrem Passwort an.`;
export const unlinked = 'Die Verbindung ist getrennt.';
export const unlinkFailed =
  'Die Verbindung konnte nicht getrennt werden. Bitte versuchen Sie es erneut.';
export const passwordNeeded = 'Ihr Konto hat noch kein Passwort. Legen Sie zuerst eines fest.';
export const sendLink = 'Link zum Festlegen eines Passworts senden';
export const askForLink = 'Bitten Sie den Betreiber dieser Website um einen Link.';
export const signInAgain = (name: string) =>
  `Melden Sie sich erneut mit ${name} an, um fortzufahren. Danach kehren Sie auf diese Seite zurück und haben zehn Minuten Zeit für die Änderung.`;
export const renewTitle = 'Melden Sie sich erneut an';
export const renewText = (name: string) =>
  `Ihre Administrationsrechte kommen von ${name} und müssen dort alle zwölf Stunden bestätigt werden. Melden Sie sich dort erneut an, um diese Seite zu sehen.`;
