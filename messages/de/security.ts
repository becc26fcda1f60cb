import { isolate, number, plural } from './format.ts';

// The page about signing in
export const pageTitle = (site: string) => `Anmeldung und Sicherheit | ${site}`;
export const pageDescription = 'Wie Sie sich anmelden und wie Ihr Konto geschützt ist.';
export const back = 'Alle Codes';
export const heading = 'Anmeldung und Sicherheit';
export const reason = 'Diese Seite zeigt, wie Ihr Konto geschützt ist.';
export const pageLink = 'Anmeldung und Sicherheit';

// The second step of signing in
export const stepText = (address: string) =>
  `Geben Sie den Code ein, den Ihre Authenticator-App für ${isolate(address)} anzeigt.`;
export const stepTextAlone = 'Geben Sie den Code ein, den Ihre Authenticator-App anzeigt.';
export const stepRecoveryText =
  'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder Code gilt einmal.';
export const codeLabel = 'Code aus der App';
export const recoveryCodeLabel = 'Wiederherstellungscode';
export const codeMissing = 'Geben Sie den Code ein';
export const rememberDevice = 'Auf diesem Gerät 30 Tage lang nicht fragen';
export const useRecoveryCode = 'Wiederherstellungscode verwenden';
export const useApp = 'Authenticator-App verwenden';
export const continueSignIn = 'Weiter';
export const checking = 'Wird geprüft\u00a0…';
export const stepBack = 'Zurück';
export const codeNotChecked =
  'Der Code konnte nicht geprüft werden. Bitte versuchen Sie es erneut.';

// Two-step sign-in
export const twoStepTitle = 'Anmeldung in zwei Schritten';
export const twoStepText =
  'Nach dem Passwort verwenden Sie Ihr Smartphone oder einen Passkey. Ihr Passwort allein genügt niemandem, um in Ihr Konto zu gelangen.';
export const twoStepOffer =
  'Verlangen Sie nach dem Passwort einen Code von Ihrem Smartphone. Dann genügt Ihr Passwort allein niemandem, um in Ihr Konto zu gelangen.';
export const appTitle = 'Authenticator-App';
export const appOff = 'Eine App auf Ihrem Smartphone zeigt alle 30 Sekunden einen neuen Code an.';
export const appOn = 'Bei der Anmeldung werden Sie nach einem Code aus Ihrer App gefragt.';
export const setUpApp = 'App einrichten';
export const removeApp = 'App entfernen';
export const sectionNotLoaded = 'Dieser Abschnitt konnte nicht geladen werden.';
export const changeFailed = 'Die Änderung ist fehlgeschlagen. Bitte versuchen Sie es erneut.';
export const cancel = 'Abbrechen';

// Setting up an authenticator app
export const scanText =
  'Scannen Sie diesen Code mit einer Authenticator-App auf Ihrem Smartphone. Geben Sie dann den Code ein, den die App anzeigt.';
export const scanLabel = 'QR-Code für Ihre Authenticator-App';
export const keyText =
  'Wenn Sie ihn nicht scannen können, geben Sie diesen Schlüssel in die App ein:';
export const copyKey = 'Schlüssel kopieren';
export const openInApp = 'In einer Authenticator-App öffnen';
export const copied = 'Kopiert';
export const notCopied =
  'Kopieren nicht möglich. Markieren Sie den Text, und kopieren Sie ihn selbst.';
export const turnOn = 'Aktivieren';
export const turnedOnTitle = 'Die Anmeldung in zwei Schritten ist aktiv';
export const turnedOn = 'Sie wurden auf allen anderen Geräten abgemeldet.';
export const codesNotShown =
  'Die Anmeldung in zwei Schritten ist aktiv, aber Ihre Wiederherstellungscodes konnten nicht angezeigt werden. Erstellen Sie neue.';

// The password again, before a change
export const confirmText = 'Geben Sie Ihr Passwort ein, um fortzufahren.';
export const password = 'Passwort';
export const passwordMissing = 'Geben Sie Ihr Passwort ein';
export const removeText =
  'Geben Sie Ihr Passwort ein, um die Authenticator-App zu entfernen. Danach genügt zur Anmeldung wieder Ihr Passwort, und Ihre Wiederherstellungscodes werden gelöscht.';
export const removeTextKept =
  'Geben Sie Ihr Passwort ein, um die Authenticator-App zu entfernen. Nach dem Passwort wird dann ein Passkey verlangt.';
export const turnedOffTitle = 'Die Authenticator-App wurde entfernt';
export const turnedOff =
  'Zur Anmeldung genügt jetzt Ihr Passwort. Ihre Wiederherstellungscodes wurden gelöscht.';
export const turnedOffKept = 'Die Anmeldung in zwei Schritten bleibt aktiv, mit einem Passkey.';

// Recovery codes
export const recoveryTitle = 'Wiederherstellungscodes';
export const recoveryText =
  'Mit einem dieser Codes melden Sie sich ohne Ihr Smartphone an. Jeder Code gilt einmal.';
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `Sie haben noch ${number(count)} Code.`,
    other: `Sie haben noch ${number(count)} Codes.`,
  });
export const newCodes = 'Neue Wiederherstellungscodes erstellen';
export const newCodesText =
  'Neue Wiederherstellungscodes ersetzen die bisherigen, die dann nicht mehr gelten.';
export const codesTitle = 'Ihre neuen Wiederherstellungscodes';
export const codesText =
  'Bewahren Sie sie an einem sicheren Ort auf, den Sie ohne Ihr Smartphone erreichen. Sie werden nur dieses eine Mal angezeigt.';
export const copyCodes = 'Kopieren';
export const downloadCodes = 'Herunterladen';
export const codesSaved = 'Codes sind gesichert';
export const codesFileTitle = (site: string, address: string) =>
  `Wiederherstellungscodes für ${site}, ${address}`;

// In place of the administrators' pages
export const adminTitle = 'Richten Sie zuerst die Anmeldung in zwei Schritten ein';
export const adminText = 'Diese Website verlangt sie für die Administration.';
export const adminButton = 'Einrichten';

// Errors
export const wrongCode =
  'Dieser Code ist falsch oder nicht mehr gültig. Bitte versuchen Sie es mit einem anderen.';
export const tooManyCodes = (minutes: number) =>
  plural(minutes, {
    one: `Zu viele falsche Codes. Versuchen Sie es in einer Minute erneut, oder verwenden Sie einen Wiederherstellungscode.`,
    other: `Zu viele falsche Codes. Versuchen Sie es in ${number(minutes)} Minuten erneut, oder verwenden Sie einen Wiederherstellungscode.`,
  });
export const signInExpired =
  'Diese Anmeldung hat zu lange gedauert, oder es wurden zu viele falsche Codes eingegeben. Bitte geben Sie Ihr Passwort erneut ein.';
export const setUpExpired = 'Diese Einrichtung ist abgelaufen. Bitte beginnen Sie von vorn.';
export const confirmationNeeded = 'Bitte geben Sie Ihr Passwort ein, um fortzufahren.';
export const factorRequired =
  'Die Administration dieser Website erfordert die Anmeldung in zwei Schritten. Richten Sie sie auf der Seite „Anmeldung und Sicherheit“ ein.';
export const factorExists =
  'Eine Authenticator-App ist bereits eingerichtet. Entfernen Sie sie, bevor Sie eine andere einrichten.';
export const factorMissing =
  'Die Anmeldung in zwei Schritten ist nicht aktiv. Richten Sie sie zuerst ein.';
