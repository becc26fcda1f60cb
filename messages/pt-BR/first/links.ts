// Static or dynamic
export const codeType = 'Tipo de código';
export const staticCode = 'Estático';
export const staticHint =
  'Estático: abre seu link diretamente e nunca expira. As leituras não são registradas.';
export const staticBenefit = 'Nunca expira, sem rastreamento.';
export const dynamicCode = 'Dinâmico';
export const dynamicBenefit = 'Mude o destino depois e veja as leituras.';
