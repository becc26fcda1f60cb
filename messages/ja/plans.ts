export const free = '無料プラン';
export const pro = 'Proプラン';
