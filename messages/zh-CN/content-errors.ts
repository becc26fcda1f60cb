import { isolate, number } from './format.ts';

export const tooLong = (field: string, most: number, length: number) =>
  `${field}最多${number(most, { useGrouping: false })}个字符，当前为${number(length, { useGrouping: false })}个。`;
export const nullCharacter =
  '此文本包含不可见字符（NUL），许多扫码器读到这里就会停止。请手动输入，不要粘贴。';

export const enterWebAddress = '请输入网址。';
export const webAddressTooLong = (most: number, length: number) =>
  `网址最多${number(most, { useGrouping: false })}个字符，当前为${number(length, { useGrouping: false })}个。`;
export const webAddressInvisible = '此网址包含不可见字符。请手动输入，不要粘贴。';
export const webAddressMeant = (address: string) => `您要输入的是不是${isolate(address)}？`;
export const notWebAddress = (type: string) => `这不是网址。请将内容类型选为“${type}”。`;
export const webAddressPassword = '请去掉密码，否则任何人扫码都能看到。';
export const webAddressScheme = '此处只能使用以http://或https://开头的网址。';
export const enterValidWebAddress = '请输入网址，例如example.com/menu。';
export const webAddressIsEmail = (type: string) => `这是邮箱地址。请将内容类型选为“${type}”。`;
export const webAddressPort = '冒号后必须是1到65535之间的数字。请更正，或删除冒号和数字。';
export const webAddressSpaces = '网址不能包含空格。';
export const webAddressLocal = (text: string) =>
  `“${isolate(text)}”不是网址：缺少.com之类的后缀。如果是您自己网络中的名称，请在前面加上http://。`;
export const webAddressIsValue = '这是日期、时间或数字，不是网址。';
export const webAddressIsValueOrName =
  '这是日期、时间或数字，不是网址。如果是您自己网络中的名称，请在前面加上http://。';
export const webEndingUnknown = (ending: string) =>
  `没有已知网址以${isolate(`.${ending}`)}结尾。请检查网址：网址有误的码无法打开任何页面。`;

export const enterName = '请输入姓或名。';

export const enterText = '请输入文字。';

export const enterNetworkName = '请输入网络名称。';
export const networkNameControl =
  '此网络名称包含不能使用的字符，例如换行符。请手动输入，不要粘贴。';
export const networkNameInvisible = '此网络名称包含不可见字符。请手动输入，不要粘贴。';
export const networkNameTooLong = (most: number, bytes: number) =>
  `网络名称过长：${number(bytes)}字节，上限为${number(most)}字节。请检查是否有误。汉字和表情符号每个占多个字节。`;
export const enterNetworkPassword = '请输入密码。';
export const networkPasswordControl =
  '此密码包含不能使用的字符，例如换行符。请手动输入，不要粘贴。';
export const networkPasswordInvisible = '此密码包含不可见字符。请手动输入，不要粘贴。';
export const wpaLength = (length: number) => `WPA密码应为8到63个字符，当前为${number(length)}个。`;
export const wepLength = 'WEP密钥应为5个或13个字符，或者10位或26位十六进制数（0–F）。';

export const enterEmail = '请输入邮箱地址。';
export const enterValidEmail = '请输入一个邮箱地址，例如hello@example.com。';

export const enterPhone = '请输入电话号码。';
export const phoneExtension = '请去掉分机号，或写在短横线之后，例如1234567-89。';
export const twoPhones = '这里似乎有两个电话号码，请只输入其中一个。';
export const phonePlus = '请输入数字，“+”只能用在开头。';
export const phoneLetters = '电话号码不能包含字母，请只输入数字。';
export const phoneCharacter = (character: string) =>
  `电话号码不能包含“${character}”，请只输入数字。`;
export const phoneNeedsCountry = '请以国家/地区代码开头，例如+86。';
export const phoneCountryZero = '“+”后面应为国家/地区代码，不会以0开头。';
export const phoneLength = (digits: number, least: number, most: number) =>
  `此电话号码有${number(digits)}位，应为${number(least)}到${number(most)}位。`;

export const enterLatitude = '请输入纬度。';
export const enterLongitude = '请输入经度。';
export const enterValidLatitude = '请以度为单位输入纬度，例如52.516275。';
export const enterValidLongitude = '请以度为单位输入经度，例如13.377704。';
export const latitudeRange = '纬度应在-90到90度之间。';
export const longitudeRange = '经度应在-180到180度之间。';

export const enterEventTitle = '请输入标题。';
export const enterFirstDay = '请输入开始日期。';
export const enterStart = '请输入开始时间，或选择“全天”。';
export const enterEnd = '请输入结束时间。';
export const enterValidDay = '请输入日期，例如2027-06-18。';
export const enterValidTime = '请输入时间，例如18:00。';
export const endsTooEarly = '活动的结束时间早于开始时间。';

export const enterRecipient = '请输入收款人名称。';
export const enterIban = '请输入IBAN。';
export const ibanStart = 'IBAN以两个字母和两位数字开头，例如DE89。';
export const ibanNotSepa = (country: string) =>
  `${isolate(country)}不在SEPA区域内。请输入SEPA国家/地区的IBAN。`;
export const ibanLength = (country: string, length: number, actual: number) =>
  `${isolate(country)}的IBAN应为${number(length)}个字符，当前为${number(actual)}个。`;
export const ibanMistyped = '此IBAN有误：校验码不匹配。';
export const enterValidAmount = '请用数字输入金额，例如1250.00。';
export const amountRange = '金额应在0.01到999999999.99欧元之间。';
export const enterBic = '请同时输入BIC：此IBAN所属国家/地区要求提供。';
export const bicLength = 'BIC由8位或11位字母和数字组成。';
export const paymentTooLarge = (most: number, bytes: number) =>
  `付款二维码最多容纳${number(most)}字节，当前为${number(bytes)}字节。请缩短附言。`;

export const enterApp = '请输入应用的ID，或其在应用商店中的网址。';
export const iosAppNumber = '请输入应用的ID（例如1234567890）或其App Store链接。';
export const androidAppName = '请输入应用的包名（例如com.example.app）或其Google Play链接。';

export const enterContent = '请输入要生成二维码的内容。';
export const tooMuch = (bytes: number, most: number) =>
  `内容过多，一个二维码放不下：${number(bytes)}字节，上限为${number(most)}字节。请缩短内容。`;
export const tooMuchAtLevel = (
  bytes: number,
  level: string,
  most: number,
  larger: string,
  largest: number,
) =>
  `内容过多，${level}级的一个二维码放不下：${number(bytes)}字节，上限为${number(most)}字节。${larger}级可容纳${number(largest)}字节。`;
