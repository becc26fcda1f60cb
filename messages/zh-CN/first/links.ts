export const codeType = '二维码类型';
export const staticCode = '静态码';
export const staticHint = '静态码：直接打开您的链接，永久有效，不跟踪扫码。';
export const staticBenefit = '永久有效，不跟踪扫码。';
export const dynamicCode = '动态码';
export const dynamicBenefit = '之后可更改目标，查看扫码统计。';
