/** Brand kits and logos of an account, with the errors that the server reports. */
import { number } from './format.ts';

export const kitMissing = '此品牌套件不存在，可能已在其他标签页中删除。';
export const logoMissing = '此徽标不存在，可能已在其他标签页中删除。';
export const kitChanged = '此品牌套件已在其他标签页或其他设备上更改。请检查后重试。';
export const kitExists = '已有同名的品牌套件。请换一个名称。';
export const tooManyKits = (max: number) => `最多可以有 ${number(max)} 个品牌套件。请先删除一个。`;
export const tooManyLogos = (max: number) => `最多可以有 ${number(max)} 个徽标。请先删除一个。`;
