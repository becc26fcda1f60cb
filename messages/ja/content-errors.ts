import { isolate, number } from './format.ts';

export const tooLong = (field: string, most: number, length: number) =>
  `${field}は${number(most, { useGrouping: false })}文字以内で入力してください（現在${number(length, { useGrouping: false })}文字）。`;
export const nullCharacter =
  'このテキストには、多くのスキャナーが読み取りを止めてしまう見えない文字（NUL）が含まれています。貼り付けずに、直接入力してください。';

export const enterWebAddress = 'Webアドレスを入力してください。';
export const webAddressTooLong = (most: number, length: number) =>
  `Webアドレスは${number(most, { useGrouping: false })}文字以内で入力してください（現在${number(length, { useGrouping: false })}文字）。`;
export const webAddressInvisible =
  'このアドレスには見えない文字が含まれています。貼り付けずに、直接入力してください。';
export const webAddressMeant = (address: string) => `${isolate(address)}ではありませんか？`;
export const notWebAddress = (type: string) =>
  `これはWebアドレスではありません。コンテンツの種類から「${type}」を選択してください。`;
export const webAddressPassword =
  'パスワードは含めないでください。コードを読み取った人は誰でも見ることができます。';
export const webAddressScheme =
  '使用できるのは、http://またはhttps://で始まるWebアドレスのみです。';
export const enterValidWebAddress = 'example.com/menuのような形式でWebアドレスを入力してください。';
export const webAddressIsEmail = (type: string) =>
  `これはメールアドレスです。コンテンツの種類から「${type}」を選択してください。`;
export const webAddressPort =
  'コロンの後には1～65535の数値が必要です。修正するか、コロンと数値を削除してください。';
export const webAddressSpaces = 'Webアドレスに空白は使用できません。';
export const webAddressLocal = (text: string) =>
  `「${isolate(text)}」はWebアドレスではありません。.jpなどの末尾がありません。ご自身のネットワーク内の名前であれば、先頭にhttp://を付けてください。`;
export const webAddressIsValue = 'これは日付、時刻または数値で、Webアドレスではありません。';
export const webAddressIsValueOrName =
  'これは日付、時刻または数値で、Webアドレスではありません。ご自身のネットワーク内の名前であれば、先頭にhttp://を付けてください。';
export const webEndingUnknown = (ending: string) =>
  `${isolate(`.${ending}`)}で終わるWebアドレスは知られていません。アドレスを確認してください。誤ったアドレスのコードはどこにもつながりません。`;

export const enterName = '姓または名を入力してください。';

export const enterText = 'テキストを入力してください。';

export const enterNetworkName = 'ネットワーク名を入力してください。';
export const networkNameControl =
  'このネットワーク名には、改行など、使用できない文字が含まれています。貼り付けずに、直接入力してください。';
export const networkNameInvisible =
  'このネットワーク名には見えない文字が含まれています。貼り付けずに、直接入力してください。';
export const networkNameTooLong = (most: number, bytes: number) =>
  `ネットワーク名が長すぎます（最大${number(most)}バイト、現在${number(bytes)}バイト）。入力ミスがないか確認してください。全角文字と絵文字は1文字で複数バイトになります。`;
export const enterNetworkPassword = 'パスワードを入力してください。';
export const networkPasswordControl =
  'このパスワードには、改行など、使用できない文字が含まれています。貼り付けずに、直接入力してください。';
export const networkPasswordInvisible =
  'このパスワードには見えない文字が含まれています。貼り付けずに、直接入力してください。';
export const wpaLength = (length: number) =>
  `WPAのパスワードは8～63文字です（現在${number(length)}文字）。`;
export const wepLength = 'WEPキーは5文字か13文字、または16進数（0～F）の10桁か26桁です。';

export const enterEmail = 'メールアドレスを入力してください。';
export const enterValidEmail =
  'hello@example.comのような形式で、メールアドレスを1つ入力してください。';

export const enterPhone = '電話番号を入力してください。';
export const phoneExtension =
  '内線番号は省くか、1234567-89のようにハイフンの後に入力してください。';
export const twoPhones = '電話番号が2つ入力されているようです。どちらか1つを入力してください。';
export const phonePlus = '数字で入力してください。「+」は先頭でのみ使用できます。';
export const phoneLetters = '電話番号に文字は使用できません。数字のみで入力してください。';
export const phoneCharacter = (character: string) =>
  `電話番号に「${character}」は使用できません。数字のみで入力してください。`;
export const phoneNeedsCountry = '+81などの国番号から入力してください。';
export const phoneCountryZero =
  '「+」の後には国番号を入力してください。国番号が0で始まることはありません。';
export const phoneLength = (digits: number, least: number, most: number) =>
  `電話番号は${number(least)}～${number(most)}桁で入力してください（現在${number(digits)}桁）。`;

export const enterLatitude = '緯度を入力してください。';
export const enterLongitude = '経度を入力してください。';
export const enterValidLatitude = '緯度を52.516275のように度で入力してください。';
export const enterValidLongitude = '経度を13.377704のように度で入力してください。';
export const latitudeRange = '緯度は-90～90度の範囲で入力してください。';
export const longitudeRange = '経度は-180～180度の範囲で入力してください。';

export const enterEventTitle = 'タイトルを入力してください。';
export const enterFirstDay = '開始日を入力してください。';
export const enterStart = '開始時刻を入力するか、「終日」を選択してください。';
export const enterEnd = '終了時刻を入力してください。';
export const enterValidDay = '2027-06-18のような形式で日付を入力してください。';
export const enterValidTime = '18:00のような形式で時刻を入力してください。';
export const endsTooEarly = '終了が開始より前になっています。';

export const enterRecipient = '受取人の名前を入力してください。';
export const enterIban = 'IBANを入力してください。';
export const ibanStart = 'IBANはDE89のように、2文字の英字と2桁の数字で始まります。';
export const ibanNotSepa = (country: string) =>
  `${isolate(country)}はSEPAの対象地域外です。SEPA対象国のIBANを入力してください。`;
export const ibanLength = (country: string, length: number, actual: number) =>
  `${isolate(country)}のIBANは${number(length)}文字です（現在${number(actual)}文字）。`;
export const ibanMistyped = 'IBANに入力ミスがあります。チェックディジットが一致しません。';
export const enterValidAmount = '1250.00のような形式で金額を入力してください。';
export const amountRange = '金額は0.01～999999999.99ユーロの範囲で入力してください。';
export const enterBic = 'BICも入力してください。このIBANの国では必要です。';
export const bicLength = 'BICは8文字または11文字の英数字です。';
export const paymentTooLarge = (most: number, bytes: number) =>
  `支払いコードに入るのは${number(most)}バイトまでです（現在${number(bytes)}バイト）。支払い内容を短くしてください。`;

export const enterApp = 'アプリのID、またはストアでのアドレスを入力してください。';
export const iosAppNumber =
  '1234567890のようなアプリのID、またはApp Storeのリンクを入力してください。';
export const androidAppName =
  'com.example.appのようなアプリのパッケージ名、またはGoogle Playのリンクを入力してください。';

export const enterContent = 'コードにする内容を入力してください。';
export const tooMuch = (bytes: number, most: number) =>
  `1つのQRコードに入りきりません（最大${number(most)}バイト、現在${number(bytes)}バイト）。コンテンツを短くしてください。`;
export const tooMuchAtLevel = (
  bytes: number,
  level: string,
  most: number,
  larger: string,
  largest: number,
) =>
  `レベル${level}の1つのQRコードに入りきりません（最大${number(most)}バイト、現在${number(bytes)}バイト）。レベル${larger}なら${number(largest)}バイトまで入ります。`;
