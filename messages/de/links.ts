import { isolate, number, plural } from './format.ts';

export * from './first/links.ts';

// A new dynamic code
export const target = 'Ziel';
export const newTargetHint =
  'Sie können es jederzeit ändern, auch wenn der Code schon gedruckt ist.';
export const slug = 'Eigene Endung';
/** No custom slug: the short link has random characters. */
export const randomSlug = 'Zufällig';
export const slugHint =
  '3 bis 32 Buchstaben, Ziffern oder Bindestriche. Später nicht mehr änderbar.';
export const staysStatic =
  'Dieser Code ist statisch und vielleicht schon gedruckt, deshalb bleibt er, wie er ist. Die dynamische Kopie ist ein neuer Code mit eigenem Muster.';
export const makeCopy = 'Dynamische Kopie erstellen';
export const codesUsed = (used: number, max: number) =>
  plural(max, {
    one: `${number(used)} von ${number(max)} dynamischen Code verwendet`,
    other: `${number(used)} von ${number(max)} dynamischen Codes verwendet`,
  });
/** `larger` is the name of a plan, Settings is the name of a dialog. */
export const codesUsedUpOfPlan = (used: number, max: number, larger: string) =>
  plural(max, {
    one: `${number(used)} von ${number(max)} dynamischen Code verwendet. Er funktioniert weiter und lässt sich ändern. Um einen weiteren zu erstellen, löschen Sie ihn oder wechseln Sie in den Einstellungen zu ${larger}.`,
    other: `${number(used)} von ${number(max)} dynamischen Codes verwendet. Sie funktionieren weiter und lassen sich ändern. Um einen weiteren zu erstellen, löschen Sie einen oder wechseln Sie in den Einstellungen zu ${larger}.`,
  });
/** No plan allows more. */
export const codesUsedUp = (used: number, max: number) =>
  plural(max, {
    one: `${number(used)} von ${number(max)} dynamischen Code verwendet. Er funktioniert weiter und lässt sich ändern. Um einen weiteren zu erstellen, löschen Sie ihn.`,
    other: `${number(used)} von ${number(max)} dynamischen Codes verwendet. Sie funktionieren weiter und lassen sich ändern. Um einen weiteren zu erstellen, löschen Sie einen.`,
  });
export const reserveFailed = 'Es konnte kein Code reserviert werden';

// UTM tags, which analytics tools read from an address
export const utmTags = 'UTM-Tags';
export const utmHint =
  'Werden an das Ziel angehängt, damit Ihre eigene Webanalyse den Code erkennt. Tags, die das Ziel schon hat, bleiben unverändert.';
export const passQuery = 'Parameter weitergeben';
export const passQueryHint =
  'Was im geöffneten Kurzlink hinter einem ? steht, wird an das Ziel angehängt, zum Beispiel ?\u2060tisch=7. Parameter, die das Ziel schon hat, bleiben unverändert.';
export const noTags = 'Keine';
export const tagsAdded = (count: number) =>
  plural(count, { one: `${number(count)} hinzugefügt`, other: `${number(count)} hinzugefügt` });
/** Examples of tags: letters and hyphens without spaces. */
export const sourceExample = 'plakat';
export const mediumExample = 'print';
export const campaignExample = 'sommer-2026';

// A dynamic code
export const shortLink = 'Kurzlink';
export const copy = 'Link kopieren';
export const copied = 'Kopiert';
export const scans = 'Scans';
export const targetHint =
  'Wird veröffentlicht, wenn Sie die Eingabetaste drücken oder in ein anderes Feld gehen. Gedruckte Codes führen innerhalb einer Sekunde dorthin.';
export const saveFailed = 'Speichern fehlgeschlagen. Bitte versuchen Sie es erneut.';
export const addressIncomplete = 'Geben Sie eine Webadresse wie example.com/menu ein.';
export const addressInvalid = 'Das ist keine Webadresse. Geben Sie eine wie example.com/menu ein.';
export const disabledNotice =
  'Wir haben diesen Code gesperrt, weil er schädlich sein könnte. Falls das ein Irrtum ist, schreiben Sie uns bitte über die Seite „Kontakt“.';

// Pause
export const pause = 'Pause';
export const paused = 'Pausiert';
export const active = 'Aktiv';
export const pausedNotice =
  'Dieser Code ist pausiert: Wer ihn scannt, sieht eine Nachricht statt des Ziels.';
export const pauseCode = 'Diesen Code pausieren';
export const pauseHint =
  'Wer ihn scannt, sieht eine Nachricht statt des Ziels. Ohne eigene Nachricht erscheint die Standardnachricht.';
export const pauseText = 'Nachricht für Besucher';
/** An example of such a message. */
export const pauseTextExample = 'Am Montag sind wir wieder da.';

// Schedule
export const schedule = 'Zeitplan';
export const noSchedule = 'Kein Zeitplan';
export const scheduleFrom = (start: string) => `ab ${start}`;
export const scheduleUntil = (end: string) => `bis ${end}`;
export const scheduleFromUntil = (start: string, end: string) => `${start} bis ${end}`;
export const start = 'Beginn';
/** `zone` is the name of a time zone, such as Europe/Berlin. */
export const startHint = (zone: string) =>
  `Ihre Zeit (${isolate(zone)}). Leer lassen, um sofort zu beginnen.`;
export const end = 'Ende';
export const endHint = 'Leer lassen, wenn es kein Ende gibt.';
export const endBeforeStart = 'Das Ende muss nach dem Beginn liegen.';
export const timeIncomplete = 'Geben Sie Datum und Uhrzeit ein.';
export const yearDigits = 'Geben Sie das Jahr vierstellig ein.';
export const fallback = 'Außerhalb dieser Zeiten';
export const fallbackHint = 'Wohin der Code dann führt. Leer lassen, um einen Hinweis anzuzeigen.';
