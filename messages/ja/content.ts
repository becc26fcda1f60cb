export const typeUrl = 'URL';
export const typeVcard = 'vCard';
export const typeText = 'テキスト';
export const typeWifi = 'Wi-Fi';
export const typeEmail = 'メール';
export const typePhone = '電話';
export const typeSms = 'SMS';
export const typeLocation = '位置情報';
export const typeEvent = 'イベント';
export const typeSepa = 'SEPA送金';
export const typeApp = 'アプリ';

export const webAddress = 'Webアドレス';

export const firstName = '名';
export const lastName = '姓';
export const cardEmail = 'メールアドレス';
export const cardPhone = '電話番号';
export const company = '会社名';
export const jobTitle = '役職';
export const jobTitleExample = 'マーケティング部長';
export const website = 'Webサイト';
export const cardMobile = '携帯電話';
export const cardSecondPhone = '2つ目の電話番号';
export const street = '番地';
export const postalCode = '郵便番号';
export const city = '市区町村';
export const region = '都道府県';
export const country = '国';
export const cardNote = 'メモ';

export const text = '本文';
export const textExample = '12番テーブル、栗の木の下';

export const networkName = 'ネットワーク名';
export const networkSecurity = 'セキュリティ';
export const securityWpa = 'WPA、WPA2、WPA3';
export const securityWpa3 = 'WPA3のみ';
export const securityWep = 'WEP';
export const securityNone = 'なし（パスワード不要）';
export const networkPassword = 'パスワード';
export const networkPasswordHint =
  'コードを読み取った人は誰でも見ることができます。統計情報に含まれることはありません。';
export const networkHidden = '非公開ネットワーク';

export const emailAddress = 'メールアドレス';
export const emailSubject = '件名';
export const emailSubjectExample = 'お問い合わせ';
export const emailBody = 'メッセージ';
export const emailBodyExample = 'あらかじめ入力されるメッセージ';

export const phoneNumber = '電話番号';
export const phoneHint = '海外からも発信できるように、+81などの国番号を付けてください。';
export const smsPhoneHint = '海外からも送信できるように、+81などの国番号を付けてください。';
export const smsText = 'メッセージ';
export const whatsappPhoneHint = '+81などの国番号から入力してください。';
export const whatsappText = 'メッセージ';
export const whatsappTextExample = 'あらかじめ入力されるメッセージ';

export const latitude = '緯度';
export const latitudeHint = '地図からコピーした緯度と経度をまとめて貼り付けられます。';
export const longitude = '経度';

export const eventTitle = 'タイトル';
export const eventTitleExample = '夏祭り';
export const eventPlace = '場所';
export const eventAllDay = '終日';
export const eventFirstDay = '開始日';
export const eventStart = '開始時刻';
export const eventLastDay = '終了日';
export const eventEnd = '終了時刻';
export const eventZone = 'タイムゾーン';
export const eventZoneLocal = '開催地の現地時間';
export const eventZoneUtc = 'UTC（オンラインイベント向け）';
export const eventNotes = 'メモ';
export const eventNotesExample = '飲み物は各自ご持参ください';

export const recipient = '受取人';
export const iban = 'IBAN';
export const amount = '金額';
export const amountHint = '空欄にすると、支払う人が金額を決められます。';
export const reference = '支払い内容';
export const referenceExample = '請求書2027-118';
export const referenceHint = '任意のテキスト、またはRFで始まる債権者参照番号。';
export const bic = 'BIC';
export const bicHint = '欧州経済領域（EEA）外の銀行に送金する場合のみ必要です。';

export const iosAppHint = 'アプリのID、またはストアでのアドレス。';
export const androidAppHint =
  '両方入力すると、スマートフォンごとに対応するストアが開きます。その場合、コードはこのサイトのページを経由します。';

export const contactSummary = (name: string) => `${name}の連絡先`;
export const textSummary = (text: string) => `テキスト「${text}」`;
export const wifiSummary = (network: string) => `Wi-Fiネットワーク「${network}」`;
export const emailSummary = (address: string) => `${address}へのメール`;
export const phoneSummary = (phone: string) => `電話番号${phone}`;
export const smsSummary = (phone: string) => `${phone}へのSMS`;
export const whatsappSummary = (phone: string) => `${phone}とのWhatsAppチャット`;
export const locationSummary = (latitude: string, longitude: string) =>
  `位置情報${latitude}, ${longitude}`;
export const eventSummary = (title: string) => `イベント「${title}」`;
export const paymentSummary = (recipient: string) => `${recipient}へのSEPA送金`;
export const appSummary = (app: string) => `アプリ${app}`;
