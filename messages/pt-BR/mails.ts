import { isolate } from './format.ts';

// Mails to users. A line without a dot is a subject or a button.

// Somebody asked for a new password
export const resetSubject = (site: string) => `Defina uma nova senha para ${site}`;
export const resetText =
  'Alguém, provavelmente você, pediu para redefinir a senha da sua conta. Use este link para definir uma nova. Ele funciona uma única vez e expira em 30 minutos:';
export const resetButton = 'Definir uma nova senha';
export const resetIgnore = 'Se não foi você, ignore este e-mail. Sua senha não mudou.';

// A password was changed
export const changedSubject = (site: string) => `Sua senha de ${site} foi alterada`;
export const changedText = (time: string) =>
  `A senha da sua conta foi alterada em ${isolate(time)} UTC, e as sessões em todos os outros navegadores foram encerradas.`;
export const changedAlarm = (address: string) =>
  `Se não foi você, defina uma nova senha agora: abra ${address} e selecione “Esqueceu a senha?”.`;

export const invitationSubject = (site: string) => `Convite para o ${site}`;
export const invitationText = (site: string) =>
  `Você recebeu um convite para criar uma conta no ${site}. Use este link para escolher uma senha. Ele funciona uma única vez e expira em 7 dias:`;
export const invitationButton = 'Criar conta';
export const invitationIgnore = 'Se você não esperava este convite, ignore este e-mail.';
