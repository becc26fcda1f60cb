/** The form to report a code. */

export const reportFailed = 'Não foi possível enviar a denúncia. Tente novamente.';
export const notSent = 'Não foi enviada';
export const code = 'Código ou link curto';
export const codeHint = 'A parte do endereço depois de /Q/ ou o endereço inteiro.';
export const details = 'Detalhes (opcional)';
export const detailsHint = 'Onde você encontrou o código e o que aconteceu quando o leu.';
export const email = 'E-mail (opcional)';
export const emailHint =
  'Só para perguntas sobre esta denúncia. Apagado 90 dias depois de ela ser encerrada.';
export const sending = 'Enviando…';
export const send = 'Enviar denúncia';

// Reasons
export const reason = 'O que há de errado?';
export const phishing = 'Phishing ou falsa identidade';
export const malware = 'Malware';
export const spam = 'Spam ou golpe';
export const illegal = 'Conteúdo ilegal';
export const other = 'Outra coisa';
