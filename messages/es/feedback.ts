export const title = 'Comentarios';
export const email = 'Correo electrónico';
export const message = 'Mensaje';
export const placeholder = '¿Qué funciona? ¿Qué no? ¿Qué falta?';
export const send = 'Enviar comentarios';
export const sending = 'Enviando…';
export const sentTitle = 'Enviado';
export const sent = '¡Gracias por sus comentarios!';
export const notSent = 'No se han podido enviar los comentarios';
export const notSentTryAgain = 'No se han podido enviar los comentarios. Inténtelo de nuevo.';

// The server cannot take feedback at the moment: in a toast, and in place of the form
export const unavailable =
  'En este momento no se pueden enviar comentarios. Inténtelo de nuevo más tarde.';
export const unavailableText =
  'En este momento no podemos recibir comentarios. Inténtelo de nuevo más tarde.';
export const close = 'Cerrar';
