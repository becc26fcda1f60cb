import { isolate } from './format.ts';

// Pages behind short links, for somebody who has scanned a code. The server writes them.

export const about = 'Este é um link curto de <home></home>, um gerador de QR Code.';
export const report = 'Spam ou golpe? <report>Denuncie este código</report>';

// Codes that do not redirect
export const notYetTitle = 'Ainda não está ativo';
export const notYetText = 'Este código ainda não está ativo. Volte mais tarde.';
export const expiredTitle = 'Este código expirou';
export const expiredText = 'Ele não está mais em uso.';
export const deletedTitle = 'Este código foi excluído';
export const deletedText = 'Quem criou o código o excluiu.';
export const disabledTitle = 'Este código não está disponível';
export const disabledText = 'Ele não funciona no momento.';
export const pausedTitle = 'Este código está pausado';
export const pausedMessage = 'Mensagem de quem criou este código:';
export const pausedText = 'Quem criou este código o pausou. Tente novamente mais tarde.';

// Where a code leads
export const previewTitle = 'O que este código abre';
export const previewText = (code: string) =>
  `Nada foi aberto ainda. O código ${isolate(code)} abre:`;
export const website = 'Site';
export const fullAddress = 'Endereço completo';
export const insecure = 'Esta conexão não é segura (HTTP).';
export const continueTo = 'Continuar para este site';

// Requests that cannot be answered with a code
export const unknownTitle = 'Este código não existe';
export const unknownTyped =
  'Se você digitou o endereço, compare-o letra por letra com o impresso. Maiúsculas e minúsculas não fazem diferença.';
export const unknownScanned = (site: string) =>
  `Se você leu o código com a câmera, ele está danificado ou não foi criado com ${site}.`;
export const makeCode = 'Criar um QR Code';
export const unavailableTitle = 'Tente novamente';
export const unavailableText =
  'Não conseguimos consultar este código agora. Tente novamente daqui a pouco.';
export const tooManyTitle = 'Aguarde um minuto';
export const tooManyText =
  'Da sua conexão vieram solicitações demais de códigos que não existem. Tente novamente em um minuto.';
export const wrongMethodTitle = 'Isto é um link curto';
export const wrongMethodText = 'Este endereço só aceita solicitações GET.';

// The page of the host that serves short links
export const rootTitle = (site: string) => `Links curtos de ${site}`;
export const rootText = (site: string) =>
  `Os QR Codes criados com ${site} são abertos por este endereço. Adicione um + a um link curto para ver aonde ele leva antes de abri-lo.`;
export const goTo = (site: string) => `Ir para ${site}`;
