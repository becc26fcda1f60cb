import { number } from '../format.ts';

export const loginTitle = 'おかえりなさい';
export const registerTitle = 'アカウントを作成';
export const registerCardTitle = '登録すると使える機能が増えます';
export const saveBenefit = (count: number) => `QRコードを${number(count)}件まで無料で保存`;
export const changeBenefit = '印刷後でもリンク先を変更';
export const scansBenefit = 'スキャンされた回数を確認';
export const registerNow = '今すぐ無料登録';
export const sidebarLogin = 'ログイン';
export const settingsTitle = 'アカウント設定';
export const logoutFailed = 'ログアウトできませんでした';
