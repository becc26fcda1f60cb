import { number, plural } from './format.ts';

export * from './first/pages.ts';

export const landingTitle = (site: string) => `QRコードを無料で作成、数秒でプロ品質 | ${site}`;
export const landingDescription =
  'URL、連絡先、Wi-Fi、イベント、支払いのQRコードを無料で作成し、どのサイズでも印刷できます。登録不要、静的コードは有効期限なし。';
export const pricingTitle = (site: string) => `料金 | ${site}`;
export const pricingDescription = (codes: number, dynamic: number, proCodes: number, pro: string) =>
  plural(codes, {
    other: `静的QRコードは登録不要、無料で無制限に作成できます。無料アカウントではコードを${number(codes)}件まで（うち動的コードは${number(dynamic)}件まで）、${pro}では${number(proCodes)}件まで保存できます。`,
  });
export const examplesTitle = (site: string) => `QRコードの活用例 | ${site}`;
export const examplesDescription =
  'メニュー、名刺、ポスター、看板などのQRコードの活用例。画面から読み取るか、コード作成画面で開いて自分用に編集できます。';
export const bulkTitle = (site: string) => `QRコードの一括作成 | ${site}`;
export const bulkDescription =
  'ExcelやCSVの最大5,000行からQRコードを一括作成し、ZIPでダウンロード。すべて2つの読み取りエンジンでチェックします。コードを保存しない限り、リストはブラウザの外に送信されません。';
export const scansTitle = (site: string) => `スキャン分析 | ${site}`;
export const scansDescription = '動的QRコードがいつ、どこで、何回スキャンされたかを確認できます。';
export const contactTitle = (site: string) => `お問い合わせ | ${site}`;
export const contactDescription = (site: string) =>
  `${site}へのご質問、ご提案、読み取れないコードやセキュリティ上の問題についてのご連絡はこちら。`;
export const reportTitle = (site: string) => `コードを通報 | ${site}`;
export const reportDescription =
  'フィッシング、マルウェア、迷惑行為などの有害なサイトにつながるQRコードを通報できます。';
export const resetTitle = (site: string) => `新しいパスワード | ${site}`;
export const resetDescription = 'アカウントの新しいパスワードを設定します。';
export const storesTitle = (site: string) => `アプリを入手 | ${site}`;
export const storesDescription = 'スマートフォンのアプリストアでアプリを開きます。';
export const notFoundTitle = (site: string) => `ページが見つかりません | ${site}`;
export const notFoundDescription = 'このページは存在しません。';
export const notCreated = '作成できませんでした';
export const dynamicCreated = '動的コードを作成しました';
export const staticKept = 'これは新しいコードです。静的コードはそのまま残ります。';
export const bulkHeading = 'QRコードの一括作成';
export const bulkIntro =
  '表計算ファイルから、コードをまとめたZIPファイルを作成。すべて2つの読み取りエンジンでチェックします。コードをアカウントに保存しない限り、リストはブラウザの外に送信されません。';
export const scansHeading = 'スキャン分析';
export const scansReason = 'このページでは、動的コードのスキャン数を確認できます。';
export const contactHeading = 'お問い合わせ';
export const writeTitle = 'メールで問い合わせる';
export const writeText =
  '<mail></mail>へのメールは担当者が直接読みます。何を印刷してどこで読み取ってもらうのかをお書きいただくと、スムーズにご案内できます。';
export const scanTitle = 'コードが読み取れないとき';
export const scanText =
  'ファイルと印刷物の写真を添付し、お使いのスマートフォンの機種をお知らせください。<guide>読み取り互換性ガイド</guide>では、サイズ不足、余白不足、コントラスト不足など、よくある原因をまとめています。';
export const abuseTitle = '不正利用の通報';
export const abuseText =
  '当サイトの短縮URLを使ったコードが、フィッシング、マルウェア、迷惑行為につながっている場合は、<report>通報してください</report>。アカウントは不要です。';
export const feedbackTitle = '作業中のフィードバック';
export const feedbackText =
  'ログイン中は、どのページでも「フィードバック」ボタンから簡単なフォームを開けます。';
export const company = '会社情報は<imprint>運営者情報</imprint>をご覧ください。';
export const reportHeading = 'コードを通報';
export const reportIntro =
  '当サイトの短縮URLを使ったQRコードから、有害なサイトが開きましたか？通報はすべて担当者が確認し、有害なコードを無効化します。アカウントは不要です。';
export const reportThanks = '通報ありがとうございます';
export const reportNext =
  '当サイトのコードであることを確認のうえ、対応します。パスワードを入力した場合や支払いをした場合は、当サイトの対応を待たず、今すぐパスワードを変更し、銀行に連絡してください。';
export const reportAnother = '別のコードを通報';
export const resetHeading = '新しいパスワードを設定';
export const storesHeading = 'アプリを入手';
export const storesChoose = 'アプリストアを選択してください。';
export const storesIncomplete =
  'このリンクは不完全です。アプリが指定されていません。コードをもう一度読み取るか、アプリストアでアプリを検索してください。';
export const storesNeedScripts =
  'アプリを見つけるには、JavaScriptが必要です。有効にしてページを再読み込みするか、アプリストアでアプリを検索してください。';
export const notFoundHeading = 'このページは存在しません';
export const notFoundText =
  'アドレスに入力ミスがあるか、ページが移動した可能性があります。<make>QRコードを作成</make>することもできます。';
