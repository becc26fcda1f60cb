/** The form to report a code. */

export const reportFailed = 'No se ha podido enviar la denuncia. Inténtelo de nuevo.';
export const notSent = 'No se ha enviado';
export const code = 'Código o enlace corto';
export const codeHint = 'La parte de la dirección que sigue a /Q/, o la dirección completa.';
export const details = 'Detalles (opcional)';
export const detailsHint = 'Dónde encontró el código y qué ocurrió al escanearlo.';
export const email = 'Correo electrónico (opcional)';
export const emailHint =
  'Solo para preguntas sobre esta denuncia. Se borra 90 días después de cerrarla.';
export const sending = 'Enviando…';
export const send = 'Enviar denuncia';

// Reasons
export const reason = '¿Qué ocurre?';
export const phishing = 'Phishing o suplantación de identidad';
export const malware = 'Malware';
export const spam = 'Spam o estafa';
export const illegal = 'Contenido ilegal';
export const other = 'Otra cosa';
