import { isolate, number, plural } from './format.ts';

export const loading = '正在加载扫码统计…';

export const code = '二维码';
export const allCodes = '所有二维码';
export const thisCode = '此二维码';
export const codeOption = (title: string, slug: string) => `${isolate(title)}（${isolate(slug)}）`;
export const period = '时段';
export const last7Days = '过去7天';
export const last30Days = '过去30天';
export const last90Days = '过去90天';
export const last12Months = '过去12个月';
export const allTime = '全部时间';
export const customPeriod = '自定义';
export const from = '开始日期';
export const to = '结束日期';

export const noScans = '此时段没有扫码记录';
export const noScansHint =
  '扫描您的任一动态码，几秒内记录就会显示在这里。您也可以在上方选择其他时段。';
export const noCodes = '您还没有动态码';
export const noCodesHint = '只有动态码会统计扫码。创建一个，即可查看扫码的次数、时间和地点。';
export const createCode = '创建二维码';
export const codeWithoutScans = '此二维码没有扫码记录';
export const codeWithoutScansHint = '此二维码已删除或是静态码。只有动态码会统计扫码。';
export const showAllCodes = '显示所有二维码';

export const scans = '扫码次数';
export const visitors = '访客数';
export const today = '今天';
export const live = '实时';
export const sinceFirstScan = '自首次扫码以来';
export const noneDayBefore = '前一天为0';
export const noneBefore = (days: number) => plural(days, { other: `前${number(days)}天为0` });
export const changeToDayBefore = (change: string) => `较前一天${change}`;
export const changeToBefore = (change: string, days: number) =>
  plural(days, { other: `较前${number(days)}天${change}` });

export const scansOverTime = '扫码趋势';
export const scanCount = (count: number) => plural(count, { other: `扫码${number(count)}次` });
export const visitorCount = (count: number) => plural(count, { other: `访客${number(count)}人` });
export const targetChangeCount = (count: number) =>
  plural(count, { other: `更改目标${number(count)}次` });
export const peak = (count: number, time: string) => `峰值${number(count)}次（${time}）`;
export const soFar = '截至目前';
export const startSoFar = (start: string) => `${start}<note>（截至目前）</note>`;
export const targetChanged = '目标已更改';
export const targetChangedTo = '目标已更改为<target></target>';
export const showAsTable = '以表格显示';
export const time = '时间';
export const hourOfDay = (day: string, hour: string, offset: string) =>
  `${day} ${hour}（${offset}）`;

export const codes = '二维码';
export const change = '变化';
export const newCode = '新增';
export const showMore = (count: number) => `再显示${number(count)}个`;
export const mostScanned = (shown: number, total: number) =>
  `以上是扫码次数最多的${number(shown)}个二维码。您共有${number(total)}个二维码，可在上方选择其他二维码。`;

export const countries = '国家/地区';
export const country = '国家/地区';
export const devices = '设备';
export const device = '设备';
export const mobile = '手机';
export const tablet = '平板电脑';
export const desktop = '电脑';
export const tv = '电视';
export const systems = '操作系统';
export const system = '操作系统';
export const browsers = '浏览器';
export const browser = '浏览器';
export const referrers = '来源页面';
export const page = '页面';
export const camera = '相机或扫码应用';
export const share = '占比';
export const other = '其他';
export const unknown = '未知';

export const busiestTimes = '高峰时段';
export const hour = (hour: number) => `${number(hour)}:00`;
export const scansOfHour = (count: number, day: string, hour: number) =>
  plural(count, {
    other: `${day} ${number(hour)}:00–${number(hour + 1)}:00：扫码${number(count)}次`,
  });

export const footnote = (bots: number, previews: number) =>
  `机器人和应用预览不计入扫码（此时段内机器人${number(bots)}次，预览${number(previews)}次）。同一访客对同一二维码每天（UTC）只计一次，改日再来会再次计入。不存储IP地址。国家/地区数据：<link>IP Geolocation by DB-IP</link>。`;
