/** The page with the scans of dynamic codes. */
import { isolate, number, plural } from './format.ts';

export const loading = 'Caricamento delle scansioni…';

// Filters
export const code = 'Codice';
export const allCodes = 'Tutti i codici';
export const thisCode = 'Questo codice';
/** An entry of the list of codes: `title` is by the user, `slug` is the end of the short link. */
export const codeOption = (title: string, slug: string) => `${isolate(title)} (${isolate(slug)})`;
export const period = 'Periodo';
export const last7Days = 'Ultimi 7 giorni';
export const last30Days = 'Ultimi 30 giorni';
export const last90Days = 'Ultimi 90 giorni';
export const last12Months = 'Ultimi 12 mesi';
export const allTime = 'Dall’inizio';
/** A period with a first and a last day of one's choice. */
export const customPeriod = 'Personalizzato';
export const from = 'Dal';
export const to = 'Al';

// Empty pages
export const noScans = 'Nessuna scansione in questo periodo';
export const noScansHint =
  'Scansionare uno dei codici dinamici: la scansione appare qui entro pochi secondi. Oppure scegliere un altro periodo qui sopra.';
export const noCodes = 'Ancora nessun codice dinamico';
export const noCodesHint =
  'Solo i codici dinamici contano le scansioni. Crearne uno per vedere quante volte, quando e dove viene scansionato.';
export const createCode = 'Crea un codice';
export const codeWithoutScans = 'Nessuna scansione per questo codice';
export const codeWithoutScansHint =
  'Questo codice è stato eliminato o è statico. Solo i codici dinamici contano le scansioni.';
export const showAllCodes = 'Mostra tutti i codici';

// Figures
export const scans = 'Scansioni';
export const visitors = 'Visitatori';
export const today = 'Oggi';
/** The figure above changes with each scan. */
export const live = 'In tempo reale';
export const sinceFirstScan = 'Dalla prima scansione';
export const noneDayBefore = 'Zero il giorno prima';
export const noneBefore = (days: number) =>
  plural(days, {
    one: 'Zero nel giorno precedente',
    other: `Zero nei ${number(days)} giorni precedenti`,
  });
/** `change` is a percentage, such as +12%. */
export const changeToDayBefore = (change: string) => `${change} rispetto al giorno prima`;
export const changeToBefore = (change: string, days: number) =>
  plural(days, {
    one: `${change} rispetto al giorno precedente`,
    other: `${change} rispetto ai ${number(days)} giorni precedenti`,
  });

// Scans over time
export const scansOverTime = 'Andamento delle scansioni';
export const scanCount = (count: number) =>
  plural(count, { one: `${number(count)} scansione`, other: `${number(count)} scansioni` });
export const visitorCount = (count: number) =>
  plural(count, { one: `${number(count)} visitatore`, other: `${number(count)} visitatori` });
export const targetChangeCount = (count: number) =>
  plural(count, {
    one: `${number(count)} cambio di destinazione`,
    other: `${number(count)} cambi di destinazione`,
  });
/** The day, month or hour with the most scans. */
export const peak = (count: number, time: string) => `picco: ${number(count)} (${time})`;
/** The line of the time that has not ended yet. */
export const soFar = 'Finora';
/** `start` is an hour, a day or a month that has not ended yet. */
export const startSoFar = (start: string) => `${start} <note>(finora)</note>`;
export const targetChanged = 'Destinazione cambiata';
/** `<target></target>` becomes an address. */
export const targetChangedTo = 'Nuova destinazione: <target></target>';
export const showAsTable = 'Mostra come tabella';
export const time = 'Data';
/** An hour in a time zone, such as 14:00 (+02:00). */
export const hourOfDay = (day: string, hour: string, offset: string) =>
  `${day}, ${hour} (${offset})`;

// Ranking of codes
export const codes = 'Codici';
export const change = 'Variazione';
/** A code that had no scans in the period before. */
export const newCode = 'Nuovo';
export const showMore = (count: number) =>
  plural(count, {
    one: `Mostra ${number(count)} altro`,
    other: `Mostra altri ${number(count)}`,
  });
export const mostScanned = (shown: number, total: number) =>
  `Questi sono i ${number(shown)} codici con più scansioni. Qui sopra si può scegliere qualsiasi altro dei ${number(total)} codici.`;

// Shares
export const countries = 'Paesi';
export const country = 'Paese';
export const devices = 'Dispositivi';
export const device = 'Dispositivo';
export const mobile = 'Smartphone';
export const tablet = 'Tablet';
export const desktop = 'Computer';
export const tv = 'TV';
export const systems = 'Sistemi operativi';
export const system = 'Sistema';
export const browsers = 'Browser';
export const browser = 'Browser';
/** The pages with a link to the code. */
export const referrers = 'Siti di provenienza';
export const page = 'Pagina';
export const camera = 'Fotocamera o app di lettura';
export const share = 'Quota';
export const other = 'Altro';
export const unknown = 'Sconosciuto';

// Busiest times
export const busiestTimes = 'Orari di punta';
export const hour = (hour: number) => `${hour}:00`;
/** The tooltip of an hour of the week. */
export const scansOfHour = (count: number, day: string, hour: number) =>
  plural(count, {
    one: `${day}, ${hour}:00–${hour + 1}:00: ${number(count)} scansione`,
    other: `${day}, ${hour}:00–${hour + 1}:00: ${number(count)} scansioni`,
  });

// Below the page
export const footnote = (bots: number, previews: number) =>
  `Bot e anteprime delle app non contano come scansioni (${plural(bots, {
    one: `${number(bots)} bot`,
    other: `${number(bots)} bot`,
  })} e ${plural(previews, {
    one: `${number(previews)} anteprima`,
    other: `${number(previews)} anteprime`,
  })} in questo periodo). I visitatori vengono contati una volta per codice e per giorno (UTC); chi torna un altro giorno viene contato di nuovo. Non viene salvato alcun indirizzo IP. Paesi: <link>IP Geolocation by DB-IP</link>.`;
