// Static or dynamic
export const codeType = 'Type de code';
export const staticCode = 'Statique';
export const staticHint =
  'Statique\u00a0: ouvre directement votre lien et n’expire jamais. Les scans ne sont pas suivis.';
export const staticBenefit = 'N’expire jamais, sans suivi.';
export const dynamicCode = 'Dynamique';
export const dynamicBenefit = 'Changez la destination plus tard, voyez les scans.';
