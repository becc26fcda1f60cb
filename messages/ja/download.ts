import { number } from './format.ts';

export * from './first/download.ts';

export const moreOptions = 'その他のオプション…';
export const format = '形式';
export const rasterFormats = '<kind>ラスター</kind> <use>WebやOffice向け</use>';
export const vectorFormats = '<kind>ベクター</kind> <use>印刷向け</use>';
export const blackOnly = '黒1色（K）';
export const blackOnlyHint = 'オフセット印刷向け。色はグレーになります。';
export const preparing = '準備中…';
export const downloadFormat = (format: string) => `${format}をダウンロード`;
export const createAndDownloadFormat = (format: string) => `作成して${format}をダウンロード`;
export const savedTestIt =
  '保存しました。スマートフォンでファイルのコードを読み取れるか確認してください。';
export const copied = 'コピーしました';
export const copyImage = '画像をコピー';
export const copySvg = 'SVGをコピー';
export const somethingWrong = '問題が発生しました。もう一度お試しください。';
export const sizeIn = 'サイズの単位';
export const pixels = 'ピクセル';
export const millimetres = 'ミリメートル';
export const longerSidePx = '長辺（ピクセル）';
export const longerSideMm = '長辺（mm）';
export const resolutionDpi = '解像度（DPI）';
export const upToPx = (most: number) => `最大${number(most)}。`;
export const vectorHint = 'ベクターファイルなので、どのサイズでも鮮明です。';
export const densityStored = 'ファイルに保存されます。';
export const densityNotStored = (format: string) => `${format}ファイルには保存できません。`;
export const thatIsPx = (px: number, codeWidth: string) =>
  `${number(px)}ピクセルに相当します。コード自体の幅は${codeWidth}です。`;
export const thatIsPxOutside = (px: number, least: number, most: number) =>
  `${number(px)}ピクセルに相当します。${number(least)}～${number(most)}ピクセルにしてください。`;
export const enterWholeNumber = (least: number, most: number) =>
  `${number(least)}～${number(most)}の整数を入力してください。`;
export const enterNumber = (least: number, most: number) =>
  `${number(least)}～${number(most)}の数値を入力してください。`;
export const whatSize = '印刷サイズの目安は？';
export const iKnowThe = '決まっている条件';
export const scanningDistance = '読み取り距離';
export const printSize = '印刷サイズ';
export const distanceMetres = '距離（m）';
export const codeWidthMm = 'コードの幅（mm）';
export const printerDpi = 'プリンターの解像度（DPI）';
export const enterBoth =
  '解像度は30～2,400\u00a0DPI、距離または幅は0より大きい値を入力してください。';
export const applyLength = (length: string) => `${length}に設定`;
export const mm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0mm`;
export const cm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0cm`;
export const metres = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0m`;
export const printWidth = (distance: string, width: string) =>
  `${distance}離れた場所から読み取るには、幅${width}で印刷してください。`;
export const distanceSetsWidth = (dot: string, dots: number) =>
  `この幅は距離によって決まります。その距離からスマートフォンで読み取るには1ドットが${dot}必要で、このコードの幅は${number(dots)}ドットです。`;
export const distanceSetsWidthShorten = (dot: string, dots: number) =>
  `この幅は距離によって決まります。その距離からスマートフォンで読み取るには1ドットが${dot}必要で、このコードの幅は${number(dots)}ドットです。小さく印刷したい場合は、コンテンツを短くしてください。`;
export const fewerDotsHelp =
  'このように細かいコードでは、幅を広げるよりドットを減らすほうが効果的です。誤り訂正レベルを下げるか、コンテンツを短くするか、短縮URLだけを含む動的コードにしてください。';
export const printerSetsWidth = (dpi: number, least: number, dot: string) =>
  `この幅はプリンターによって決まります。コードの1マスにはプリンターのドットが${number(least)}個必要で、${number(dpi, { maximumFractionDigits: 2 })}\u00a0DPIではその幅が${dot}になります。解像度を上げると、より小さく印刷できます。`;
export const dotsSetWidth = (leastDot: string, dots: number) =>
  `この幅はドットによって決まります。1ドットが${leastDot}より小さいとドット同士がつぶれてしまい、このコードの幅は${number(dots)}ドットです。小さく印刷したい場合は、コンテンツを短くしてください。`;
export const smallestWidth = (width: string) =>
  `推奨される最小の幅です。スマートフォンによっては近距離でピントが合わず、幅${width}未満のコードを読み取れません。`;
export const tooNarrow = (width: string, leastWidth: string) =>
  `幅${width}では小さすぎます。幅${leastWidth}以上で印刷してください。`;
export const resolutionTooLow = (
  dpi: number,
  printerDots: number,
  least: number,
  leastDpi: number,
) =>
  `プリンターの解像度が低すぎます。${number(dpi, { maximumFractionDigits: 2 })}\u00a0DPIでは、コードの1マスの幅はプリンターのドット${number(printerDots, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}個分しかなく、必要な${number(least)}個に足りません。${number(leastDpi, { useGrouping: false })}\u00a0DPI以上で印刷するか、コンテンツを短くしてください。`;
export const dotsTooSmall = (dot: string) =>
  `ドットが小さすぎます。1ドットが${dot}ではドット同士がつぶれてしまいます。幅を広げて印刷するか、コンテンツを短くしてください。`;
export const narrowerThanFocus = (width: string) =>
  `スマートフォンによっては近距離でピントが合わず、幅${width}未満のコードを読み取れません。`;
export const scanDistance = (width: string, distance: string) =>
  `幅${width}なら、最大${distance}離れた場所から読み取れます。`;
export const dotsLimitDistance = (dot: string) =>
  `この距離はドットの大きさで決まります。1ドットは${dot}で、これより離れるとスマートフォンのカメラではぼやけます。もっと離れて読み取るには、幅を広げて印刷するか、コンテンツを短くしてください。`;
export const keepClear = (margin: string, size: string, px: number) =>
  `上下左右を${margin}ずつ空けてください。ファイル全体のサイズは${size}、${number(px)}ピクセルです。`;
export const tooManyPixels = 'この形式の上限を超えています。SVGまたはPDFを選択してください。';
