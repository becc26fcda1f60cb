/** The page with the scans of dynamic codes. */
import { isolate, number, plural } from './format.ts';

export const loading = 'Loading scans…';

// Filters
export const code = 'Code';
export const allCodes = 'All codes';
export const thisCode = 'This code';
/** An entry of the list of codes: `title` is by the user, `slug` is the end of the short link. */
export const codeOption = (title: string, slug: string) => `${isolate(title)} (${isolate(slug)})`;
export const period = 'Period';
export const last7Days = 'Last 7 days';
export const last30Days = 'Last 30 days';
export const last90Days = 'Last 90 days';
export const last12Months = 'Last 12 months';
export const allTime = 'All time';
/** A period with a first and a last day of one's choice. */
export const customPeriod = 'Custom';
export const from = 'From';
export const to = 'To';

// Empty pages
export const noScans = 'No scans in this period';
export const noScansHint =
  'Scan one of your dynamic codes: the scan appears here within seconds. Or choose another period above.';
export const noCodes = 'You have no dynamic codes yet';
export const noCodesHint =
  'Only dynamic codes count scans. Create one to see how often, when and where it is scanned.';
export const createCode = 'Create a code';
export const codeWithoutScans = 'No scans for this code';
export const codeWithoutScansHint =
  'This code was deleted or is static. Only dynamic codes count scans.';
export const showAllCodes = 'Show all codes';

// Figures
export const scans = 'Scans';
export const visitors = 'Visitors';
export const today = 'Today';
/** The figure above changes with each scan. */
export const live = 'Live';
export const sinceFirstScan = 'Since the first scan';
export const noneDayBefore = 'None the day before';
export const noneBefore = (days: number) =>
  plural(days, {
    one: `None in the previous ${number(days)} day`,
    other: `None in the previous ${number(days)} days`,
  });
/** `change` is a percentage, such as +12%. */
export const changeToDayBefore = (change: string) => `${change} vs. the day before`;
export const changeToBefore = (change: string, days: number) =>
  plural(days, {
    one: `${change} vs. the previous ${number(days)} day`,
    other: `${change} vs. the previous ${number(days)} days`,
  });

// Scans over time
export const scansOverTime = 'Scans over time';
export const scanCount = (count: number) =>
  plural(count, { one: `${number(count)} scan`, other: `${number(count)} scans` });
export const visitorCount = (count: number) =>
  plural(count, { one: `${number(count)} visitor`, other: `${number(count)} visitors` });
export const targetChangeCount = (count: number) =>
  plural(count, {
    one: `${number(count)} target change`,
    other: `${number(count)} target changes`,
  });
/** The day, month or hour with the most scans. */
export const peak = (count: number, time: string) => `peak: ${number(count)} (${time})`;
/** The line of the time that has not ended yet. */
export const soFar = 'So far';
/** `start` is an hour, a day or a month that has not ended yet. */
export const startSoFar = (start: string) => `${start} <note>(so far)</note>`;
export const targetChanged = 'Target changed';
/** `<target></target>` becomes an address. */
export const targetChangedTo = 'Target changed to <target></target>';
export const showAsTable = 'Show as table';
export const time = 'Time';
/** An hour in a time zone, such as 14:00 (+02:00). */
export const hourOfDay = (day: string, hour: string, offset: string) =>
  `${day}, ${hour} (${offset})`;

// Ranking of codes
export const codes = 'Codes';
export const change = 'Change';
/** A code that had no scans in the period before. */
export const newCode = 'New';
export const showMore = (count: number) => `Show ${number(count)} more`;
export const mostScanned = (shown: number, total: number) =>
  `These are the ${number(shown)} of your ${number(total)} codes with the most scans. To see one of your other codes, choose it above.`;

// Shares
export const countries = 'Countries';
export const country = 'Country';
export const devices = 'Devices';
export const device = 'Device';
export const mobile = 'Mobile';
export const tablet = 'Tablet';
export const desktop = 'Desktop';
export const tv = 'TV';
export const systems = 'Operating systems';
export const system = 'System';
export const browsers = 'Browsers';
export const browser = 'Browser';
/** The pages with a link to the code. */
export const referrers = 'Referrers';
export const page = 'Page';
export const camera = 'Camera or scanner app';
export const share = 'Share';
export const other = 'Other';
export const unknown = 'Unknown';

// Busiest times
export const busiestTimes = 'Busiest times';
export const hour = (hour: number) => `${hour}:00`;
/** The tooltip of an hour of the week. */
export const scansOfHour = (count: number, day: string, hour: number) =>
  plural(count, {
    one: `${day}, ${hour}:00 to ${hour + 1}:00: ${number(count)} scan`,
    other: `${day}, ${hour}:00 to ${hour + 1}:00: ${number(count)} scans`,
  });

// Below the page
export const footnote = (bots: number, previews: number) =>
  `Bots and app previews aren’t counted as scans (${plural(bots, {
    one: `${number(bots)} bot`,
    other: `${number(bots)} bots`,
  })}, ${plural(previews, {
    one: `${number(previews)} preview`,
    other: `${number(previews)} previews`,
  })} in this period). Visitors are counted once for each code and day (UTC), so a visitor who comes back on another day counts again. No IP address is stored. Countries: <link>IP Geolocation by DB-IP</link>.`;
