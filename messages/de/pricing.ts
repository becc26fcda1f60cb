import { number, plural } from './format.ts';

export const title = 'Codes erstellen ist kostenlos. Immer.';
export const intro =
  'Registrieren Sie sich, um sie zu speichern und zu bearbeiten. Gedruckte Codes funktionieren weiter, in jedem Tarif.';
/** The price of every plan: no euros. */
export const price = '0\u00a0€';

// Without an account
export const guest = 'Ohne Konto';
/** Beside the price. */
export const guestNote = 'ohne Registrierung';
export const guestCodes = 'Unbegrenzt viele statische Codes';
export const guestContent = 'Alle Inhaltstypen, vom Link bis zum WLAN-Zugang';
export const guestDesign = 'Alle Designs und alle Formate, ohne Wasserzeichen';
export const guestBulk = 'In Serie: bis zu 5.000 Codes aus einer Tabelle';
export const guestPrivacy =
  'Codes werden in Ihrem Browser erstellt, laufen nie ab, und ihre Scans werden nicht erfasst';
export const makeCode = 'Code erstellen';

// Free
/** Beside the price. */
export const freeNote = 'für immer';
export const freeCodes = (codes: number, dynamic: number) =>
  plural(codes, {
    one: `Bis zu ${number(codes)} Code speichern, davon bis zu ${number(dynamic)} dynamisch`,
    other: `Bis zu ${number(codes)} Codes speichern, davon bis zu ${number(dynamic)} dynamisch`,
  });
export const freeChanges = 'Ziele gedruckter Codes ändern und ihre Scans sehen';
export const freeDevices = 'Codes auf jedem Gerät bearbeiten';
export const freeDownloads = 'Einen Code herunterladen oder alle als ZIP';
export const freeExport = 'Jederzeit alles exportieren oder das Konto löschen';
export const allCodes = 'Alle Codes';
export const createAccount = 'Konto erstellen';

// Pro. `plan` is the name of the other plan, such as Free.
/** Beside the price. */
export const proNote = 'vorerst, ohne Kreditkarte';
export const proBase = (plan: string) => `Alles aus ${plan}`;
export const proCodes = (codes: number) =>
  plural(codes, {
    one: `Bis zu ${number(codes)} Code speichern, auf Wunsch dynamisch`,
    other: `Bis zu ${number(codes)} Codes speichern, auf Wunsch alle dynamisch`,
  });
export const proSlugs = 'Eigene Endungen für Kurzlinks';
export const proDowngrade =
  'Auch wenn Pro einmal endet, bleiben Ihre Codes und funktionieren weiter';
export const upgrade = 'In den Einstellungen wechseln';
export const signUpToUpgrade = 'Zum Wechseln registrieren';

// Questions
export const questions = 'Häufige Fragen';
export const stopQuestion = 'Funktioniert ein gedruckter Code irgendwann nicht mehr?';
export const stopAnswer =
  'Nicht wegen eines Tarifs. Ein statischer Code enthält den Link selbst. Er braucht kein Konto und keinen Tarif und funktioniert so lange wie Ihr Link. Auch unsere Server braucht er nicht; nur ein Code, der sowohl in den App Store als auch zu Google Play führt, öffnet zuerst eine Seite auf unserer Website. Ein dynamischer Code führt über unseren Kurzlink und funktioniert in jedem Tarif weiter, bis Sie ihn pausieren oder löschen, sein Enddatum verstreicht oder wir ihn wegen Missbrauchs sperren.';
export const limitQuestion = 'Was passiert, wenn ich mehr Codes habe, als mein Tarif erlaubt?';
/** `free` and `pro` are the names of the plans. */
export const limitAnswer = (codes: number, free: string, pro: string) =>
  plural(codes, {
    one: `Ihnen wird nichts weggenommen. Mit mehr als ${number(codes)} Code im Tarif ${free} können Sie alle öffnen, bearbeiten und herunterladen. Nur neue können Sie erst wieder hinzufügen, wenn Sie keinen mehr haben oder zu ${pro} wechseln.`,
    other: `Ihnen wird nichts weggenommen. Mit mehr als ${number(codes)} Codes im Tarif ${free} können Sie alle öffnen, bearbeiten und herunterladen. Nur neue können Sie erst wieder hinzufügen, wenn Sie weniger als ${number(codes)} haben oder zu ${pro} wechseln.`,
  });
export const dynamicQuestion = 'Was ist ein dynamischer Code?';
export const dynamicAnswer =
  'Ein Code, der statt Ihrer Adresse unseren Kurzlink enthält. Sie können sein Ziel nach dem Druck ändern, ihn pausieren, ihm Beginn und Ende geben und sehen, wie oft er gescannt wird. Wir sperren Codes nur wegen Missbrauchs.';
export const watermarkQuestion =
  'Haben kostenlose Codes ein Wasserzeichen oder eine geringere Größe?';
export const watermarkAnswer = 'Weder noch. Alle erhalten dieselbe Datei.';
export const leaveQuestion = 'Kann ich jederzeit gehen?';
export const leaveAnswer =
  'Ja. Exportieren Sie alles und löschen Sie dann Ihr Konto in den Einstellungen.';
