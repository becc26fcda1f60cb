export const pageTitle = (site: string) => `Login único | ${site}`;
export const pageDescription = 'O fim de um acesso por um provedor de identidade.';
export const continueWith = (name: string) => `Continuar com ${name}`;
export const or = 'ou';
export const startFailed = 'Não foi possível iniciar o login único. Tente novamente.';
export const failedHeading = 'O acesso não foi concluído';
export const cancelled =
  'O acesso foi cancelado ou sua conta não tem permissão para usar este site. Tente novamente ou peça acesso a quem administra sua conta.';
export const expired = 'Este acesso expirou ou já foi usado. Tente novamente.';
export const unavailable =
  'O login único não está respondendo. Tente novamente em alguns minutos ou entre com sua senha.';
export const unverified =
  'Seu endereço de e-mail não foi confirmado pelo provedor de identidade e, por isso, não pode ser usado aqui. Fale com quem administra sua conta.';
export const unverifiable = 'Não foi possível verificar o login. Tente novamente.';
export const unconfirmedHeading = 'Seu login não foi confirmado';
export const unconfirmed =
  'O provedor de identidade não confirmou que você acabou de entrar por lá. Tente novamente ou defina uma senha aqui e use-a para fazer a alteração.';
export const taken =
  'Este acesso já está conectado a outra conta. Desconecte-o primeiro dessa conta ou use outro.';
export const reserved =
  'Este endereço pertencia a uma conta que ainda pode recuperá-lo. Tente novamente em uma semana ou escreva para <mail></mail>.';
export const joinHeading = 'Conecte sua conta';
export const joinText = (email: string) =>
  `${email} já tem uma conta aqui. Digite a senha dela uma vez para conectá-la ao seu login único.`;
export const joinButton = 'Conectar e entrar';
export const joinForgotten =
  'Não sabe a senha? Selecione “Esqueceu a senha?” <link>na janela de login</link> e depois comece de novo.';
export const joined = 'Sua conta está conectada.';
export const joinFailed = 'Não foi possível conectar a conta. Tente novamente.';
export const sectionTitle = 'Login único';
export const linkText = (name: string) => `Entre com ${name} em vez de usar uma senha.`;
export const linkedText = (name: string) => `Você pode entrar com ${name}.`;
export const linkButton = (name: string) => `Conectar com ${name}`;
export const unlinkButton = 'Desconectar';
export const unlinkText = (name: string) =>
  `Digite sua senha para desconectar ${name}. Depois disso, você entra com sua senha.`;
export const unlinked = 'Conta desconectada.';
export const unlinkFailed = 'Não foi possível desconectar a conta. Tente novamente.';
export const passwordNeeded = 'Sua conta ainda não tem senha. Defina uma primeiro.';
export const sendLink = 'Enviar um link para definir uma senha';
export const askForLink = 'Peça um link ao operador deste site.';
export const signInAgain = (name: string) =>
  `Entre novamente com ${name} para continuar. Você voltará a esta página e terá dez minutos para fazer a alteração.`;
export const renewTitle = 'Entre novamente';
export const renewText = (name: string) =>
  `Suas permissões de administração vêm de ${name} e precisam ser confirmadas lá a cada doze horas. Entre novamente por lá para ver esta página.`;
