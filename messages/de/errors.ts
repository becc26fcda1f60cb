/** Errors of the API, as people see them. The server answers with the English texts. */
import { isolate, number, plural } from './format.ts';

// Account
export const signedOut = 'Sie sind abgemeldet. Bitte melden Sie sich wieder an.';
export const wrongLogin = 'E-Mail-Adresse oder Passwort ist falsch';
export const registrationFailed =
  'Registrierung fehlgeschlagen. Wenn Sie schon ein Konto haben, melden Sie sich bitte an.';
export const wrongPassword = 'Das aktuelle Passwort ist falsch';
export const resetLinkUsed =
  'Dieser Link ist abgelaufen oder wurde bereits verwendet. Wenn Sie damit gerade ein Passwort festgelegt haben, melden Sie sich an.';
export const addressLinkUsed = 'Dieser Link ist abgelaufen oder wurde bereits verwendet.';
export const addressTaken = 'Diese E-Mail-Adresse gehört zu einem anderen Konto.';
export const addressUnverified =
  'Bestätigen Sie Ihre E-Mail-Adresse, um mehr als einen dynamischen Code zu haben. Einen Link erhalten Sie in den Einstellungen unter „Anmeldung und Sicherheit“.';
export const passwordChanging = 'Das Passwort wird gerade geändert. Bitte versuchen Sie es erneut.';
export const manyLogins =
  'Zurzeit melden sich zu viele gleichzeitig an. Bitte versuchen Sie es gleich noch einmal.';

// Too many requests
export const tooManyRequests = (seconds: number) =>
  plural(seconds, {
    one: `Zu viele Anfragen. Bitte versuchen Sie es in ${number(seconds)} Sekunde erneut.`,
    other: `Zu viele Anfragen. Bitte versuchen Sie es in ${number(seconds)} Sekunden erneut.`,
  });
/** Attempts to log in. */
export const tooManyAttempts = (minutes: number) =>
  plural(minutes, {
    one: 'Zu viele Versuche. Bitte versuchen Sie es in einer Minute erneut.',
    other: `Zu viele Versuche. Bitte versuchen Sie es in ${number(minutes)} Minuten erneut.`,
  });
export const tooMuchFeedback =
  'Sie haben schon viel Feedback gesendet. Bitte versuchen Sie es in einer Stunde erneut.';
export const tooManyNewCodes = (perHour: number) =>
  plural(perHour, {
    one: `Ein neues Konto kann ${number(perHour)} dynamischen Code pro Stunde erstellen. Bitte versuchen Sie es in einer Stunde erneut.`,
    other: `Ein neues Konto kann ${number(perHour)} dynamische Codes pro Stunde erstellen. Bitte versuchen Sie es in einer Stunde erneut.`,
  });
export const tooManyNewTargets = (perHour: number) =>
  plural(perHour, {
    one: `Ein neues Konto kann Ziele ${number(perHour)}-mal pro Stunde ändern. Bitte versuchen Sie es in einer Stunde erneut.`,
    other: `Ein neues Konto kann Ziele ${number(perHour)}-mal pro Stunde ändern. Bitte versuchen Sie es in einer Stunde erneut.`,
  });

// The server has trouble
export const busy =
  'Der Server ist ausgelastet. Bitte versuchen Sie es in einigen Sekunden erneut.';
export const unavailable = 'Der Dienst ist zurzeit nicht verfügbar. Bitte versuchen Sie es erneut.';
export const shortLinkNotCreated =
  'Es konnte kein Kurzlink erstellt werden. Bitte versuchen Sie es erneut.';
export const internal = 'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.';

// Saved codes
export const projectMissing =
  'Dieser gespeicherte Code existiert nicht. Vielleicht wurde er in einem anderen Tab gelöscht.';
export const projectChanged =
  'Dieser Code wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Laden Sie die Seite neu und versuchen Sie es erneut.';
export const dynamicContent =
  'Das Muster eines dynamischen Codes lässt sich nicht ändern, weil er schon gedruckt sein kann. Ändern Sie stattdessen sein Ziel.';
export const onlyAddresses =
  'Ein dynamischer Code kann nur eine Webadresse öffnen. Wählen Sie als Inhaltstyp „URL“.';
/** `plan` and `larger` are names of plans, `more` is what the larger one allows. */
export const projectLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    one: `Der Tarif ${plan} erlaubt ${number(count)} gespeicherten Code. Löschen Sie Codes oder wechseln Sie zu ${larger}, um bis zu ${number(more)} zu speichern.`,
    other: `Der Tarif ${plan} erlaubt ${number(count)} gespeicherte Codes. Löschen Sie Codes oder wechseln Sie zu ${larger}, um bis zu ${number(more)} zu speichern.`,
  });
/** No plan allows more. */
export const projectLimit = (count: number, plan: string) =>
  plural(count, {
    one: `Der Tarif ${plan} erlaubt ${number(count)} gespeicherten Code. Löschen Sie Codes, um neue zu speichern.`,
    other: `Der Tarif ${plan} erlaubt ${number(count)} gespeicherte Codes. Löschen Sie Codes, um neue zu speichern.`,
  });

// Dynamic codes
export const linkMissing =
  'Dieser dynamische Code existiert nicht. Vielleicht wurde er in einem anderen Tab gelöscht.';
export const linkDisabled =
  'Wir haben diesen Code gesperrt, weil er schädlich sein könnte. Falls das ein Irrtum ist, schreiben Sie uns bitte über die Seite „Kontakt“.';
export const endBeforeStart = 'Das Ende muss nach dem Beginn liegen.';
/** `plan` and `larger` are names of plans, `more` is what the larger one allows. */
export const dynamicLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    one: `Der Tarif ${plan} erlaubt ${number(count)} dynamischen Code. Ihre vorhandenen Codes funktionieren weiter. Wechseln Sie zu ${larger}, um bis zu ${number(more)} anzulegen, oder erstellen Sie einen statischen Code.`,
    other: `Der Tarif ${plan} erlaubt ${number(count)} dynamische Codes. Ihre vorhandenen Codes funktionieren weiter. Wechseln Sie zu ${larger}, um bis zu ${number(more)} anzulegen, oder erstellen Sie einen statischen Code.`,
  });
/** No plan allows more. */
export const dynamicLimit = (count: number, plan: string) =>
  plural(count, {
    one: `Der Tarif ${plan} erlaubt ${number(count)} dynamischen Code. Ihre vorhandenen Codes funktionieren weiter. Löschen Sie Codes, um neue zu erstellen.`,
    other: `Der Tarif ${plan} erlaubt ${number(count)} dynamische Codes. Ihre vorhandenen Codes funktionieren weiter. Löschen Sie Codes, um neue zu erstellen.`,
  });
/** `plan` is a name, such as Pro. */
export const slugNeedsPlan = (plan: string) =>
  `Eigene Endungen gibt es im Tarif ${plan}. Wechseln Sie in den Einstellungen den Tarif, oder erstellen Sie den Code ohne eigene Endung.`;
export const slugTaken = 'Diese Endung ist bereits vergeben. Wählen Sie eine andere.';
/** `code` is the end of a short link, such as SUMMER-26. */
export const codeDeleted = (code: string) =>
  `Der Kurzlink ${isolate(code)} gehörte zu einem gelöschten Code und kann nicht erneut verwendet werden. Erstellen Sie stattdessen einen neuen Code.`;
export const codeInUse = (code: string) =>
  `Der Kurzlink ${isolate(code)} gehört bereits zu einem anderen Code auf diesem Server. Erstellen Sie stattdessen einen neuen Code.`;
export const symbolWithoutCode = (code: string) =>
  `Der Inhalt dieses Codes passt nicht zu seinem Kurzlink ${isolate(code)}. Exportieren Sie das Konto erneut und importieren Sie dann die neue Datei.`;

// Reports of scans
export const periodReversed =
  'Bitte wählen Sie einen anderen Zeitraum: Der erste Tag darf nicht nach dem letzten liegen.';
export const periodTooLong =
  'Dieser Zeitraum ist zu lang für ein Diagramm. Bitte wählen Sie einen kürzeren.';
export const dayUnknown = (day: string) =>
  `${isolate(day)} ist kein Datum. Wählen Sie einen anderen Tag.`;
export const zoneUnknown = (zone: string) =>
  `Der Server kennt die Zeitzone ${isolate(zone)} nicht. Stellen Sie auf Ihrem Gerät eine andere ein, zum Beispiel Europe/Berlin.`;

// Targets of dynamic codes
export const targetMissing = 'Geben Sie eine Webadresse ein.';
export const targetTooLong = (max: number) =>
  `Eine Webadresse darf höchstens ${number(max, { useGrouping: false })} Zeichen haben.`;
export const targetTooLongEncoded = (max: number, length: number) =>
  `Diese Adresse ist zu lang für einen dynamischen Code: Besondere Buchstaben und Zeichen werden codiert, dadurch wird sie ${number(length, { useGrouping: false })} Zeichen lang. Höchstens ${number(max, { useGrouping: false })} sind möglich.`;
export const targetCharacters =
  'Die Adresse enthält unsichtbare Zeichen. Bitte tippen Sie sie neu ein.';
export const targetBackslash =
  'Eine Webadresse darf keinen Backslash enthalten. Verwenden Sie stattdessen /.';
export const targetScheme = 'Die Adresse muss mit https:// oder http:// beginnen.';
export const targetPassword = 'Lassen Sie Name und Passwort vor dem @ weg.';
export const targetHost = 'Geben Sie eine Webadresse wie https://example.com/menu ein.';
export const targetLoop =
  'Ein dynamischer Code darf nicht auf diese Website führen, denn das wäre eine Schleife.';
export const targetNotPublic =
  'Ein dynamischer Code darf nur auf eine öffentliche Website führen. Ein statischer Code kann jede Adresse enthalten.';
export const targetBlocked = (host: string) =>
  `${isolate(host)} steht auf der Liste schädlicher Websites. Falls das ein Irrtum ist, schreiben Sie uns bitte über die Seite „Kontakt“.`;
