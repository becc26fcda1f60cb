import { isolate } from './format.ts';

export const title = 'デバイス';
export const text =
  '現在ログインしているデバイスです。心当たりのないデバイスがある場合は、ログアウトさせてパスワードを変更してください。';
export const thisDevice = 'このデバイス';
export const unknownDevice = '不明なデバイス';
export const browserOnSystem = (browser: string, system: string) =>
  `${isolate(browser)}（${isolate(system)}）`;
export const inUse = '使用中';
export const lastUsed = (day: string) => `最終使用日：${day}`;
export const signedIn = (time: string) => `ログイン日時：${time}`;
export const noOthers = 'ほかのデバイスではログインしていません。';
export const loading = 'デバイスを読み込み中…';
export const notLoaded = 'デバイスの一覧を読み込めませんでした。';
export const countriesBy = '国の判定：<link>IP Geolocation by DB-IP</link>。';

export const signOut = 'ログアウト';
export const signOutDevice = (device: string, time: string) =>
  `${device}をログアウト、ログイン日時：${time}`;
export const signOutOthers = 'ほかのすべてのデバイスをログアウト';
export const confirmOne = (device: string) => `${device}をログアウトしますか？`;
export const confirmOthers = 'ほかのすべてのデバイスをログアウトしますか？';
export const confirmText =
  'そのデバイスでアカウントをもう一度使うには、ログインし直す必要があります。';
export const signedOutTitle = 'ログアウトしました';
export const signedOutOne = 'デバイスをログアウトしました。';
export const signedOutOthers = 'ほかのすべてのデバイスをログアウトしました。';
export const signOutFailed = 'デバイスをログアウトできませんでした。もう一度お試しください。';
export const othersFailed = 'ほかのデバイスをログアウトできませんでした。もう一度お試しください。';
export const sessionMissing = 'このデバイスはすでにログアウトしています。';
