/** The page with the scans of dynamic codes. */
import { isolate, number, plural } from './format.ts';

export const loading = 'Chargement des scans…';

// Filters
export const code = 'Code';
export const allCodes = 'Tous les codes';
export const thisCode = 'Ce code';
/** An entry of the list of codes: `title` is by the user, `slug` is the end of the short link. */
export const codeOption = (title: string, slug: string) => `${isolate(title)} (${isolate(slug)})`;
export const period = 'Période';
export const last7Days = '7 derniers jours';
export const last30Days = '30 derniers jours';
export const last90Days = '90 derniers jours';
export const last12Months = '12 derniers mois';
export const allTime = 'Depuis le début';
/** A period with a first and a last day of one's choice. */
export const customPeriod = 'Personnalisée';
export const from = 'Du';
export const to = 'Au';

// Empty pages
export const noScans = 'Aucun scan sur cette période';
export const noScansHint =
  'Scannez un de vos codes dynamiques\u00a0: le scan apparaît ici en quelques secondes. Ou choisissez une autre période ci-dessus.';
export const noCodes = 'Vous n’avez pas encore de code dynamique';
export const noCodesHint =
  'Seuls les codes dynamiques comptent les scans. Créez-en un pour voir combien de fois, quand et où il est scanné.';
export const createCode = 'Créer un code';
export const codeWithoutScans = 'Aucun scan pour ce code';
export const codeWithoutScansHint =
  'Ce code a été supprimé ou est statique. Seuls les codes dynamiques comptent les scans.';
export const showAllCodes = 'Afficher tous les codes';

// Figures
export const scans = 'Scans';
export const visitors = 'Visiteurs';
export const today = 'Aujourd’hui';
/** The figure above changes with each scan. */
export const live = 'En direct';
export const sinceFirstScan = 'Depuis le premier scan';
export const noneDayBefore = 'Aucun la veille';
export const noneBefore = (days: number) =>
  plural(days, {
    one: 'Aucun le jour précédent',
    other: `Aucun les ${number(days)} jours précédents`,
  });
/** `change` is a percentage, such as +12%. */
export const changeToDayBefore = (change: string) => `${change} par rapport à la veille`;
export const changeToBefore = (change: string, days: number) =>
  plural(days, {
    one: `${change} par rapport au jour précédent`,
    other: `${change} par rapport aux ${number(days)} jours précédents`,
  });

// Scans over time
export const scansOverTime = 'Évolution des scans';
export const scanCount = (count: number) =>
  plural(count, { one: `${number(count)} scan`, other: `${number(count)} scans` });
export const visitorCount = (count: number) =>
  plural(count, { one: `${number(count)} visiteur`, other: `${number(count)} visiteurs` });
export const targetChangeCount = (count: number) =>
  plural(count, {
    one: `${number(count)} changement de destination`,
    other: `${number(count)} changements de destination`,
  });
/** The day, month or hour with the most scans. */
export const peak = (count: number, time: string) => `pic\u00a0: ${number(count)} (${time})`;
/** The line of the time that has not ended yet. */
export const soFar = 'En cours';
/** `start` is an hour, a day or a month that has not ended yet. */
export const startSoFar = (start: string) => `${start} <note>(en cours)</note>`;
export const targetChanged = 'Destination modifiée';
/** `<target></target>` becomes an address. */
export const targetChangedTo = 'Nouvelle destination\u00a0: <target></target>';
export const showAsTable = 'Afficher en tableau';
export const time = 'Date';
/** An hour in a time zone, such as 14:00 (+02:00). */
export const hourOfDay = (day: string, hour: string, offset: string) =>
  `${day}, ${hour} (${offset})`;

// Ranking of codes
export const codes = 'Codes';
export const change = 'Évolution';
/** A code that had no scans in the period before. */
export const newCode = 'Nouveau';
export const showMore = (count: number) => `Afficher ${number(count)} de plus`;
export const mostScanned = (shown: number, total: number) =>
  `Voici les ${number(shown)} codes les plus scannés. Choisissez ci-dessus n’importe quel autre de vos ${number(total)} codes.`;

// Shares
export const countries = 'Pays';
export const country = 'Pays';
export const devices = 'Appareils';
export const device = 'Appareil';
export const mobile = 'Mobile';
export const tablet = 'Tablette';
export const desktop = 'Ordinateur';
export const tv = 'TV';
export const systems = 'Systèmes d’exploitation';
export const system = 'Système';
export const browsers = 'Navigateurs';
export const browser = 'Navigateur';
/** The pages with a link to the code. */
export const referrers = 'Sites référents';
export const page = 'Page';
export const camera = 'Appareil photo ou appli de lecture';
export const share = 'Part';
export const other = 'Autre';
export const unknown = 'Inconnu';

// Busiest times
export const busiestTimes = 'Heures de pointe';
export const hour = (hour: number) => `${hour}\u00a0h`;
/** The tooltip of an hour of the week. */
export const scansOfHour = (count: number, day: string, hour: number) =>
  plural(count, {
    one: `${day}, de ${hour}\u00a0h à ${hour + 1}\u00a0h\u00a0: ${number(count)} scan`,
    other: `${day}, de ${hour}\u00a0h à ${hour + 1}\u00a0h\u00a0: ${number(count)} scans`,
  });

// Below the page
export const footnote = (bots: number, previews: number) =>
  `Les robots et les aperçus d’applis ne comptent pas comme des scans (${plural(bots, {
    one: `${number(bots)} robot`,
    other: `${number(bots)} robots`,
  })} et ${plural(previews, {
    one: `${number(previews)} aperçu`,
    other: `${number(previews)} aperçus`,
  })} sur cette période). Chaque visiteur est compté une fois par code et par jour (UTC)\u00a0; s’il revient un autre jour, il est compté à nouveau. Aucune adresse IP n’est enregistrée. Pays\u00a0: <link>IP Geolocation by DB-IP</link>.`;
