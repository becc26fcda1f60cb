import { isolate, number, plural } from './format.ts';

export * from './first/links.ts';

export const target = '跳转目标';
export const newTargetHint = '可随时更改，印刷后也可以。';
export const slug = '自定义后缀';
export const randomSlug = '随机';
export const slugHint = '3到32个字母、数字或连字符，用作短链接的末尾部分，之后无法更改。';
export const staysStatic =
  '此二维码是静态码，可能已经印刷，因此保持不变。动态副本是图案不同的新二维码。';
export const makeCopy = '创建动态副本';
export const codesUsed = (used: number, max: number) =>
  plural(max, { other: `已使用${number(used)}个动态码，共${number(max)}个` });
export const codesUsedUpOfPlan = (used: number, max: number, larger: string) =>
  plural(max, {
    other: `已使用${number(used)}个动态码，共${number(max)}个。现有动态码可继续使用和修改。如需创建新的动态码，请删除一个，或在设置中切换到${larger}。`,
  });
export const codesUsedUp = (used: number, max: number) =>
  plural(max, {
    other: `已使用${number(used)}个动态码，共${number(max)}个。现有动态码可继续使用和修改。如需创建新的动态码，请先删除一个。`,
  });
export const reserveFailed = '二维码预留失败';
export const utmTags = 'UTM标签';
export const utmHint =
  '添加到跳转目标中，让您自己的网站分析能识别此二维码。目标中已有的标签保持不变。';
export const passQuery = '传递参数';
export const passQueryHint =
  '打开的短链接中“?”之后的内容（例如?\u2060table=7）会添加到跳转目标。目标中已有的参数保持不变。';
export const noTags = '无';
export const tagsAdded = (count: number) => plural(count, { other: `已添加${number(count)}个` });
export const sourceExample = 'poster';
export const mediumExample = 'print';
export const campaignExample = 'summer-2026';
export const shortLink = '短链接';
export const copy = '复制链接';
export const copied = '已复制';
export const scans = '扫码次数';
export const targetHint = '按回车键或转到其他输入框时发布，已印刷的二维码一秒内即跳转到新目标。';
export const saveFailed = '保存失败，请重试。';
export const addressIncomplete = '请输入网址，例如example.com/menu。';
export const addressInvalid = '这不是网址。请输入网址，例如example.com/menu。';
export const disabledNotice =
  '此二维码可能有害，我们已将其停用。如果有误，请通过“联系我们”页面与我们联系。';
export const pause = '暂停';
export const paused = '已暂停';
export const active = '使用中';
export const pausedNotice = '此二维码已暂停，扫码的人会看到提示信息，而不是跳转到目标。';
export const pauseCode = '暂停此二维码';
export const pauseHint = '扫码的人会看到提示信息，而不是跳转到目标。留空则显示默认提示信息。';
export const pauseText = '给访客的提示信息';
export const pauseTextExample = '我们下周一恢复营业。';
export const schedule = '有效期';
export const noSchedule = '未设置有效期';
export const scheduleFrom = (start: string) => `${start}起`;
export const scheduleUntil = (end: string) => `截至${end}`;
export const scheduleFromUntil = (start: string, end: string) => `${start}至${end}`;
export const start = '开始';
export const startHint = (zone: string) => `您的时区（${isolate(zone)}）。留空则立即开始。`;
export const end = '结束';
export const endHint = '留空则不结束。';
export const endBeforeStart = '结束时间必须晚于开始时间。';
export const timeIncomplete = '请输入日期和时间。';
export const yearDigits = '请输入四位数的年份。';
export const fallback = '有效期外的目标';
export const fallbackHint = '有效期外访客跳转到的地址。留空则显示提示页面。';
