import { number } from './format.ts';

export const readsEverywhere = 'どこでも読み取れる';
export const readsEverywhereFrom = (modulePx: number) =>
  `1ドット${number(modulePx)} px以上ならどこでも読み取れる`;
export const readsWell = '問題なく読み取れる';
export const webPagesMayMiss = 'Webページでは読み取れないことがある';
export const hardToRead = '読み取りにくい';
export const doesNotScan = '読み取れない';
export const checkedOnWhite =
  '白い背景でチェックしました。透明なコードは、暗い背景では読み取れません。';
export const makeReadable = '読み取れるように修正';

export const phonesRead =
  'スマートフォンで読み取れます。アプリやWebページでは読み取れないことがあります。';
export const appsRead =
  'スマートフォン、アプリ、Webページで読み取れます。旧型スキャナーでは読み取れないことがあります。';
export const allRead = 'スマートフォン、アプリ、Webページ、旧型スキャナーで読み取れます。';
export const allReadFrom = (modulePx: number) =>
  `スマートフォン、アプリ、Webページで読み取れます。旧型スキャナーでも、1ドットが${number(modulePx)}ピクセル以上なら読み取れます。`;

export const inverted = '明暗が逆';
export const invertedText =
  '多くのスキャナーは明るい背景の暗いコードを探すため、明暗が逆のコードを認識できません。';
export const fixInverted = '色を入れ替え';
export const contrast = 'コントラスト不足';
export const contrastText =
  'コードと背景の明るさがほとんど同じです。光が足りないと、カメラで見分けられません。';
export const fixContrast = '色を濃くする';
export const quietZone = '余白が狭すぎる';
export const quietZoneText =
  'スキャナーは、周囲の明るい余白を手がかりにコードを見つけます。暗いページやテーブルの上では、このコードには余白がなくなります。';
export const fixQuietZone = '余白を追加';
export const logo = 'ロゴが大きすぎる';
export const logoText =
  'ロゴが誤り訂正の余力を超えてコードを隠しているため、汚れや印刷の乱れを補う余力がほとんど残っていません。';
export const fixLogo = 'ロゴを縮小';
export const density = 'サイズに対してドットが細かすぎる';
export const densityText =
  '模様が細かすぎて、カメラで見分けられません。コードを大きくするか、コンテンツを短くしてください。';
export const fixDensity = '模様を粗くする';
export const eyeFrame = '特殊なコーナー枠';
export const eyeFrameText =
  '多くのアプリやWebページは3つの角にある四角い枠を探すため、この形を認識できません。';
export const fixEyeFrame = 'コーナー枠を四角にする';
export const eyeBall = '特殊なコーナードット';
export const eyeBallText =
  '多くのアプリやWebページは枠の内側にある四角を探すため、この形を認識できません。';
export const fixEyeBall = 'コーナードットを四角にする';
export const shape = '形が細すぎる';
export const shapeText = '形が背景を覆う面積が小さすぎるため、カメラにはコードが薄く見えます。';
export const fixShape = '太い形にする';
export const unknownCause = '読み取りにくい形と色の組み合わせ';
export const unknownCauseText = 'この形と色の組み合わせは読み取りにくくなっています。';
export const fixUnknownCause = '標準の四角にする';

export const trialNear = '近くから';
export const trialFile = 'ファイルそのもの';
export const trialCamera = '低コントラスト';
export const trialWidth = (modulePx: number) => `1ドット${number(modulePx)}ピクセル`;
export const trialSlightlyBlurred = 'わずかなピンぼけ';
export const trialBlurred = 'ピンぼけ';
export const trialGrain = (share: number) =>
  `薄暗い場所、ノイズ${number(share, { style: 'percent' })}`;
export const trialTilted = (degrees: number) => `${number(degrees)}°の傾き`;
