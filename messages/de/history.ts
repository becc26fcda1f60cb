import { isolate, number, plural } from './format.ts';

export const changeMissing = 'Diese Änderung steht nicht mehr im Verlauf.';
export const changedLater =
  'Dieser Teil des Codes wurde inzwischen erneut geändert. Im Verlauf sehen Sie die letzten Änderungen.';
export const title = 'Verlauf';
export const intro =
  'Alle Ihre Änderungen an diesem Code. Kurzlink und Scans bleiben erhalten, wenn Sie eine frühere Version wiederherstellen.';
export const listLabel = 'Änderungen, neueste zuerst';
export const loading = 'Wird geladen\u00a0…';
export const notLoaded = 'Der Verlauf konnte nicht geladen werden.';
export const empty = 'Seit dem Speichern dieses Codes hat sich nichts geändert.';
export const partTitle = 'Titel';
export const partContent = 'Inhalt';
export const partDesign = 'Design';
export const partTarget = 'Ziel';
export const partState = 'Pause';
export const partSchedule = 'Zeitplan';
export const before = 'Vorher';
export const after = 'Nachher';
export const lookBefore = 'Der Code vor der Änderung';
export const lookAfter = 'Der Code nach der Änderung';
export const noPicture = 'Kein Bild';
export const nothing = 'Keine Angabe';
export const yes = 'Ja';
export const no = 'Nein';
export const reversal = 'Wiederhergestellt';
export const byJob = 'Sammeländerung';
export const goBack = 'Diese Version wiederherstellen';
export const goBackTo = (part: string, time: string) =>
  `Diese Version wiederherstellen: ${part}, vor ${time}`;
export const goneBackTitle = 'Wiederhergestellt';
export const goneBack = 'Die frühere Version ist zurück.';
export const unchanged = 'Der Code entspricht bereits dieser Version.';
export const goBackFailed = 'Der Code konnte nicht geändert werden. Bitte versuchen Sie es erneut.';
export const undo = 'Rückgängig';
export const binPageTitle = (site: string) => `Papierkorb | ${site}`;
export const binPageDescription =
  'Ihre gelöschten Codes: 30 Tage lang wiederherstellen oder endgültig löschen.';
export const binHeading = 'Papierkorb';
export const binBack = 'Alle Codes';
export const binIntro =
  'Gelöschte Codes bleiben 30 Tage hier. Gedruckte Exemplare eines dynamischen Codes funktionieren erst wieder, wenn Sie ihn wiederherstellen.';
export const binReason = 'Melden Sie sich an, um Ihre gelöschten Codes zu sehen.';
export const binNotLoaded = 'Der Papierkorb konnte nicht geladen werden.';
export const binEmpty = 'Der Papierkorb ist leer';
export const binEmptyText =
  'Codes, die Sie löschen, bleiben 30 Tage hier, falls Sie sie noch einmal brauchen.';
export const binCount = (count: number) =>
  plural(count, { one: `${number(count)} Code`, other: `${number(count)} Codes` });
export const dynamicCode = 'Dynamischer Code';
export const deletedAt = (time: string) => `Gelöscht: ${time}`;
export const daysLeft = (count: number) =>
  plural(count, { one: `noch ${number(count)} Tag`, other: `noch ${number(count)} Tage` });
export const restore = 'Wiederherstellen';
export const restoreCode = (name: string) => `${isolate(name)} wiederherstellen`;
export const restoredTitle = 'Code wiederhergestellt';
export const restored = (name: string) => `${isolate(name)} ist wieder bei Ihren Codes.`;
export const restoreFailed =
  'Der Code konnte nicht wiederhergestellt werden. Bitte versuchen Sie es erneut.';
export const deleteForGood = 'Endgültig löschen';
export const deleteCodeForGood = (name: string) => `${isolate(name)} endgültig löschen`;
export const deleteForGoodTitle = (name: string) => `„${isolate(name)}“ endgültig löschen?`;
export const deleteForGoodText = 'Der Code und sein Verlauf lassen sich nicht wiederherstellen.';
export const deleteLinkText =
  'Gedruckte Exemplare funktionieren dann nie wieder. Der Kurzlink und sein Scanverlauf lassen sich nicht wiederherstellen.';
export const deleteFailed = 'Das Löschen ist fehlgeschlagen. Bitte versuchen Sie es erneut.';
export const emptyBin = 'Papierkorb leeren';
export const emptyTitle = (count: number) =>
  plural(count, {
    one: `${number(count)} Code endgültig löschen?`,
    other: `${number(count)} Codes endgültig löschen?`,
  });
export const emptyText =
  'Gedruckte Exemplare dynamischer Codes funktionieren dann nie wieder. Kurzlinks und Scanverläufe lassen sich nicht wiederherstellen.';
export const showMore = 'Mehr anzeigen';
export const cancel = 'Abbrechen';
