import { isolate, number, plural } from './format.ts';

export const previewFailed = 'プレビューを読み込めませんでした。';

export const contentType = 'コンテンツの種類';
export const downloadTemplate = 'テンプレートをダウンロード';
export const chooseList = 'リストを選択、またはここにドロップ';
export const reading = '読み込み中…';
export const fileHint = (maxRows: number) =>
  `Excel（.xlsx）、CSVまたは連絡先（.vcf）、最大${number(maxRows)}行`;
export const chooseOther = '別のリストを選択';
export const fileLabel = 'リスト（ExcelまたはCSVファイル）';
export const pasteRows = 'または行を貼り付け';
export const rowsLabel = 'リストの行';
export const rowsExample = 'テーブル\tリンク\nテーブル1\texample.com/1';
export const pastedRows = '貼り付けた行';
export const sheet = 'シート';
export const listRemoved = (name: string) => `${isolate(name)}を削除しました。`;
export const undo = '元に戻す';
export const listNotKept =
  'このブラウザにはこのリストを保持できません。ページを離れると失われます。';
export const result = (codes: number, badRows: number) => {
  const good = plural(codes, { other: `コード${number(codes)}件` });
  const bad = plural(badRows, { other: `問題のある行${number(badRows)}件` });
  return `${good}、${bad}`;
};
export const yourList = 'リスト';

export const notRead = (name: string) => `「${isolate(name)}」を読み込めませんでした。`;
export const readFailed = 'リストを読み込めませんでした。インターネット接続を確認してください。';
export const labelsFailed =
  'ラベルのフォントを読み込めませんでした。インターネット接続を確認して、もう一度お試しください。';
export const onlyHeadings = 'リストに見出しはありますが、データの行がありません。';
export const fileEmpty = 'このファイルは空です。';
export const tooManyRows = (rows: number, max: number) =>
  `このリストは${number(rows)}行あります。上限は${number(max)}行です。リストを分割してください。`;
export const fileTooLarge = (megabytes: number) =>
  `このファイルは${number(megabytes)}\u00a0MBを超えています。ファイルを分割してください。`;
export const pdf =
  'これはPDFファイルです。表計算ソフトで開き、.xlsxまたはCSVとして保存してください。';
export const oldWorkbook =
  'このブックは古いExcel形式（.xls）です。表計算ソフトで開き、.xlsxまたはCSVとして保存してください。';
export const binaryWorkbook =
  'これはバイナリ形式のブック（.xlsb）です。表計算ソフトで開き、.xlsxまたはCSVとして保存してください。';
export const openDocument =
  'これはOpenDocumentファイルです。表計算ソフトで開き、.xlsxまたはCSVとして保存してください。';
export const numbersFile =
  'これはNumbersのファイルです。「ファイル」＞「書き出す」でExcelまたはCSVに書き出してください。';
export const notSpreadsheet =
  'このファイルは表計算ファイルではありません。.xlsxまたはCSVファイルを選択してください。';
/** For a page of the web or XML whose name ends in .xls. */
export const webPage =
  'このファイルは、表計算ファイルの名前が付いたウェブページです。表計算ソフトで開き、.xlsxまたはCSVとして保存してください。';
export const workbookLocked =
  'このブックはパスワードで保護されています。パスワードを解除してから、もう一度選択してください。';
export const sheetLocked = 'このブックはパスワードで保護されています。';
export const workbookDamaged =
  'このブックは破損しています。表計算ソフトで開き、保存し直してください。';
export const workbookTooLarge =
  'このブックは大きすぎます。リストを新しいブックにコピーしてください。';
export const addressesUnclear = (delimiter: string) =>
  `アドレスの終わりを判別できません。リストの上に見出しを追加してください。各行がアドレスだけの場合は「リンク」、ほかの列もある場合は「リンク${delimiter}テーブル」のように入力します。`;
export const lettersUnknown =
  'このファイルには読み取れない文字があります。表計算ソフトでリストを「CSV UTF-8」または.xlsxとして保存してください。';
export const readAs = (encoding: string) =>
  `${isolate(encoding)}として読み取りました。文字化けしている場合は、リストを「CSV UTF-8」または.xlsxとして保存してください。`;
/** The label of a choice; the guess is one of its options. */
export const encoding = '文字コード';
/** `encoding` is the guess, `examples` are words of the list, and `count` is the number of its cells with such letters. */
export const guessedLetters = (encoding: string, examples: string, count: number) =>
  `${isolate(encoding)}と推測して読み取りました。次の語を確認してください：${isolate(examples)}。該当する文字を含むセル：${number(count)}件`;

export const columns = '列';
export const whichColumn = (field: string) =>
  `「${field}」の列はどれですか？下から選択してください。`;
/** Stands before the question above. */
export const severalFit = 'ウェブアドレスを含む列が複数あります。';
export const columnUse = (heading: string, use: string) => `${isolate(heading)}：${use}`;
export const unusedColumns = (headings: readonly string[]) =>
  `未使用：${headings.map((heading) => isolate(heading)).join('、')}`;
export const done = '完了';
export const change = '変更';
export const emptyCell = '空白';
export const columnUsedAs = (heading: string) => `「${isolate(heading)}」の用途`;
export const notUsed = '使用しない';
export const labelColumn = 'コードの下のラベル';
export const fileNameColumn = 'ファイル名';
export const hasHeadings = '先頭行を見出しとして使用';
export const hasHeadingsHint = 'リストが最初のコードから始まる場合はオフにしてください。';

export const problems = '問題';
export const badRows = (count: number) =>
  plural(count, { other: `問題のある行：${number(count)}件` });
export const badRowsHint = '問題のある行は、リストで修正するまで除外されます。';

export const row = (row: number) => `${number(row)}行目`;
export const cellFault = (heading: string, value: string, fault: string) =>
  `${heading}：「${value}」。${fault}`;
export const quotesDiffer =
  'この行に、対になっていない引用符があります。足りない引用符を追加するか、削除してください。';
export const tooManyCells =
  'この行のセルの数は、リストの列の数より多くなっています。カンマやセミコロンを含むテキストは引用符で囲んでください。';
export const cellFailed = (cell: string, error: string) =>
  `セル${cell}にエラー${error}があります。表計算ソフトで修正してください。`;
export const codeFailed = 'このコードを作成できませんでした。';

// What to look at although each row becomes a code
export const checks = '印刷前の確認';
/** Beside the number of rows with problems. */
export const checkCount = (count: number) => `確認事項：${number(count)}件`;
/** A question with the two buttons that follow. */
export const hiddenRows = (count: number) =>
  plural(count, { other: `非表示の行が${number(count)}行あります` });
export const useThem = '使用する';
export const leaveThemOut = '除外する';
/** Below the button that makes codes, until the question is answered. */
export const hiddenRowsFirst = '先に、非表示の行をコードにするかどうかを選んでください。';
/** After the answer; a button to change it follows. */
export const hiddenRowsUsed = (count: number) => `使用する非表示の行：${number(count)}行`;
export const hiddenRowsLeftOut = (count: number) => `除外する非表示の行：${number(count)}行`;
/** Rows such as “Total”. A button to change it follows. */
export const totalRowsLeftOut = (rows: string) => `コードにしない合計行：${isolate(rows)}`;
export const totalRowsUsed = (rows: string) => `使用する合計行：${isolate(rows)}`;
export const columnsUnread = (count: number, max: number) =>
  `読み取るのは最初の${number(max)}列だけです。それより後の列：${number(count)}列`;
/** After a fact about a list. `rows` are numbers of rows, perhaps with an ellipsis. */
export const rowList = (rows: string) => `行：${isolate(rows)}`;
/** Codes that lack their label, or whose address may be wrong; a list of them follows. */
export const remarks = (count: number) => `確認が必要なコード：${number(count)}件`;
export const remarkPages = '確認が必要なコードのページ';
export const remarkPage = '確認が必要なコードのページ';
export const previousRemarks = '前の確認が必要なコード';
export const nextRemarks = '次の確認が必要なコード';

export const preview = 'プレビュー';
export const codes = (count: number) => plural(count, { other: `コード${number(count)}件` });
export const codeTitle = (summary: string) => `QRコード：${summary}`;
export const labelledCodeTitle = (summary: string, label: string) =>
  `QRコード：${summary}（${label}）`;

export const codePages = 'コードのページ';
export const codePage = 'コードのページ番号';
export const previousCodes = '前のコード';
export const nextCodes = '次のコード';
export const problemPages = '問題のページ';
export const problemPage = '問題のページ番号';
export const previousProblems = '前の問題';
export const nextProblems = '次の問題';
export const page = (page: number) => `${number(page)}ページ`;
export const range = (first: number, last: number, total: number) =>
  `${number(total)}件中${number(first)}～${number(last)}件`;

export const design = 'デザイン';
export const designOfGenerator = 'コード作成画面と同じ';
export const designChosenBefore = 'コード作成画面の以前のデザイン';
export const format = '形式';
export const check = 'すべてのコードが読み取れるか確認';
export const checkHint = '読み取れないコードを印刷前に見つけます。';
export const makeZip = 'ZIPファイルを作成';
export const makeCodes = (count: number) =>
  plural(count, { other: `コードを${number(count)}件作成` });
export const cancel = 'キャンセル';
export const downloadAgain = 'もう一度ダウンロード';
export const startOver = '最初からやり直す';
export const codesMade = '作成したコード';
export const starting = '開始しています…';
export const progress = (made: number, total: number) => `${number(made)}/${number(total)}件`;
export const secondsLeft = (seconds: number) => `残り約${number(seconds)}秒`;
export const minutesLeft = (minutes: number) => `残り約${number(minutes)}分`;
export const cancelled = 'キャンセルしました。ファイルは保存されていません。';
export const zipFailed =
  'ZIPファイルを作成できませんでした。インターネット接続とディスクの空き容量を確認して、もう一度お試しください。';
export const codesInZip = (count: number) =>
  plural(count, { other: `qr-codes.zipにコード${number(count)}件を保存しました。` });
export const codesPassed = (count: number) =>
  plural(count, { other: `${number(count)}件が読み取りチェックに合格しました。` });
export const codesUnchecked = (count: number) =>
  plural(count, { other: `${number(count)}件は未チェックです。` });
export const codesUnreadable = (count: number) =>
  plural(count, {
    other: `${number(count)}件が不合格でした。<folder></folder>フォルダーに入っています。`,
  });
export const rowsFailed = (count: number) =>
  plural(count, {
    other: `${number(count)}行はコードにできませんでした。理由は<file></file>に記載されています。`,
  });

export const saveCodes = (count: number) =>
  plural(count, { other: `コード${number(count)}件をアカウントに保存` });
export const saveOtherCodes = (count: number) =>
  plural(count, { other: `残りのコード${number(count)}件をアカウントに保存` });
export const nothingToSave = '保存するコードは残っていません';
export const saving = (saved: number, total: number) =>
  `保存中（${number(saved)}/${number(total)}件）…`;
export const codesSaved = (count: number) =>
  plural(count, { other: `コードを${number(count)}件保存しました。` });
export const rowsRefused = (count: number) =>
  plural(count, { other: `${number(count)}行は保存できませんでした。` });
export const saveFailed = 'このコードを保存できませんでした。';
export const untitled = 'QRコード';
