/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number, plural } from './format.ts';

export const kitMissing = '此品牌套件不存在，可能已在其他标签页中删除。';
export const logoMissing = '此Logo不存在，可能已在其他标签页中删除。';
export const kitChanged = '此品牌套件已在其他标签页或设备上修改。请核对后重试。';
export const kitExists = '已有同名品牌套件，请换一个名称。';
export const tooManyKits = (max: number) => `最多可创建${number(max)}个品牌套件。请先删除一个。`;
export const tooManyLogos = (max: number) => `最多可保存${number(max)}个Logo。请先删除一个。`;
export const kits = '品牌套件';
export const saveAsKit = '保存为品牌套件…';
export const kitName = '品牌套件名称';
export const nameMissing = '请输入名称。';
export const saveKit = '保存品牌套件';
export const cancel = '取消';
export const edit = '编辑';
export const done = '完成';
export const noKits =
  '将颜色、形状、Logo和边框保存为品牌套件，即可在您的所有设备上用于其他二维码。';
export const notSaved = '无法保存更改，请重试。';
export const notLoaded = '无法加载品牌套件。';
export const kitApplied = (name: string) => `已应用品牌套件“${isolate(name)}”`;
export const designReplaced = '已替换此二维码的设计。';
export const undo = '撤销';
export const updateKit = (name: string) => `更新“${isolate(name)}”`;
export const beginWith = (name: string) => `用于新二维码：${isolate(name)}`;
export const forNewCodes = '用于新二维码';
export const renameKit = (name: string) => `重命名“${isolate(name)}”`;
export const saveName = '保存名称';
export const deleteKit = (name: string) => `删除“${isolate(name)}”`;
export const deleteKitTitle = (name: string) => `要删除品牌套件“${isolate(name)}”吗？`;
export const deleteKitText = (codes: number) =>
  plural(codes, {
    other: `有${number(codes)}个二维码使用它。这些二维码保持原有外观，但不再随套件更新。`,
  });
export const deleteThisKit = '删除品牌套件';
export const kitDeleted = (name: string) => `已删除品牌套件“${isolate(name)}”`;
export const codesKeepLook = '使用它的二维码保持原有外观。';
export const kitUpdated = (name: string) => `品牌套件“${isolate(name)}”已更新`;
export const applyToCodes = '要将更改应用到现有二维码吗？';
export const codesWouldChange = (count: number) =>
  plural(count, {
    other: `以下${number(count)}个二维码与套件的外观不同，应用后会更改：`,
  });
export const downloaded = '已在此浏览器中下载';
export const printedCopies = '已印刷的二维码仍可使用，并保持原有外观。';
export const apply = '应用到二维码';
export const kitLook = (name: string) => `品牌套件：${isolate(name)}`;
export const tryAgain = '重试';
export const myLogos = '我的Logo';
export const logoNote = '支持PNG、JPEG、WebP和SVG。Logo会保存在您的账号中，可用于其他二维码。';
export const noLogos = '您上传的Logo会保存在这里，可用于其他二维码。';
export const keepLogo = '添加到我的Logo';
export const logosNotLoaded = '无法加载您的Logo。';
export const unnamedLogo = 'Logo';
export const logoChosen = (name: string) => `已选择Logo“${isolate(name)}”`;
export const logoReplaced = '它替换了此二维码的Logo。';
export const deleteLogo = (name: string) => `删除Logo“${isolate(name)}”`;
export const logoDeleted = (name: string) => `已删除Logo“${isolate(name)}”`;
export const codesKeepLogo = '使用它的二维码会保留它。';
export const kitsPageTitle = (site: string) => `品牌套件 | ${site}`;
export const kitsPageDescription = '您账户中的品牌套件。';
export const kitsIntro =
  '您自己的设计。要应用到已保存的二维码，请在列表中选中它们，然后选择“应用设计”。';
export const kitsReason = '请登录以查看品牌套件。';
export const openGenerator = '打开生成器';
export const usedBy = (codes: number) =>
  plural(codes, { other: `${number(codes)}个二维码正在使用` });
export const notUsed = '尚未使用';
export const fromCode = '来自二维码';
export const searchDesigns = '搜索设计';
