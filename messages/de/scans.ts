/** The page with the scans of dynamic codes. */
import { isolate, number, plural } from './format.ts';

export const loading = 'Scans werden geladen\u00a0…';

// Filters
export const code = 'Code';
export const allCodes = 'Alle Codes';
export const thisCode = 'Dieser Code';
/** An entry of the list of codes: `title` is by the user, `slug` is the end of the short link. */
export const codeOption = (title: string, slug: string) => `${isolate(title)} (${isolate(slug)})`;
export const period = 'Zeitraum';
export const last7Days = 'Letzte 7 Tage';
export const last30Days = 'Letzte 30 Tage';
export const last90Days = 'Letzte 90 Tage';
export const last12Months = 'Letzte 12 Monate';
export const allTime = 'Gesamt';
/** A period with a first and a last day of one's choice. */
export const customPeriod = 'Eigener Zeitraum';
export const from = 'Von';
export const to = 'Bis';

// Empty pages
export const noScans = 'Keine Scans in diesem Zeitraum';
export const noScansHint =
  'Scannen Sie einen Ihrer dynamischen Codes: Der Scan erscheint hier nach wenigen Sekunden. Oder wählen Sie oben einen anderen Zeitraum.';
export const noCodes = 'Sie haben noch keinen dynamischen Code';
export const noCodesHint =
  'Nur dynamische Codes zählen Scans. Erstellen Sie einen, um zu sehen, wie oft, wann und wo er gescannt wird.';
export const createCode = 'Code erstellen';
export const codeWithoutScans = 'Keine Scans für diesen Code';
export const codeWithoutScansHint =
  'Dieser Code wurde gelöscht oder ist statisch. Nur dynamische Codes zählen Scans.';
export const showAllCodes = 'Alle Codes anzeigen';

// Figures
export const scans = 'Scans';
export const visitors = 'Besucher';
export const today = 'Heute';
/** The figure above changes with each scan. */
export const live = 'Live';
export const sinceFirstScan = 'Seit dem ersten Scan';
export const noneDayBefore = 'Keine am Vortag';
export const noneBefore = (days: number) =>
  plural(days, {
    one: 'Keine am vorherigen Tag',
    other: `Keine in den vorherigen ${number(days)} Tagen`,
  });
/** `change` is a percentage, such as +12%. */
export const changeToDayBefore = (change: string) => `${change} ggü. Vortag`;
export const changeToBefore = (change: string, days: number) =>
  plural(days, {
    one: `${change} ggü. dem vorherigen Tag`,
    other: `${change} ggü. den vorherigen ${number(days)} Tagen`,
  });

// Scans over time
export const scansOverTime = 'Scans im Zeitverlauf';
export const scanCount = (count: number) =>
  plural(count, { one: `${number(count)} Scan`, other: `${number(count)} Scans` });
export const visitorCount = (count: number) =>
  plural(count, { one: `${number(count)} Besucher`, other: `${number(count)} Besucher` });
export const targetChangeCount = (count: number) =>
  plural(count, {
    one: `${number(count)} Zieländerung`,
    other: `${number(count)} Zieländerungen`,
  });
/** The day, month or hour with the most scans. */
export const peak = (count: number, time: string) => `Spitze: ${number(count)} (${time})`;
/** The line of the time that has not ended yet. */
export const soFar = 'Bisher';
/** `start` is an hour, a day or a month that has not ended yet. */
export const startSoFar = (start: string) => `${start} <note>(bisher)</note>`;
export const targetChanged = 'Ziel geändert';
/** `<target></target>` becomes an address. */
export const targetChangedTo = 'Ziel geändert in <target></target>';
export const showAsTable = 'Als Tabelle anzeigen';
export const time = 'Zeit';
/** An hour in a time zone, such as 14:00 (+02:00). */
export const hourOfDay = (day: string, hour: string, offset: string) =>
  `${day}, ${hour} (${offset})`;

// Ranking of codes
export const codes = 'Codes';
export const change = 'Veränderung';
/** A code that had no scans in the period before. */
export const newCode = 'Neu';
export const showMore = (count: number) => `${number(count)} weitere anzeigen`;
export const mostScanned = (shown: number, total: number) =>
  `Das sind die ${number(shown)} Codes mit den meisten Scans. Oben können Sie jeden anderen Ihrer ${number(total)} Codes auswählen.`;

// Shares
export const countries = 'Länder';
export const country = 'Land';
export const devices = 'Geräte';
export const device = 'Gerät';
export const mobile = 'Smartphone';
export const tablet = 'Tablet';
export const desktop = 'Desktop';
export const tv = 'TV';
export const systems = 'Betriebssysteme';
export const system = 'System';
export const browsers = 'Browser';
export const browser = 'Browser';
/** The pages with a link to the code. */
export const referrers = 'Verweisende Seiten';
export const page = 'Seite';
export const camera = 'Kamera oder Scanner-App';
export const share = 'Anteil';
export const other = 'Sonstige';
export const unknown = 'Unbekannt';

// Busiest times
export const busiestTimes = 'Stoßzeiten';
export const hour = (hour: number) => `${hour}:00`;
/** The tooltip of an hour of the week. */
export const scansOfHour = (count: number, day: string, hour: number) =>
  plural(count, {
    one: `${day}, ${hour}:00 bis ${hour + 1}:00 Uhr: ${number(count)} Scan`,
    other: `${day}, ${hour}:00 bis ${hour + 1}:00 Uhr: ${number(count)} Scans`,
  });

// Below the page
export const footnote = (bots: number, previews: number) =>
  `Bots und Vorschauen von Apps zählen nicht als Scans (${plural(bots, {
    one: `${number(bots)} Bot`,
    other: `${number(bots)} Bots`,
  })}, ${plural(previews, {
    one: `${number(previews)} Vorschau`,
    other: `${number(previews)} Vorschauen`,
  })} in diesem Zeitraum). Besucher werden pro Code und Tag (UTC) einmal gezählt; wer an einem anderen Tag wiederkommt, zählt erneut. Es wird keine IP-Adresse gespeichert. Länder: <link>IP Geolocation by DB-IP</link>.`;
