// Static or dynamic
export const codeType = 'Tipo di codice';
export const staticCode = 'Statico';
export const staticHint =
  'Statico: apre direttamente il link e non scade mai. Le scansioni non vengono tracciate.';
export const staticBenefit = 'Non scade mai, senza tracciamento.';
export const dynamicCode = 'Dinamico';
export const dynamicBenefit = 'Si può cambiare la destinazione in seguito e vedere le scansioni.';
