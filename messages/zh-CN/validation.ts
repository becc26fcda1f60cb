import { number } from './format.ts';

export const emailInvalid = '请输入有效的邮箱地址。';
export const passwordTooShort = (min: number) => `密码至少需要${number(min)}个字符。`;
export const passwordTooLong = (max: number) =>
  `密码最多${number(max, { useGrouping: false })}个字符。`;
export const currentPasswordTooShort = (min: number) => `当前密码至少需要${number(min)}个字符。`;
export const currentPasswordTooLong = (max: number) =>
  `当前密码最多${number(max, { useGrouping: false })}个字符。`;
export const newPasswordTooShort = (min: number) => `新密码至少需要${number(min)}个字符。`;
export const newPasswordTooLong = (max: number) =>
  `新密码最多${number(max, { useGrouping: false })}个字符。`;
export const confirmPasswordTooShort = (min: number) => `确认密码至少需要${number(min)}个字符。`;
export const confirmPasswordTooLong = (max: number) =>
  `确认密码最多${number(max, { useGrouping: false })}个字符。`;
export const passwordsDiffer = '两次输入的密码不一致。';

export const feedbackTooShort = (min: number) => `内容至少需要${number(min)}个字符。`;
export const feedbackTooLong = (max: number) => `内容最多${number(max)}个字符。`;

export const titleEmpty = '标题不能为空。';
export const titleTooLong = (max: number) => `标题最多${number(max)}个字符。`;

export const colorFormat = '请按#rrggbb的格式填写颜色。';
export const logoTooLarge = '此Logo过大。';
export const logoFormat = '请选择PNG、JPEG或SVG图片。';
export const logoUnclean = '此SVG不只含有路径。请在样式面板中上传，面板会对其进行清理。';
export const frameTextTooLong = '文字过长，边框放不下。';
export const frameTextLines = '文字只能有一行。';

export const slugFormat = (min: number, max: number) =>
  `自定义后缀应为${number(min)}到${number(max)}个字母、数字或连字符，并以字母或数字开头和结尾。`;
export const slugReserved = '此自定义后缀为保留字，请换一个。';
export const addressTooLong = (max: number) =>
  `网址最多${number(max, { useGrouping: false })}个字符。`;
export const textTooLong = (max: number) => `文字最多${number(max)}个字符。`;

export const reportedCodeTooLong = '内容过长，不是有效的二维码编号。';
export const reportedCodeFormat = '请输入二维码编号或其短链接。';
export const reportReasonMissing = '请选择问题类型。';
export const reportDetailsTooLong = (max: number) => `详情最多${number(max)}个字符。`;

export const exportFormat = '此文件不是账号导出文件。请选择您导出的.json文件。';
export const exportVersion =
  '此文件由不兼容的版本生成。请在与此服务器版本相同的服务器上重新导出账号。';
