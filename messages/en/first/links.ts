// Static or dynamic
export const codeType = 'Code type';
export const staticCode = 'Static';
export const staticHint =
  'Static: opens your link directly and never expires. Scans aren’t tracked.';
export const staticBenefit = 'Never expires, not tracked.';
export const dynamicCode = 'Dynamic';
export const dynamicBenefit = 'Change the target later, see scans.';
