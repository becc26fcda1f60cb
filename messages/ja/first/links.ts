export const codeType = 'コードの種類';
export const staticCode = '静的';
export const staticHint =
  '静的：リンクを直接開き、有効期限はありません。スキャンは記録されません。';
export const staticBenefit = '有効期限なし、記録もされません。';
export const dynamicCode = '動的';
export const dynamicBenefit = '後からリンク先を変更でき、スキャン数も確認できます。';
