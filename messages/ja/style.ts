import { isolate, number, plural } from './format.ts';

export const style = 'スタイル';

export const design = 'デザイン';
export const looksTab = 'プリセット';
export const coloursTab = '色';
export const logoTab = 'ロゴ';
export const frameTab = 'フレーム';
export const shapeTab = '形';
export const advancedTab = '詳細';

export const looks = 'プリセット';
export const styleApplied = (name: string) => `スタイル「${isolate(name)}」を適用しました`;
export const styleCopied = (title: string) => `「${isolate(title)}」のスタイルをコピーしました`;
export const designReset = 'デザインをリセットしました';
export const designReplaced = 'これまでのデザインは置き換えられました。';
export const undoDesign = '元に戻す';
export const resetDesign = 'デザインをリセット';

export const surpriseMe = 'おまかせ';
export const surprised = '新しいプリセット';
export const surpriseNone =
  '読み取りやすいプリセットが見つかりませんでした。ロゴを小さくして、もう一度お試しください。';
export const quickColour = '色';
export const quickAccent = 'アクセント';
export const corners = 'コーナー';
export const ownColours = '元の色';
export const copyStyleLabel = '別のコードのスタイルをコピー';
export const copyStyleFrom = 'スタイルのコピー元…';

export const myStyles = 'マイスタイル';
export const editStyles = '編集';
export const stylesDone = '完了';
export const saveAsMyStyle = 'マイスタイルとして保存';
export const stylesFull = (most: number) =>
  `スタイルを${number(most)}件保存しています。新しく保存するには、いずれかを削除してください。`;
export const noStyles =
  '色、形、ロゴ、フレームに名前を付けて保存すると、ほかのコードにも使えます。保存した内容は、このタブを閉じるまで有効です。ログインすると、ブランドキットとして残せます。';
export const styleName = 'スタイルの名前';
export const styleNameExample = '秋のメニュー';
export const saveStyle = 'スタイルを保存';
export const cancelStyle = 'キャンセル';
export const styleNameMissing = '名前を入力してください。';
export const noRoomForStyle =
  'このブラウザの保存容量が足りません。スタイルを1件削除して、もう一度お試しください。';
export const nameOfStyle = (name: string) => `「${isolate(name)}」の名前`;
export const deleteStyle = (name: string) => `「${isolate(name)}」を削除`;
export const styleDeleted = 'スタイルを削除しました';
export const undoDelete = '元に戻す';

export const dotColour = 'ドットの色';
export const solid = '単色';
export const linear = '線形';
export const radial = '円形';
export const dotsColour = 'ドット';
export const centreColour = '中心';
export const edgeColour = '外側';
export const startColour = '開始色';
export const endColour = '終了色';
export const direction = '方向';
export const angle = (degrees: number) => `${number(degrees)}°`;
export const background = '背景';
export const transparent = '透明';
export const backgroundTransparent = '背景：透明';
export const transparentNote = '背景が透明なコードは、明るい無地の面に配置してください。';
export const cornerFramesColour = 'コーナー枠';
export const cornerFramesSame = 'コーナー枠：ドットと同じ';
export const cornerDotsColour = 'コーナードット';
export const cornerDotsSame = 'コーナードット：ドットと同じ';
export const sameAsDots = 'ドットと同じ';
export const chooseColour = '色を選択';
export const chooseColourOf = (field: string) => `${field}：色を選択`;
export const colourPicker = (field: string) => `${field}（カラーピッカー）`;
export const colourInvalid = '#0a6e4fのような形式で色を入力してください。';

export const yourLogo = 'ロゴ';
export const chooseLogo = 'ロゴを選択';
export const replaceLogo = 'ロゴを変更';
export const removeLogo = 'ロゴを削除';
export const logoReading = '読み込み中…';
export const logoNote =
  'PNG、JPEG、WebP、SVGに対応。コードを保存しない限り、ロゴがブラウザの外に送信されることはありません。';
export const logoTooDense =
  'このコードにはロゴを配置する余裕がありません。「詳細」で誤り訂正レベルを上げてください。';
export const logoSize = 'サイズ';
export const logoShare = (percent: number) => `幅の${number(percent / 100, { style: 'percent' })}`;
export const logoSizeHint = (percent: number) =>
  `最大${number(percent / 100, { style: 'percent' })}。これより大きいと、読み取れないことがあります。`;
export const logoMargin = 'ロゴの余白';
export const logoMarginDots = (dots: number) => plural(dots, { other: `${number(dots)}ドット` });
export const logoType = 'PNG、JPEG、WebP、SVGのいずれかの画像を選択してください。';
export const logoFileSize = '20\u00a0MB以下の画像を選択してください。';
export const logoNotOpened = '画像を開けませんでした。接続を確認してから、選択し直してください。';
export const logoNoCanvas = 'このブラウザでは画像を描画できません。別のブラウザをお試しください。';
export const logoIcons = 'アイコン';
export const logoColours = 'ロゴの色を使う';

export const frame = 'フレーム';
export const noFrame = 'フレームなし';
/** Printed in a new frame. Latin letters need no further font, so it also works offline. */
export const frameExample = 'Scan me';
export const frameText = 'テキスト';
export const frameTextHint = (characters: number) => `${number(characters)}文字まで。`;
export const frameCannotShow = (characters: string) =>
  `別の文字を使ってください。フレームに表示できない文字：${isolate(characters)}`;
export const frameCannotShowLetters = (characters: string) =>
  `別の文字を使ってください。フレームに表示できない文字：${isolate(characters)}。フレームに表示できるのは、ラテン文字、ギリシャ文字、キリル文字、アルメニア文字、ジョージア文字、ヘブライ文字、アラビア文字と、ヒンディー語、ベンガル語、タミル語、タイ語、中国語、日本語、韓国語の文字です。`;
export const frameColour = 'フレームの色';
export const frameTextColour = 'テキストの色';

export const dotShape = 'ドット';
export const cornerFrameShape = 'コーナー枠';
export const cornerDotShape = 'コーナードット';

export const margin = '余白（クワイエットゾーン）';
export const marginDots = (dots: number) => plural(dots, { other: `${number(dots)}ドット` });
export const marginMeets = '規格を満たしています。';
export const marginBelow = (standard: number) =>
  `規格では${number(standard)}ドット必要です。それより狭い場合は、印刷時にコードの周囲を白く空けてください。`;
export const marginBelowFramed = (standard: number, least: number) =>
  `規格では${number(standard)}ドット必要です。フレーム内の余白は${number(least)}ドット以上になります。`;
export const errorCorrection = '誤り訂正';
export const level = (letter: string, percent: number) =>
  `${letter} · ${number(percent / 100, { style: 'percent' })}`;
export const levelHint =
  'コードの汚れや欠けをどこまで補えるかを示します。レベルを上げるとドットが細かくなります。';
export const levelReached = (letter: string) =>
  `同じサイズでレベル${letter}が使えるため、このコードではそれを使っています。`;
export const levelFixed = (type: string, letter: string) =>
  `${type}の規格により、レベル${letter}に固定されています。`;
