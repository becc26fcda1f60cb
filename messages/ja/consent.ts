export * from './first/consent.ts';

export const settingsIntro = 'このブラウザに保存してもよい情報を選択してください。';
export const essential = '必須';
export const essentialHint = 'ログイン状態の維持と設定の保存に使用します。常に有効です。';
export const analytics = '分析';
export const analyticsHint = 'どのページが利用されているかを把握し、改善に役立てます。';
export const advertising = '広告';
export const advertisingHint = '広告効果の測定と、興味・関心に合わせた広告の表示を可能にします。';
export const unusedHint =
  '現在は使用していません。今後使用する場合に備えて、選択内容を保存します。';
export const save = '保存';
export const adsLabel = '広告';
export const adsAllowed = '広告用のCookieが許可されています。';
export const dismiss = '閉じる';
