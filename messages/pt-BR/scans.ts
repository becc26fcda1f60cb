/** The page with the scans of dynamic codes. */
import { isolate, number, plural } from './format.ts';

export const loading = 'Carregando leituras…';

// Filters
export const code = 'Código';
export const allCodes = 'Todos os códigos';
export const thisCode = 'Este código';
export const codeOption = (title: string, slug: string) => `${isolate(title)} (${isolate(slug)})`;
export const period = 'Período';
export const last7Days = 'Últimos 7 dias';
export const last30Days = 'Últimos 30 dias';
export const last90Days = 'Últimos 90 dias';
export const last12Months = 'Últimos 12 meses';
export const allTime = 'Todo o período';
export const customPeriod = 'Personalizado';
export const from = 'De';
export const to = 'Até';

// Empty pages
export const noScans = 'Nenhuma leitura neste período';
export const noScansHint =
  'Leia um dos seus códigos dinâmicos: a leitura aparece aqui em segundos. Ou escolha outro período acima.';
export const noCodes = 'Você ainda não tem códigos dinâmicos';
export const noCodesHint =
  'Só códigos dinâmicos contam leituras. Crie um para ver quantas vezes, quando e onde ele é lido.';
export const createCode = 'Criar um código';
export const codeWithoutScans = 'Nenhuma leitura deste código';
export const codeWithoutScansHint =
  'Este código foi excluído ou é estático. Só códigos dinâmicos contam leituras.';
export const showAllCodes = 'Mostrar todos os códigos';

// Figures
export const scans = 'Leituras';
export const visitors = 'Visitantes';
export const today = 'Hoje';
export const live = 'Ao vivo';
export const sinceFirstScan = 'Desde a primeira leitura';
export const noneDayBefore = 'Nada no dia anterior';
export const noneBefore = (days: number) =>
  plural(days, {
    one: `Nada no ${number(days)} dia anterior`,
    other: `Nada nos ${number(days)} dias anteriores`,
  });
export const changeToDayBefore = (change: string) => `${change} em relação ao dia anterior`;
export const changeToBefore = (change: string, days: number) =>
  plural(days, {
    one: `${change} em relação ao ${number(days)} dia anterior`,
    other: `${change} em relação aos ${number(days)} dias anteriores`,
  });

// Scans over time
export const scansOverTime = 'Leituras ao longo do tempo';
export const scanCount = (count: number) =>
  plural(count, { one: `${number(count)} leitura`, other: `${number(count)} leituras` });
export const visitorCount = (count: number) =>
  plural(count, { one: `${number(count)} visitante`, other: `${number(count)} visitantes` });
export const targetChangeCount = (count: number) =>
  plural(count, {
    one: `${number(count)} mudança de destino`,
    other: `${number(count)} mudanças de destino`,
  });
export const peak = (count: number, time: string) => `pico: ${number(count)} (${time})`;
export const soFar = 'Até agora';
export const startSoFar = (start: string) => `${start} <note>(até agora)</note>`;
export const targetChanged = 'Destino alterado';
export const targetChangedTo = 'Destino alterado para <target></target>';
export const showAsTable = 'Mostrar como tabela';
export const time = 'Data';
export const hourOfDay = (day: string, hour: string, offset: string) =>
  `${day}, ${hour} (${offset})`;

// Ranking of codes
export const codes = 'Códigos';
export const change = 'Variação';
export const newCode = 'Novo';
export const showMore = (count: number) => `Mostrar mais ${number(count)}`;
export const mostScanned = (shown: number, total: number) =>
  `Estes são os ${number(shown)} códigos com mais leituras. Escolha acima qualquer outro dos seus ${number(total)} códigos.`;

// Shares
export const countries = 'Países';
export const country = 'País';
export const devices = 'Dispositivos';
export const device = 'Dispositivo';
export const mobile = 'Celular';
export const tablet = 'Tablet';
export const desktop = 'Computador';
export const tv = 'TV';
export const systems = 'Sistemas operacionais';
export const system = 'Sistema';
export const browsers = 'Navegadores';
export const browser = 'Navegador';
export const referrers = 'Origem';
export const page = 'Página';
export const camera = 'Câmera ou app de leitura';
export const share = 'Percentual';
export const other = 'Outros';
export const unknown = 'Desconhecido';

// Busiest times
export const busiestTimes = 'Horários de pico';
export const hour = (hour: number) => `${hour}:00`;
export const scansOfHour = (count: number, day: string, hour: number) =>
  plural(count, {
    one: `${day}, das ${hour}:00 às ${hour + 1}:00: ${number(count)} leitura`,
    other: `${day}, das ${hour}:00 às ${hour + 1}:00: ${number(count)} leituras`,
  });

// Below the page
export const footnote = (bots: number, previews: number) =>
  `Bots e prévias de apps não contam como leituras (${plural(bots, {
    one: `${number(bots)} bot`,
    other: `${number(bots)} bots`,
  })} e ${plural(previews, {
    one: `${number(previews)} prévia`,
    other: `${number(previews)} prévias`,
  })} neste período). Cada visitante é contado uma vez por código e dia (UTC); quem volta em outro dia conta de novo. Nenhum endereço IP é armazenado. Países: <link>IP Geolocation by DB-IP</link>.`;
