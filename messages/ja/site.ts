import { number } from './format.ts';

export const skipToContent = '本文へスキップ';
export const mainNavigation = 'メイン';
export const openMenu = 'メニューを開く';
export const menu = 'メニュー';
export const generator = 'コード作成';
export const codes = 'コード';
export const bulk = '一括作成';
export const scans = 'スキャン分析';
export const examples = '活用例';
export const pricing = '料金';
export const guides = 'ガイド';
export const search = '検索';
export const searchKeys = 'Ctrl K';

export const footerNavigation = 'フッター';
export const footerClaim = (site: string) => `${site}：ずっと使えるQRコード`;
export const productGroup = '製品';
export const learnGroup = 'お役立ち情報';
export const helpGroup = 'サポート';
export const legalGroup = '規約・ポリシー';
export const about = 'サービス紹介';
export const contact = 'お問い合わせ';
export const reportCode = 'コードを通報';
export const imprint = '運営者情報';
export const terms = '利用規約';
export const privacy = 'プライバシーポリシー';
export const licences = 'ライセンス';

export const moreNavigation = 'その他';
export const blog = 'ブログ';

export const theme = 'テーマ';
export const systemTheme = 'システム';
export const lightTheme = 'ライト';
export const darkTheme = 'ダーク';

export const offline = 'インターネットに接続されていません';
export const online = '接続が回復しました';

export const codesCreated = (count: number) =>
  `これまでに${number(count)}件のQRコードが作成されました`;

export const failureTitle = '問題が発生しました';
export const failureText =
  'このページを表示できませんでした。保存済みのコードに影響はありません。<link>コード作成に戻る</link>';
