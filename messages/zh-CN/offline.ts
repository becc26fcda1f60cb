export const offlineTitle = (site: string) => `当前处于离线状态 | ${site}`;
export const offlineHeading = '当前处于离线状态';
export const offlineText =
  '打开此页面需要联网，但生成器离线也能使用。您可以<make>制作二维码</make>，或<again>重新加载此页面</again>。';
export const keptHereTitle = '已保存在此设备上';
export const keptHere = '网络恢复后，该二维码会自动加入您保存的二维码。';
export const keptForLater = '恢复连接后将自动发送。';
