import { isolate, number } from './format.ts';

export const printOnLabels = 'ラベルに印刷';
export const intro = (codes: number) =>
  `コード${number(codes)}件を、ラベルシート、カード、ロールプリンター用のベクターPDFにします。`;
export const notLoaded = 'プレビューを読み込めませんでした。';

export const layout = 'ラベル';
export const groupA4 = 'A4';
export const groupLetter = 'USレター';
export const groupRolls = 'ロールプリンター';
export const groupOwn = 'マイサイズ';
export const sizeMm = (width: number, height: number) =>
  `${number(width)} × ${number(height)}\u00a0mm`;
export const sizeIn = (width: number, height: number) =>
  `${number(width)} × ${number(height)}インチ`;
export const diameterMm = (diameter: number) => `${number(diameter)}\u00a0mm`;
export const labelsOf = (count: number, size: string) => `ラベル${number(count)}面、${size}`;
export const roundLabelsOf = (count: number, size: string) =>
  `丸型ラベル${number(count)}面、${size}`;
export const cardsOf = (count: number, size: string) => `カード${number(count)}面、${size}`;
export const tentsOf = (count: number, size: string) => `卓上三角POP${number(count)}面、${size}`;
export const rollOf = (size: string) => `ロール、${size}`;
export const fits = (product: string) => `${isolate(product)}対応`;

export const addOwn = 'カスタムサイズを追加';
export const ownFull = (most: number) =>
  `サイズを${number(most)}件保存しています。新しく追加するには、いずれかを削除してください。`;
export const editOwn = 'サイズを編集';
export const deleteOwn = 'このサイズを削除';
export const ownDeleted = 'サイズを削除しました';
export const undo = '元に戻す';
export const ownTitle = 'カスタムサイズ（mm）';
export const paper = '用紙';
export const paperSheet = 'シート';
export const paperRoll = 'ロール';
export const pageWidth = '用紙の幅';
export const pageHeight = '用紙の高さ';
export const columns = '列';
export const rows = '行';
export const labelWidth = 'ラベルの幅';
export const labelHeight = 'ラベルの高さ';
export const cornerRadius = '角の半径';
export const marginLeft = '左の余白';
export const marginTop = '上の余白';
export const pitchX = '左端から次の左端まで';
export const pitchY = '上端から次の上端まで';
export const saveLayout = 'サイズを保存';
export const cancel = 'キャンセル';
export const notStored = 'サイズを保存できませんでした';
export const layoutNotStored =
  'このブラウザにはサイズを保存できないため、このウィンドウを閉じると失われます。';

export const enterMillimetres = (least: number, most: number) =>
  `${number(least)}～${number(most)}\u00a0mmで入力してください。`;
export const enterCount = (least: number, most: number) =>
  `${number(least)}～${number(most)}の整数を入力してください。`;
export const tooManyLabels = (most: number) => `1ページのラベルは${number(most)}面までです。`;
export const radiusTooLarge = (most: number) =>
  `短辺の半分（${number(most)}\u00a0mm）以下にしてください。`;
export const labelsOverlap = (least: number) =>
  `ラベルが重なります。${number(least)}\u00a0mm以上を入力してください。`;
export const tooWideForPage = (end: number, page: number) =>
  `ラベルの右端は${number(end)}\u00a0mmですが、用紙の幅は${number(page)}\u00a0mmしかありません。`;
export const tooHighForPage = (end: number, page: number) =>
  `ラベルの下端は${number(end)}\u00a0mmですが、用紙の高さは${number(page)}\u00a0mmしかありません。`;

export const startAt = '開始位置';
export const startHint =
  '使いかけのシート用です。ページ上のラベルをクリックして選ぶこともできます。';
export const startHere = (place: number) => `${number(place)}面目から開始`;
export const copies = '各コードの枚数';
export const labelLimit = (copies: number, labels: number) =>
  `1～${number(copies)}を入力してください。1つのファイルに入るラベルは${number(labels)}枚までです。`;
export const enterNumber = (least: number, most: number) =>
  `${number(least)}～${number(most)}を入力してください。`;
export const showTitle = 'タイトル';
export const showText = '2行目';
export const example = (text: string) => `例：「${isolate(text)}」`;
export const cropMarks = 'トンボ';
export const cropMarksHint = '切る位置を示す細い線をページの端に印刷します。';

export const preview = '1ページ目';
export const summary = (labels: number, pages: number) =>
  `ラベル${number(labels)}枚、${number(pages)}ページ`;
export const dotsAdvice = (dotMm: number, distanceCm: number) =>
  `ドットの幅が${number(dotMm)}\u00a0mmなら、スマートフォンで最初のコードを最大${number(distanceCm)}\u00a0cm離れて読み取れます。`;
export const dotsTooFine = (dotMm: number, leastMm: number) =>
  `最初のコードのドットは幅${number(dotMm)}\u00a0mmしかなく、スマートフォンで読むには${number(leastMm)}\u00a0mm必要です。大きいラベルを選ぶか、コンテンツを短くしてください。`;

export const downloadPdf = 'PDFをダウンロード';
export const downloadAgain = 'もう一度ダウンロード';
export const testPage = 'テストページをダウンロード';
export const testPageHint =
  '各ラベルの輪郭と2本の定規を印刷します。「ページに合わせる」を使わずに100%で印刷し、ラベルシートと重ねて確認してください。';
export const preparing = '準備中…';
export const checking = (done: number, total: number) =>
  `コードを確認中（${number(done)}/${number(total)}）`;
export const drawing = (done: number, total: number) =>
  `ページを作成中（${number(done)}/${number(total)}）`;
export const progressLabel = '進行状況';
export const cancelled = 'キャンセルしました。ファイルは保存されていません。';
export const failed =
  'PDFを作成できませんでした。インターネット接続を確認して、もう一度お試しください。';
export const saved = (labels: number) =>
  `保存しました。コード${number(labels)}件すべてが読み取りチェックに合格しました。「ページに合わせる」を使わずに100%で印刷してください。`;
export const savedAnyway = '保存しました。「ページに合わせる」を使わずに100%で印刷してください。';

export const problems = (count: number, total: number) =>
  `${number(total)}件中${number(count)}件のコードに問題があります`;
export const doesNotScan = (causes: readonly string[]) => `読み取れません：${causes.join('、')}`;
export const dotsTooSmall = (dotMm: number, leastMm: number) =>
  `ドットの幅が${number(dotMm)}\u00a0mmしかありません。スマートフォンで読むには${number(leastMm)}\u00a0mm必要です。`;
export const cannotPrint = (characters: string) =>
  `印刷できない文字があります：${isolate(characters)}`;
export const moreProblems = (count: number) => `…ほか${number(count)}件`;
export const downloadAnyway = 'このままダウンロード';
export const downloadRest = '除外してダウンロード';
export const notChecked =
  'コードをチェックできませんでした。インターネットに接続してもう一度試すか、チェックせずにPDFをダウンロードしてください。';
export const tryAgain = '再試行';
export const downloadUnchecked = 'チェックせずにダウンロード';

export const rulerNote = (mm: number) =>
  `100%で印刷すると、2本の定規はちょうど${number(mm)}\u00a0mmになります。`;
export const outlineNote = '輪郭がラベルと一致することを確認してください。';
export const pdfTitle = 'QRコードのラベル';
export const testPageTitle = 'ラベルのテストページ';

export const printer = 'プリンターの補正';
export const printerHint = 'なし';
export const shiftRight = '右へ（mm）';
export const shiftDown = '下へ（mm）';
export const scalePercent = 'サイズ（%）';
export const correctionHint =
  'テストページを印刷してずれを測り、逆の値を入力してください。負の値で左と上に移動します。この端末に保存されます。';
export const leavesPage = 'この補正ではラベルがページからはみ出し、全体を印刷できません。';
export const correctionNote = (x: number, y: number, scale: number) =>
  `右へ${number(x)} mm、下へ${number(y)} mm移動、サイズ${number(scale)}%`;
