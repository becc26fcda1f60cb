import { number } from './format.ts';

export const title = 'プロ品質のQRコードを数秒で作成';
export const intro =
  'リンクを入力するだけで、4つの読み取りエンジンで確認済みのQRコードが完成。無料で登録不要、透かしもなく、静的コードに有効期限はありません。';
export const startFree = '無料で始める';
export const viewExamples = '活用例を見る';

export const tryIt = '試してみる';
export const tryNeedsScripts =
  'ここでコードを試すにはJavaScriptが必要ですが、お使いのブラウザで無効になっています。有効にしてから、ページを再読み込みしてください。';
export const link = 'リンク';
export const look = '見た目';
export const squares = '四角';
export const dots = '丸ドット';
export const tooPale = '薄すぎる';
export const enginesWait =
  'コードを変更するたびに4つの読み取りエンジンがチェックし、問題があればお知らせします。';
export const styleAndDownload = 'デザインしてダウンロード';

export const product = '製品画面';
export const generatorPicture =
  'コード作成画面：左にメニューのアドレス、右に完成したコードとダウンロードボタン、サイドバーに保存したコード';
export const phonePicture = 'スマートフォンでのコード作成画面：連絡先カードの入力フォーム';

export const features = '印刷までに必要なものをすべて';
export const designTitle = 'プロ仕様のデザイン';
export const designText =
  '色、形、グラデーション、ロゴ、行動を促すフレーム。読み取れるかどうかは、その場でチェックできます。';
export const contentTitle = '多彩なコンテンツ';
export const contentText =
  'Webアドレスや連絡先のほか、Wi-Fi、イベント、支払い、メッセージなどに対応し、それぞれの規格どおりに符号化。日本語も絵文字も入力したとおりに届きます。';
export const exportTitle = '簡単な書き出し';
export const exportText =
  'PNG、JPEG、WebPはピクセルまたはミリメートルで指定。印刷にはSVG、PDF、EPS。PDFとEPSでは黒1色も選べます。PNGならワンクリックでダウンロード。';
export const trackingTitle = 'スキャン分析';
export const trackingText =
  '静的コードのスキャンは記録されません。動的コードは日別、国別、デバイス別にスキャンを数え、IPアドレスは保存しません。印刷後にリンク先を変更することもできます。';
export const outputTitle = '高品質な出力';
export const outputText =
  'ラスター画像は最大8,192ピクセルで、すべてのドットがピクセルにぴったり合います。ベクターファイルならどのサイズでも鮮明。最高レベルの誤り訂正が、傷やコーヒーの染みも補います。';
export const securityTitle = 'セキュリティ';
export const securityText =
  '静的コードはブラウザ内で作成され、当社のサーバーを必要としません。唯一の例外として、App StoreとGoogle Playの両方に対応するコードは、最初に当社サイトのページを開きます。';

export const reasons = '使い続けられる設計';
export const dynamicTitle = '印刷した後でもコードを変更';
export const dynamicText = (codes: number) =>
  `動的コードは短縮URLを経由して開きます。リンク先の変更、一時停止、終了日の設定ができ、日別、国別、デバイス別のスキャン数も確認できます。無料アカウントで${number(codes)}件まで利用できます。`;
export const signUpFree = '無料で登録';
export const bulkTitle = '表計算データから一括作成';
export const bulkText =
  '最大5,000行のリストから、コードをまとめたZIPファイルを作成。すべてのコードをダウンロード前にテストします。コードをアカウントに保存しない限り、リストはブラウザの外に送信されません。';
export const makeInBulk = 'コードを一括作成';
export const leaveTitle = 'データはすべて持ち出せます';
export const leaveText =
  'コード、リンク先、スキャンの記録を1つのファイルに書き出せます。コードは、このソフトウェアを使う別のサーバーにインポートでき、印刷済みのコードも移行できます。';
export const seePlans = 'プランを見る';
export const openSourceTitle = '自由に使えるオープンソース';
export const openSourceText = (site: string) =>
  `${site}はMITライセンスで公開されています。ご自身のサーバーで独自の短縮URLを使って運用し、自由に変更できます。`;
export const askUs = 'お問い合わせ';

export const enginesFigure = '読み取りエンジンの数。ダウンロード前にコードをチェックします';
export const sizesFigure = '各エンジンがコードをテストするサイズの数（1ドット3～14ピクセル）';
export const dotsFigure =
  '四角いドットと比べた読み取りやすさ。スマートフォンのカメラに相当する2つのエンジンが、丸ドットをこれらすべてのサイズで読み取ります';
export const requestsFigure = '同意なしに他社へ送信されるリクエストの数';

export const lastTitle = '最初のコードを作ってみましょう';
export const lastText = '無料、アカウント不要。作ったコードはずっと使えます。';
