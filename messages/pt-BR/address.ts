import { isolate } from './format.ts';

// In the page about signing in
export const title = 'Endereço de e-mail';
export const text = 'Você entra com este endereço. Se esquecer a senha, enviamos um link para ele.';
export const textWithoutMail = 'Você entra com este endereço.';
export const unverified =
  'Este endereço ainda não foi confirmado. Envie um link para você e abra-o. Até lá, sua conta pode ter um código dinâmico.';
export const sendLink = 'Enviar link';
export const sentAgain = (address: string) =>
  `Enviamos um link para ${isolate(address)}. Ele vale por sete dias. Não recebeu nada? Verifique a pasta de spam.`;
export const notSent = 'Não foi possível enviar o e-mail. Tente novamente.';
export const pending = (address: string) =>
  `Enviamos um link para ${isolate(address)}. O endereço muda quando for confirmado lá, em até 24 horas.`;
export const cancelChange = 'Cancelar a mudança';
export const changeCancelled = 'O endereço continua o mesmo.';
export const notCancelled = 'Não foi possível cancelar a mudança. Tente novamente.';
export const newAddress = 'Novo endereço de e-mail';
export const sameAddress = 'Este já é o seu endereço atual. Informe outro.';
export const codeHint = 'Ou um dos seus códigos de recuperação';
export const change = 'Mudar endereço';
export const changeByLink =
  'Enviamos um link para o novo endereço. Seu endereço muda quando você o confirmar lá.';
export const changeAtOnce =
  'Este servidor não envia e-mails, por isso o endereço muda na hora. Confira a grafia: é com ele que você vai entrar.';
export const mailed = (address: string) =>
  `Enviamos um link para ${isolate(address)}. Não recebeu nada? Verifique a pasta de spam.`;
export const changed = 'Seu endereço de e-mail foi alterado';
export const notChanged = 'Não foi possível alterar o endereço de e-mail. Tente novamente.';

// The page that confirms an address
export const verifyTitle = (site: string) => `Confirmar o endereço de e-mail | ${site}`;
export const verifyDescription =
  'Confirme o endereço de e-mail da sua conta com o link que você recebeu.';
export const verifyHeading = 'Confirmar o endereço de e-mail';
export const verifyText = 'Confirme somente se você criou esta conta ou pediu esta alteração.';
export const verifyButton = 'Confirmar endereço';
export const confirmed = (address: string) => `O endereço ${isolate(address)} está confirmado.`;
export const notConfirmed = 'Não foi possível confirmar o endereço. Tente novamente.';
export const alreadyConfirmed =
  'Se você acabou de confirmar o endereço, não precisa fazer mais nada.';

// The page that restores the previous address
export const restoreTitle = (site: string) => `Restaurar o endereço de e-mail | ${site}`;
export const restoreDescription =
  'Desfaça uma mudança do endereço de e-mail da sua conta com o link que você recebeu.';
export const restoreHeading = 'Restaurar o endereço de e-mail';
export const restoreText =
  'Sua conta recupera o endereço anterior, e as sessões em todos os dispositivos são encerradas. Depois, você define uma nova senha.';
export const restoreButton = 'Restaurar endereço';
export const notRestored = 'Não foi possível restaurar o endereço. Tente novamente.';
export const alreadyRestored =
  'Se você acabou de usá-lo, seu endereço está restaurado: para definir uma nova senha, selecione “Esqueceu a senha?” <link>ao entrar</link>.';

// Both pages
export const linkIncomplete =
  'Este link está incompleto. Copie o endereço completo do e-mail que o contém.';
