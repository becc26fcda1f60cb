import { isolate, number, plural } from './format.ts';

export const title = (site: string) => `緊急用キットの検証 | ${site}`;
export const description =
  '緊急用キットが本物で、すべてそろっているかを確認できます。検証はブラウザ内で行われ、データは送信されません。';
export const heading = '緊急用キットの検証';
export const intro =
  '緊急用キットがあれば、コードを作成したサーバーがなくなっても、印刷済みのコードは機能し続けます。このページでは、キットが本物で、すべてそろっているかを確認できます。データがブラウザの外に出ることはありません。';

// The choice of a kit
export const drop = 'ここにキットをドロップ';
export const dropHint = 'フォルダー、ZIPファイル、または複数のキットが入ったフォルダー';
export const chooseFolder = 'フォルダーを選択';
export const chooseZip = 'ZIPファイルを選択';
export const keyLabel = '公開されている鍵（任意）';
export const keyHint =
  '運営者が公開しているフィンガープリント、またはpublic-key.pemの内容を入力します。入力しない場合、キットがそろっているかどうかは確認できますが、作成者は確認できません。';
export const keyInvalid =
  '64文字のフィンガープリント（数字とa～fの英字）、またはpublic-key.pemの内容全体を入力してください。';

// While it works
export const reading = 'ファイルを読み込んでいます…';
export const checking = 'キットを検証しています';
export const checked = (done: number, total: number) =>
  plural(total, { other: `${number(total)}個中${number(done)}個のファイル` });

// Why nothing could be checked
export const noKit =
  'キットが見つかりません。キットにはmanifest.json、manifest.sig、public-key.pemの各ファイルが含まれます。';
export const noZip =
  'このZIPファイルは読み込めません。展開してから、フォルダーを選択してください。';
export const tooLarge =
  'このZIPファイルはブラウザで扱うには大きすぎます。展開してから、フォルダーを選択してください。';
export const notRead = 'ファイルを読み込めませんでした。もう一度お試しください。';
export const needsHttps =
  'このページでキットを検証できるのは、httpsで始まるアドレスで開いた場合のみです。';

// The results
export const results = '結果';
export const genuine = '本物で、すべてそろっています';
export const genuineText =
  'すべてのファイルは運営者が署名したときのままです。不足しているファイルも、追加されたファイルもありません。';
export const complete = 'すべてそろっていて、変更はありません';
export const completeText =
  'すべてのファイルは署名されたときのままです。不足しているファイルも、追加されたファイルもありません。署名者を確認するには、運営者が公開しているフィンガープリントと照合してください。';
export const otherKey = '別の鍵で署名されています';
export const otherKeyText =
  'このキットは、入力された鍵で署名されたものではありません。運営者がフィンガープリントを認めた場合を除き、使用しないでください。';
export const changed = '変更されています';
export const changedText = 'このキットは使用しないでください。署名された内容と次の点が異なります。';
export const unsigned = '署名が無効です';
export const unsignedText =
  '署名後にファイルの一覧が変更されたか、署名または鍵が破損しています。このキットは使用しないでください。';
export const unknownForm = '未対応の形式です';
export const unknownFormText =
  '署名は有効ですが、より新しいバージョンで作成されたキットです。そのバージョンのサーバーで検証してください。';

// Facts about a kit
export const host = 'コードのアドレス';
export const made = '作成日時';
export const codes = 'コード数';
export const form = '種類';
export const publicForm = '公開用：コードの一覧は含まれません';
export const plainForm = '運営者用：取り扱いにご注意ください';
export const fingerprint = '鍵のフィンガープリント';
export const chain = '1つ前のキット';
export const follows = (name: string) =>
  `${isolate(name)}（これらのファイルの中にあり、一致しています）`;
export const notHere = (hash: string) =>
  `ここにはありません。マニフェストのSHA-256：${isolate(hash)}`;
export const firstKit = 'なし（最初のキットです）';

// What is wrong with a kit
export const fileChanged = (path: string) => `${isolate(path)}が変更されています。`;
export const fileMissing = (path: string) => `${isolate(path)}がありません。`;
export const fileUnreadable = (path: string) => `${isolate(path)}を読み込めません。`;
export const fileAdded = (path: string) => `${isolate(path)}が追加されています。`;
export const pagesAdded = (count: number) =>
  plural(count, { other: `コードのページが${number(count)}個追加されています。` });
export const wrongCount = 'ページの一覧にあるコードの数が、署名された数と異なります。';
export const more = (count: number) => plural(count, { other: `ほか${number(count)}件` });
export const outside = (count: number) =>
  plural(count, { other: `キットに含まれない${number(count)}個のファイルは検証していません。` });
