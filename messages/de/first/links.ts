// Static or dynamic
export const codeType = 'Codetyp';
export const staticCode = 'Statisch';
export const staticHint =
  'Statisch: öffnet Ihren Link direkt und läuft nie ab. Scans werden nicht erfasst.';
export const staticBenefit = 'Läuft nie ab, wird nicht erfasst.';
export const dynamicCode = 'Dynamisch';
export const dynamicBenefit = 'Ziel später ändern, Scans sehen.';
