export const typeUrl = '网址';
export const typeVcard = 'vCard名片';
export const typeText = '文本';
export const typeWifi = 'Wi-Fi';
export const typeEmail = '邮件';
export const typePhone = '电话';
export const typeSms = '短信';
export const typeLocation = '位置';
export const typeEvent = '活动';
export const typeSepa = 'SEPA付款';
export const typeApp = '应用';

export const webAddress = '网址';

export const firstName = '名';
export const lastName = '姓';
export const cardEmail = '邮箱';
export const cardPhone = '电话号码';
export const company = '公司';
export const jobTitle = '职位';
export const jobTitleExample = '市场经理';
export const website = '网站';
export const cardMobile = '手机';
export const cardSecondPhone = '备用电话';
export const street = '街道和门牌号';
export const postalCode = '邮政编码';
export const city = '城市';
export const region = '省/州';
export const country = '国家/地区';
export const cardNote = '备注';

export const text = '文字内容';
export const textExample = '12号桌，栗子树下';

export const networkName = '网络名称';
export const networkSecurity = '安全性';
export const securityWpa = 'WPA、WPA2或WPA3';
export const securityWpa3 = '仅WPA3';
export const securityWep = 'WEP';
export const securityNone = '无（不需要密码）';
export const networkPassword = '密码';
export const networkPasswordHint = '任何人扫码都能看到密码。密码绝不会出现在我们的统计数据中。';
export const networkHidden = '隐藏网络';

export const emailAddress = '邮箱地址';
export const emailSubject = '主题';
export const emailSubjectExample = '咨询';
export const emailBody = '正文';
export const emailBodyExample = '预填的内容';

export const phoneNumber = '电话号码';
export const phoneHint = '请加上国家/地区代码（例如+86），以便从境外拨打。';
export const smsPhoneHint = '请加上国家/地区代码（例如+86），以便从境外发送。';
export const smsText = '短信内容';
export const whatsappPhoneHint = '请以国家/地区代码开头，例如+86。';
export const whatsappText = '消息内容';
export const whatsappTextExample = '预填的内容';

export const latitude = '纬度';
export const latitudeHint = '可将地图中的经纬度一并粘贴到此处。';
export const longitude = '经度';

export const eventTitle = '标题';
export const eventTitleExample = '夏日派对';
export const eventPlace = '地点';
export const eventAllDay = '全天';
export const eventFirstDay = '开始日期';
export const eventStart = '开始时间';
export const eventLastDay = '结束日期';
export const eventEnd = '结束时间';
export const eventZone = '时区';
export const eventZoneLocal = '活动地点的当地时间';
export const eventZoneUtc = 'UTC（适合线上活动）';
export const eventNotes = '备注';
export const eventNotesExample = '请自备饮料';

export const recipient = '收款人';
export const iban = 'IBAN';
export const amount = '金额';
export const amountHint = '留空则由付款人自行填写。';
export const reference = '附言';
export const referenceExample = '发票2027-118';
export const referenceHint = '任意文字，或以RF开头的债权人参考号。';
export const bic = 'BIC';
export const bicHint = '仅在收款银行位于欧洲经济区以外时需要。';

export const iosAppHint = '应用的ID，或其在应用商店中的网址。';
export const androidAppHint =
  '两项都填写时，每部手机会打开各自的应用商店，此时二维码会经过本站的一个页面。';

export const contactSummary = (name: string) => `${name}的名片`;
export const textSummary = (text: string) => `文本“${text}”`;
export const wifiSummary = (network: string) => `Wi-Fi网络“${network}”`;
export const emailSummary = (address: string) => `发给${address}的邮件`;
export const phoneSummary = (phone: string) => `电话号码${phone}`;
export const smsSummary = (phone: string) => `发给${phone}的短信`;
export const whatsappSummary = (phone: string) => `与${phone}的WhatsApp聊天`;
export const locationSummary = (latitude: string, longitude: string) =>
  `位置${latitude}, ${longitude}`;
export const eventSummary = (title: string) => `活动“${title}”`;
export const paymentSummary = (recipient: string) => `给${recipient}的SEPA付款`;
export const appSummary = (app: string) => `应用${app}`;
