export const title = 'Feedback';
export const email = 'E-mail';
export const message = 'Mensagem';
export const placeholder = 'O que funciona? O que não funciona? O que está faltando?';
export const send = 'Enviar feedback';
export const sending = 'Enviando…';
export const sentTitle = 'Enviado!';
export const sent = 'Agradecemos seu feedback!';
export const notSent = 'Não foi possível enviar o feedback';
export const notSentTryAgain = 'Não foi possível enviar o feedback. Tente novamente.';

// The server cannot take feedback at the moment: in a toast, and in place of the form
export const unavailable =
  'O envio de feedback está temporariamente indisponível. Tente novamente mais tarde.';
export const unavailableText =
  'No momento não conseguimos receber feedback. Tente novamente mais tarde.';
export const close = 'Fechar';
