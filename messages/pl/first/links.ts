// Static or dynamic
export const codeType = 'Rodzaj kodu';
export const staticCode = 'Statyczny';
export const staticHint =
  'Statyczny: otwiera link bezpośrednio i nigdy nie wygasa. Skany nie są rejestrowane.';
export const staticBenefit = 'Nigdy nie wygasa, bez rejestrowania skanów.';
export const dynamicCode = 'Dynamiczny';
export const dynamicBenefit = 'Cel można zmienić później, skany są widoczne.';
