import { isolate, number, plural } from './format.ts';

export const title = '通行密钥';
export const text =
  '无需密码，使用指纹、面容或设备PIN码即可登录。通行密钥也可作为输入密码后的第二步验证。';
export const none = '您还没有通行密钥。';
export const unnamed = '通行密钥';
export const added = (day: string) => `添加时间：${day}`;
export const lastUsed = (day: string) => `上次使用：${day}`;
export const neverUsed = '尚未使用';
export const loading = '正在加载通行密钥…';
export const notLoaded = '无法加载您的通行密钥。';
export const notSupported = '此浏览器不支持通行密钥。';

export const add = '添加通行密钥';
export const adding = '请按照浏览器的提示操作…';
export const addText = '请输入密码以添加通行密钥。';
export const addedTitle = '已添加通行密钥';
export const addedText = '您现在可以用它登录。您已在其他所有设备上退出登录。';
export const alreadyOnDevice = '此设备上已有您账号的通行密钥。';
export const cancelledAdding = '未添加通行密钥。';
export const notAdded = '无法添加通行密钥，请重试。';
export const tooMany = (max: number) =>
  plural(max, { other: `您已有${number(max)}个通行密钥，达到上限。请先移除一个再添加。` });

export const rename = '重命名';
export const renamePasskey = (name: string) => `重命名“${isolate(name)}”`;
export const removePasskey = (name: string) => `移除“${isolate(name)}”`;
export const nameLabel = '通行密钥名称';
export const nameMissing = '请输入名称';
export const nameTooLong = (max: number) => `名称最多${number(max)}个字符`;
export const save = '保存名称';
export const renamedTitle = '名称已保存';
export const renamed = (name: string) => `此通行密钥现在名为“${isolate(name)}”。`;
export const notRenamed = '无法保存名称，请重试。';
export const remove = '移除';
export const removeTitle = (name: string) => `要移除通行密钥“${isolate(name)}”吗？`;
export const removeText = '请输入密码以移除。之后将无法再用它登录。请同时在您的设备上删除它。';
export const removeTextLast =
  '请输入密码以移除。移除后，仅凭密码即可登录，您的恢复码也将被删除。请同时在您的设备上删除该通行密钥。';
export const removedTitle = '已移除通行密钥';
export const removed = '它已无法用于登录。';
export const notRemoved = '无法移除通行密钥，请重试。';
export const passkeyMissing = '此通行密钥已被移除。';

export const signIn = '使用通行密钥登录';
export const usePasskey = '使用通行密钥';
export const stepText = (address: string) => `请使用通行密钥完成${isolate(address)}的登录。`;
export const stepTextAlone = '请使用通行密钥完成登录。';
export const cancelled = '未使用通行密钥。您可以重试。';
export const loginFailed = '无法使用通行密钥登录，请重试。';
export const loginRefused = '此通行密钥未被接受。请重试，或使用密码登录。';
export const proofRefused = '此通行密钥未被接受，请尝试其他方式。';
