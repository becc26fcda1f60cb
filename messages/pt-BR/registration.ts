export const pageTitle = (site: string) => `Convite para o ${site}`;
export const pageDescription = 'Crie sua conta com o link do seu convite.';
export const heading = 'Crie sua conta';
export const intro = 'Você recebeu um convite. Escolha uma senha para criar sua conta.';
export const linkIncomplete =
  'Este link está incompleto. Copie o endereço inteiro do seu convite ou peça um novo a <mail></mail>.';

export const askForInvitation =
  'Para criar uma conta aqui, você precisa de um convite. Peça um a <mail></mail>.';

export const invitationNeeded =
  'Para criar uma conta aqui, você precisa de um convite. Peça um ao operador deste site.';
export const invitationUnusable =
  'Este convite expirou, já foi usado ou é para outro endereço. Se você acabou de criar sua conta com ele, entre.';
export const registrationClosed = 'Este site não aceita novas contas.';
export const registrationByProvider =
  'Neste site, as contas são criadas por login único. Selecione “Continuar com…” ao entrar.';
