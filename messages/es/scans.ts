/** The page with the scans of dynamic codes. */
import { isolate, number, plural } from './format.ts';

export const loading = 'Cargando escaneos…';

// Filters
export const code = 'Código';
export const allCodes = 'Todos los códigos';
export const thisCode = 'Este código';
export const codeOption = (title: string, slug: string) => `${isolate(title)} (${isolate(slug)})`;
export const period = 'Periodo';
export const last7Days = 'Últimos 7 días';
export const last30Days = 'Últimos 30 días';
export const last90Days = 'Últimos 90 días';
export const last12Months = 'Últimos 12 meses';
export const allTime = 'Desde el principio';
export const customPeriod = 'Personalizado';
export const from = 'Desde';
export const to = 'Hasta';

// Empty pages
export const noScans = 'No hay escaneos en este periodo';
export const noScansHint =
  'Escanee uno de sus códigos dinámicos: el escaneo aparece aquí en unos segundos. O elija arriba otro periodo.';
export const noCodes = 'Aún no tiene códigos dinámicos';
export const noCodesHint =
  'Solo los códigos dinámicos cuentan los escaneos. Cree uno para ver cuántas veces, cuándo y dónde se escanea.';
export const createCode = 'Crear un código';
export const codeWithoutScans = 'No hay escaneos de este código';
export const codeWithoutScansHint =
  'Este código se ha eliminado o es estático. Solo los códigos dinámicos cuentan los escaneos.';
export const showAllCodes = 'Mostrar todos los códigos';

// Figures
export const scans = 'Escaneos';
export const visitors = 'Visitantes';
export const today = 'Hoy';
export const live = 'En directo';
export const sinceFirstScan = 'Desde el primer escaneo';
export const noneDayBefore = 'Ninguno el día anterior';
export const noneBefore = (days: number) =>
  plural(days, {
    one: `Ninguno en el ${number(days)} día anterior`,
    other: `Ninguno en los ${number(days)} días anteriores`,
  });
export const changeToDayBefore = (change: string) => `${change} respecto al día anterior`;
export const changeToBefore = (change: string, days: number) =>
  plural(days, {
    one: `${change} respecto al ${number(days)} día anterior`,
    other: `${change} respecto a los ${number(days)} días anteriores`,
  });

// Scans over time
export const scansOverTime = 'Evolución de los escaneos';
export const scanCount = (count: number) =>
  plural(count, { one: `${number(count)} escaneo`, other: `${number(count)} escaneos` });
export const visitorCount = (count: number) =>
  plural(count, { one: `${number(count)} visitante`, other: `${number(count)} visitantes` });
export const targetChangeCount = (count: number) =>
  plural(count, {
    one: `${number(count)} cambio de destino`,
    other: `${number(count)} cambios de destino`,
  });
export const peak = (count: number, time: string) => `máximo: ${number(count)} (${time})`;
export const soFar = 'Hasta ahora';
export const startSoFar = (start: string) => `${start} <note>(hasta ahora)</note>`;
export const targetChanged = 'Destino cambiado';
export const targetChangedTo = 'Destino cambiado a <target></target>';
export const showAsTable = 'Mostrar como tabla';
export const time = 'Fecha';
export const hourOfDay = (day: string, hour: string, offset: string) =>
  `${day}, ${hour} (${offset})`;

// Ranking of codes
export const codes = 'Códigos';
export const change = 'Cambio';
export const newCode = 'Nuevo';
export const showMore = (count: number) => `Mostrar ${number(count)} más`;
export const mostScanned = (shown: number, total: number) =>
  `Estos son los ${number(shown)} códigos con más escaneos. Arriba puede elegir cualquier otro de sus ${number(total)} códigos.`;

// Shares
export const countries = 'Países';
export const country = 'País';
export const devices = 'Dispositivos';
export const device = 'Dispositivo';
export const mobile = 'Móvil';
export const tablet = 'Tableta';
export const desktop = 'Ordenador';
export const tv = 'Televisor';
export const systems = 'Sistemas operativos';
export const system = 'Sistema';
export const browsers = 'Navegadores';
export const browser = 'Navegador';
export const referrers = 'Procedencia';
export const page = 'Página';
export const camera = 'Cámara o app de lectura';
export const share = 'Porcentaje';
export const other = 'Otros';
export const unknown = 'Desconocido';

// Busiest times
export const busiestTimes = 'Horas con más escaneos';
export const hour = (hour: number) => `${hour}:00`;
export const scansOfHour = (count: number, day: string, hour: number) =>
  plural(count, {
    one: `${day}, de ${hour}:00 a ${hour + 1}:00: ${number(count)} escaneo`,
    other: `${day}, de ${hour}:00 a ${hour + 1}:00: ${number(count)} escaneos`,
  });

// Below the page
export const footnote = (bots: number, previews: number) =>
  `Los bots y las vistas previas de las apps no cuentan como escaneos (${plural(bots, {
    one: `${number(bots)} bot`,
    other: `${number(bots)} bots`,
  })} y ${plural(previews, {
    one: `${number(previews)} vista previa`,
    other: `${number(previews)} vistas previas`,
  })} en este periodo). Cada visitante se cuenta una vez por código y día (UTC), así que quien vuelve otro día cuenta de nuevo. No se guarda ninguna dirección IP. Países: <link>IP Geolocation by DB-IP</link>.`;
