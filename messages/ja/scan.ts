import { number, plural } from './format.ts';

export * from './first/scan.ts';

export const checking = 'チェック中…';
export const checkUnavailable =
  '読み取りチェックを読み込めませんでした。コードのダウンロードはできます。';
export const verdictScore = (verdict: string, score: number) => `${verdict} · ${number(score)}`;
export const verdictScoreCause = (verdict: string, score: number, cause: string) =>
  `${verdict} · ${number(score)}：${cause}`;
export const verdictCause = (verdict: string, cause: string) => `${verdict}：${cause}`;
export const openReport = (headline: string) => `${headline}。読み取りレポートを開く`;
export const notReadable =
  'スマートフォンでこのコードを認識できないか、誤って読み取る可能性があります。';
export const logoLeftOut = (level: string) =>
  `ロゴは省略されました：レベル ${level} では入りません`;
export const fileNotRead =
  'このファイルを開いてコードと照合しましたが、読み取りエンジンを読み込めなかったため、読み取りは確認していません。印刷する前に、スマートフォンで読み取れるか確認してください。';
export const doesNotScan = 'このコードは読み取れません';
export const onlyPhones = 'このコードはスマートフォンでしか読み取れません';
export const someMayNotScan = (count: number, total: number) =>
  `${number(total)}件中${number(count)}件のコードは読み取れない可能性があります`;
export const onlyPhonesText = 'アプリ、Webページ、旧型スキャナーでは読み取れませんでした。';
export const invertedTitle = '明暗が逆です。';
export const contrastTitle = 'コントラストが不足しています。';
export const quietZoneTitle = '余白が狭すぎます。';
export const logoTitle = 'ロゴが大きすぎます。';
export const densityTitle = 'サイズに対してドットが細かすぎます。';
export const cornerFramesTitle = 'コーナー枠が特殊です。';
export const cornerDotsTitle = 'コーナードットが特殊です。';
export const shapeTitle = '形が細すぎます。';
export const clashTitle = '読み取りにくい形と色の組み合わせです。';
export const codeCauses = '<code></code>：<causes></causes>';
export const causeList = (causes: readonly string[]) => causes.join('、');
export const moreCodes = (count: number) => `…ほか${number(count)}件。`;
export const openToFix = 'コードを開いて修正してください。';
export const fixAndDownload = (fix: string) => `修正してダウンロード（${fix}）`;
export const savedButHard = (cause: string | undefined) =>
  cause === undefined
    ? '保存しましたが、読み取りにくいコードです'
    : `保存しましたが、読み取りにくいコードです：${cause}`;
export const fixAndSaveAgain = (fix: string) => `${fix}して保存し直す`;
export const downloadAnyway = 'このままダウンロード';
export const backToDesign = 'デザインに戻る';
export const cancelDownload = 'キャンセル';
export const reportTitle = '読み取りレポート';
export const reportHeadline = (headline: string) => `${headline}。`;
export const sentences = (first: string, second: string) => `${first}${second}`;
export const testsPassed = (passed: number, total: number) =>
  `${number(total)}件のテストのうち${number(passed)}件で、テストしたすべてのエンジンが読み取れました。`;
export const test = 'テスト';
export const phonesColumn = 'スマホ';
export const appsColumn = 'アプリ・Web';
export const olderColumn = '旧型';
export const cleanPictures = '鮮明な画像';
export const difficultConditions = '厳しい条件';
export const otherSizes = '別のサイズ';
export const read = '読み取り成功';
export const notRead = '読み取り失敗';
export const notTested = '未テスト';
export const dashNote =
  '横線（−）は、そのエンジンでテストしていないか、この画像では標準の四角いドットでさえ読み取れないことを示します。厳しい条件でテストするのは、スマートフォンのエンジンのみです。';
export const stoppedEarly = '鮮明な画像から読み取れない場合、チェックは途中で終了します。';
export const printTips = (count: number) =>
  plural(count, {
    other: `印刷のヒント${number(count)}件`,
  });
export const levelAdvice = (level: string, dots: number, insteadOf: number, percent: number) =>
  `レベル${level}にすると、このコードの幅は${number(insteadOf)}ドットから${number(dots)}ドットに減り、1ドットの印刷幅が${number(percent / 100, { style: 'percent' })}大きくなります。`;
export const levelApplied = (dots: number) => `このコードの幅は${number(dots)}ドットになりました。`;
export const makeDotsLarger = 'ドットを大きくする';
export const undoLevel = (level: string) => `元に戻す（レベル${level}）`;
export const marginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    other: `余白は${number(dots)}ドットですが、規格では${number(standard)}ドット必要です。コードの周囲を白く空けるか、余白を広げてください。`,
  });
export const framedMarginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    other: `フレーム内の余白は${number(dots)}ドットですが、規格では${number(standard)}ドット必要です。余白を広げてください。`,
  });
export const marginApplied = (dots: number) =>
  plural(dots, { other: `余白は規格どおりの${number(dots)}ドットになりました。` });
export const widenMargin = (dots: number) => `${number(dots)}ドットに広げる`;
export const undoMargin = (dots: number) => `元に戻す（${number(dots)}ドット）`;
