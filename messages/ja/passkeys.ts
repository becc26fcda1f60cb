import { isolate, number, plural } from './format.ts';

export const title = 'パスキー';
export const text =
  'パスワードの代わりに、指紋、顔、またはデバイスのPINでログインできます。パスキーは、パスワード入力後の2段階目の認証にも使えます。';
export const none = 'パスキーはまだありません。';
export const unnamed = 'パスキー';
export const added = (day: string) => `追加日：${day}`;
export const lastUsed = (day: string) => `最終使用日：${day}`;
export const neverUsed = '未使用';
export const loading = 'パスキーを読み込み中…';
export const notLoaded = 'パスキーの一覧を読み込めませんでした。';
export const notSupported = 'このブラウザはパスキーに対応していません。';

export const add = 'パスキーを追加';
export const adding = 'ブラウザの指示に従ってください…';
export const addText = 'パスキーを追加するには、パスワードを入力してください。';
export const addedTitle = 'パスキーを追加しました';
export const addedText =
  'このパスキーでログインできるようになりました。ほかのすべてのデバイスからはログアウトしました。';
export const alreadyOnDevice = 'このデバイスには、すでにこのアカウントのパスキーがあります。';
export const cancelledAdding = 'パスキーは追加されませんでした。';
export const notAdded = 'パスキーを追加できませんでした。もう一度お試しください。';
export const tooMany = (max: number) =>
  plural(max, {
    other: `パスキーは${number(max)}個までです。追加する前に、いずれかを削除してください。`,
  });

export const rename = '名前を変更';
export const renamePasskey = (name: string) => `「${isolate(name)}」の名前を変更`;
export const removePasskey = (name: string) => `「${isolate(name)}」を削除`;
export const nameLabel = 'パスキーの名前';
export const nameMissing = '名前を入力してください';
export const nameTooLong = (max: number) => `名前は${number(max)}文字以内で入力してください`;
export const save = '名前を保存';
export const renamedTitle = '名前を保存しました';
export const renamed = (name: string) => `パスキーの名前を「${isolate(name)}」に変更しました。`;
export const notRenamed = '名前を保存できませんでした。もう一度お試しください。';
export const remove = '削除';
export const removeTitle = (name: string) => `パスキー「${isolate(name)}」を削除しますか？`;
export const removeText =
  '削除するには、パスワードを入力してください。このパスキーではログインできなくなります。その後、デバイスからも削除してください。';
export const removeTextLast =
  '削除するには、パスワードを入力してください。削除後は、パスワードだけでログインできるようになり、リカバリーコードも削除されます。その後、デバイスからもパスキーを削除してください。';
export const removedTitle = 'パスキーを削除しました';
export const removed = 'このパスキーではログインできなくなりました。';
export const notRemoved = 'パスキーを削除できませんでした。もう一度お試しください。';
export const passkeyMissing = 'このパスキーはすでに削除されています。';

export const signIn = 'パスキーでログイン';
export const usePasskey = 'パスキーを使う';
export const stepText = (address: string) =>
  `パスキーを使って、${isolate(address)}としてのログインを完了してください。`;
export const stepTextAlone = 'パスキーを使って、ログインを完了してください。';
export const cancelled = 'パスキーは使われませんでした。もう一度お試しいただけます。';
export const loginFailed = 'パスキーでログインできませんでした。もう一度お試しください。';
export const loginRefused =
  'このパスキーは使用できませんでした。もう一度お試しいただくか、パスワードでログインしてください。';
export const proofRefused = 'このパスキーは使用できませんでした。別の方法をお試しください。';
