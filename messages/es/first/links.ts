// Static or dynamic
export const codeType = 'Tipo de código';
export const staticCode = 'Estático';
export const staticHint =
  'Estático: abre su enlace directamente y no caduca nunca. Los escaneos no se registran.';
export const staticBenefit = 'No caduca nunca, sin seguimiento.';
export const dynamicCode = 'Dinámico';
export const dynamicBenefit = 'Cambie el destino más adelante y vea los escaneos.';
