import { isolate } from './format.ts';

export const title = '活用例';
export const intro =
  'どのコードも読み取れます。スマートフォンで試してみるか、開いてご自分のコンテンツを入れてください。';
export const codeName = (content: string) => `QRコード：${isolate(content)}`;
export const useThis = 'これを使う';

export const menu = 'テーブルメニュー';
export const menuHint = '短いアドレス、印刷サイズは3 × 3\u00a0cm';
export const businessCard = '名刺';
export const businessCardHint = '名前、電話番号、メールアドレスを一度に読み取り';
export const shelf = '商品棚のラベル';
export const shelfHint = 'お手入れ方法も載せた商品ページ';
export const poster = 'ポスター';
export const posterHint = '2\u00a0m先から読み取り：20 × 20\u00a0cm';
export const entrance = 'イベント会場の入口';
export const entranceHint = 'プログラムと会場マップ';
export const flyer = 'UTMタグ付きのチラシ';
export const flyerHint = 'チラシ経由の訪問をアクセス解析で把握';
export const forSale = '売物件の看板';
export const forSaleHint = '間取り図と内覧日';
export const badge = 'カンファレンスの名札';
export const badgeHint = '名前、役職、会社名を交換';
export const machine = '機械のラベル';
export const machineHint = 'その機械のマニュアルと点検記録';
export const donations = '募金箱';
export const donationsHint = '検索せずに寄付フォームへ直行';
export const trail = 'ハイキングコースの標識';
export const trailHint = 'この先の地図。電波が弱くても表示されます';
export const classNotes = '授業ノート';
export const classNotesHint = '黒板に表示。後ろの席からも読み取れます';
export const review = 'レビューカード';
export const reviewHint = 'レジの横に。ご満足いただけたお客様へ';
export const frontDesk = 'ホテルのフロント';
export const frontDeskHint = '夜間にお客様が電話する番号';
export const guestWifi = 'ゲスト用Wi-Fi';
export const guestWifiHint = '入力なしでネットワークに接続';
export const order = 'WhatsAppで注文';
export const orderHint = '注文の文面が入力されたチャットを開きます';
/** The visitor completes this message. */
export const orderText = 'こんにちは。注文をお願いします：';
