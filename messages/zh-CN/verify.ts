import { isolate, number, plural } from './format.ts';

export const title = (site: string) => `验证应急包 | ${site}`;
export const description = '检查应急包是否真实、完整。验证在您的浏览器中进行，不会发送任何数据。';
export const heading = '验证应急包';
export const intro =
  '有了应急包，即使当初创建二维码的服务器不复存在，已印刷的二维码仍可继续使用。此页面可检查应急包是否真实、完整。任何内容都不会离开您的浏览器。';

// The choice of a kit
export const drop = '将应急包拖放到此处';
export const dropHint = '文件夹或 ZIP 文件，也可以是包含多个应急包的文件夹';
export const chooseFolder = '选择文件夹';
export const chooseZip = '选择 ZIP 文件';
export const keyLabel = '已公布的密钥（可选）';
export const keyHint =
  '运营方公布的指纹，或其 public-key.pem 文件的内容。如不填写，页面只能显示应急包是否完整，无法显示由谁创建。';
export const keyInvalid =
  '请输入由 64 个数字和字母（a 到 f）组成的指纹，或 public-key.pem 的全部内容。';

// While it works
export const reading = '正在读取文件…';
export const checking = '正在验证应急包';
export const checked = (done: number, total: number) =>
  plural(total, { other: `${number(done)}/${number(total)} 个文件` });

// Why nothing could be checked
export const noKit =
  '其中没有应急包。应急包包含 manifest.json、manifest.sig 和 public-key.pem 这几个文件。';
export const noZip = '无法读取此 ZIP 文件。请解压后选择相应的文件夹。';
export const tooLarge = '此 ZIP 文件过大，浏览器无法处理。请解压后选择相应的文件夹。';
export const notRead = '无法读取文件。请重试。';
export const needsHttps = '只有通过以 https 开头的网址打开此页面，才能验证应急包。';

// The results
export const results = '结果';
export const genuine = '真实且完整';
export const genuineText = '每个文件都与运营方签名时一致，没有缺失，也没有新增。';
export const complete = '完整且未被更改';
export const completeText =
  '每个文件都与签名时一致，没有缺失，也没有新增。要确认签名者，请将指纹与运营方公布的指纹进行比对。';
export const otherKey = '使用其他密钥签名';
export const otherKeyText =
  '此应急包并非使用您输入的密钥签名。除非运营方确认其指纹，否则请勿使用。';
export const changed = '已被更改';
export const changedText = '请勿使用此应急包。它与签名时的内容不一致：';
export const unsigned = '签名无效';
export const unsignedText = '文件清单在签名后被更改，或者签名或密钥已损坏。请勿使用此应急包。';
export const unknownForm = '未知格式';
export const unknownFormText = '此应急包已签名，但由更高版本创建。请在运行该版本的服务器上验证。';

// Facts about a kit
export const host = '二维码的网址';
export const made = '创建时间';
export const codes = '二维码数量';
export const form = '类型';
export const publicForm = '公开版：不列出二维码';
export const plainForm = '运营方版：请妥善保密';
export const fingerprint = '密钥指纹';
export const chain = '上一个应急包';
export const follows = (name: string) => `${isolate(name)}，已提供且匹配`;
export const notHere = (hash: string) => `未提供。其清单的 SHA-256 为 ${isolate(hash)}`;
export const firstKit = '无：这是第一个';

// What is wrong with a kit
export const fileChanged = (path: string) => `${isolate(path)} 已被更改。`;
export const fileMissing = (path: string) => `缺少 ${isolate(path)}。`;
export const fileUnreadable = (path: string) => `无法读取 ${isolate(path)}。`;
export const fileAdded = (path: string) => `${isolate(path)} 是新增的文件。`;
export const pagesAdded = (count: number) =>
  plural(count, { other: `新增了 ${number(count)} 个二维码页面。` });
export const wrongCount = '页面清单中的二维码数量与签名的数量不一致。';
export const more = (count: number) => plural(count, { other: `另有 ${number(count)} 项。` });
export const outside = (count: number) =>
  plural(count, { other: `不属于应急包的 ${number(count)} 个文件未经验证。` });
