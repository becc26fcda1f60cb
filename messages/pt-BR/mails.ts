import { isolate, number, plural } from './format.ts';

// Mails to users. A line without a dot is a subject or a button.

export const utcTime = (day: string, time: string) => `em ${isolate(day)} às ${isolate(time)} UTC`;

// Somebody asked for a new password
export const resetSubject = (site: string) => `Defina uma nova senha para ${site}`;
export const resetText =
  'Alguém, provavelmente você, pediu para redefinir a senha da sua conta. Use este link para definir uma nova. Ele funciona uma única vez e expira em 30 minutos:';
export const resetButton = 'Definir uma nova senha';
export const resetIgnore = 'Se não foi você, ignore este e-mail. Sua senha não mudou.';

// A password was changed
export const changedSubject = (site: string) => `Sua senha de ${site} foi alterada`;
export const changedText = (time: string) =>
  `A senha da sua conta foi alterada ${time}, e as sessões em todos os outros dispositivos foram encerradas.`;
export const changedAlarm = (address: string) =>
  `Se não foi você, defina uma nova senha agora: abra ${address} e selecione “Esqueceu a senha?”.`;

// A new account, or a request to send the link again
export const verifySubject = (site: string) => `Confirme seu endereço de e-mail para ${site}`;
export const verifyText = (site: string) =>
  `Alguém, provavelmente você, criou uma conta em ${site} com este endereço. Confirme que o endereço é seu. O link vale por sete dias:`;
export const verifyButton = 'Confirmar este endereço';
export const verifyIgnore = 'Se não foi você, ignore este e-mail.';

// Somebody wants to use another address for their account
export const changeSubject = (site: string) => `Confirme seu novo endereço de e-mail para ${site}`;
export const changeText = (site: string) =>
  `Alguém, provavelmente você, quer usar este endereço em uma conta de ${site}. Confirme que o endereço é seu. O link vale por 24 horas:`;
export const changeIgnore = 'Se não foi você, ignore este e-mail. Nada vai mudar.';

// … and that address already has an account
export const takenSubject = (site: string) => `Este endereço já tem uma conta em ${site}`;
export const takenText = (site: string) =>
  `Alguém, provavelmente você, quis usar este endereço em outra conta de ${site}. Nada mudou, porque o endereço já tem uma conta.`;
export const takenAdvice = (address: string) =>
  `Para usar essa conta, entre com este endereço em ${address} . Se você não sabe a senha, selecione lá “Esqueceu a senha?”.`;

// The address of an account was changed; goes to the previous one
export const movedSubject = (site: string) =>
  `O endereço de e-mail da sua conta em ${site} foi alterado`;
export const movedText = (time: string, email: string) =>
  `O endereço de e-mail da sua conta foi alterado para ${isolate(email)} ${time}. Se não foi você, restaure este endereço agora. Isso encerra as sessões em todos os dispositivos e permite definir uma nova senha. O link vale por sete dias:`;
export const movedButton = 'Restaurar este endereço';
export const movedIgnore = 'Se foi você, não é preciso fazer nada.';

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) =>
  `Login em duas etapas de ${site}: método adicionado`;
export const factorAddedText = (time: string) =>
  `Um método de login em duas etapas foi adicionado à sua conta ${time}, e as sessões em todos os outros dispositivos foram encerradas. Se não foi você, defina uma nova senha agora: esse método também será removido, e as sessões em todos os dispositivos serão encerradas. O link funciona uma única vez e vale por sete dias:`;
export const factorRemovedSubject = (site: string) =>
  `Login em duas etapas de ${site}: método removido`;
export const factorRemovedText = (time: string) =>
  `Um método de login em duas etapas foi removido da sua conta ${time}.`;
export const recoveryUsedSubject = (site: string) =>
  `Um código de recuperação de ${site} foi usado`;
export const recoveryUsedText = (time: string) =>
  `Alguém, provavelmente você, entrou na sua conta com um código de recuperação ${time}.`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `Resta ${number(count)} código de recuperação.`,
    other: `Restam ${number(count)} códigos de recuperação.`,
  });
export const recoveryReplacedSubject = (site: string) => `Novos códigos de recuperação de ${site}`;
export const recoveryReplacedText = (time: string) =>
  `Novos códigos de recuperação foram criados para a sua conta ${time}. Os anteriores não funcionam mais.`;

export const connectedSubject = (site: string) =>
  `O login único foi conectado à sua conta do ${site}`;
export const connectedText = (time: string) =>
  `Sua conta foi conectada ao login único ${time}. Agora é possível entrar com ele.`;
export const connectedAlarm = 'Depois, desconecte o login único na página “Login e segurança”.';
export const disconnectedSubject = (site: string) =>
  `O login único foi desconectado da sua conta do ${site}`;
export const disconnectedText = (time: string) =>
  `O login único foi desconectado da sua conta ${time}.`;

export const invitationSubject = (site: string) => `Convite para o ${site}`;
export const invitationText = (site: string) =>
  `Você recebeu um convite para criar uma conta no ${site}. Use este link para escolher uma senha. Ele funciona uma única vez e expira em 7 dias:`;
export const invitationButton = 'Criar conta';
export const invitationIgnore = 'Se você não esperava este convite, ignore este e-mail.';
