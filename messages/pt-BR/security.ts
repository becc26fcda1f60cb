import { isolate, number, plural } from './format.ts';

// The page about signing in
export const pageTitle = (site: string) => `Login e segurança | ${site}`;
export const pageDescription = 'Como você entra na sua conta e como ela é protegida.';
export const back = 'Todos os códigos';
export const heading = 'Login e segurança';
export const reason = 'Esta página mostra como sua conta é protegida.';
export const pageLink = 'Login e segurança';

// The second step of signing in
export const stepText = (address: string) =>
  `Informe o código que seu app autenticador mostra para ${isolate(address)}.`;
export const stepTextAlone = 'Informe o código que seu app autenticador mostra.';
export const stepRecoveryText =
  'Informe um dos seus códigos de recuperação. Cada código funciona uma única vez.';
export const codeLabel = 'Código do app';
export const recoveryCodeLabel = 'Código de recuperação';
export const codeMissing = 'Informe o código';
export const rememberDevice = 'Lembrar deste dispositivo por 30 dias';
export const useRecoveryCode = 'Usar um código de recuperação';
export const useApp = 'Usar o app autenticador';
export const continueSignIn = 'Continuar';
export const checking = 'Verificando…';
export const stepBack = 'Voltar';
export const codeNotChecked = 'Não foi possível verificar o código. Tente novamente.';

// Two-step sign-in
export const twoStepTitle = 'Login em duas etapas';
export const twoStepText =
  'Depois da senha, você usa o celular ou uma chave de acesso. Ninguém entra apenas com a sua senha.';
export const twoStepOffer =
  'Exija um código do seu celular depois da senha. Assim, ninguém entra apenas com a sua senha.';
export const appTitle = 'App autenticador';
export const appOff = 'Um app no seu celular mostra um novo código a cada 30 segundos.';
export const appOn = 'Ao entrar, você informa um código do seu app.';
export const setUpApp = 'Configurar um app';
export const removeApp = 'Remover o app';
export const sectionNotLoaded = 'Não foi possível carregar esta seção.';
export const changeFailed = 'Não foi possível fazer a alteração. Tente novamente.';
export const cancel = 'Cancelar';

// Setting up an authenticator app
export const scanText =
  'Leia este código com um app autenticador no seu celular. Depois, informe o código que o app mostra.';
export const scanLabel = 'QR Code para o seu app autenticador';
export const keyText = 'Se não for possível ler o código, digite esta chave no app:';
export const copyKey = 'Copiar a chave';
export const openInApp = 'Abrir em um app autenticador';
export const copied = 'Copiado';
export const notCopied = 'Não foi possível copiar. Selecione o texto e copie.';
export const turnOn = 'Ativar';
export const turnedOnTitle = 'O login em duas etapas está ativado';
export const turnedOn = 'As sessões em todos os outros dispositivos foram encerradas.';
export const codesNotShown =
  'O login em duas etapas está ativado, mas não foi possível mostrar seus códigos de recuperação. Crie novos.';

// The password again, before a change
export const confirmText = 'Informe sua senha para continuar.';
export const password = 'Senha';
export const passwordMissing = 'Informe sua senha';
export const removeText =
  'Informe sua senha para remover o app autenticador. Depois disso, a senha bastará para entrar, e seus códigos de recuperação serão excluídos.';
export const removeTextKept =
  'Informe sua senha para remover o app autenticador. Depois da senha, será pedida uma chave de acesso.';
export const turnedOffTitle = 'O app autenticador foi removido';
export const turnedOff =
  'Agora a senha basta para entrar. Seus códigos de recuperação foram excluídos.';
export const turnedOffKept = 'O login em duas etapas continua ativo, com uma chave de acesso.';

// Recovery codes
export const recoveryTitle = 'Códigos de recuperação';
export const recoveryText =
  'Com um destes códigos você entra sem o celular. Cada código funciona uma única vez.';
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `Resta ${number(count)} código.`,
    other: `Restam ${number(count)} códigos.`,
  });
export const newCodes = 'Criar novos códigos de recuperação';
export const newCodesText =
  'Os novos códigos de recuperação substituem os antigos, que deixam de funcionar.';
export const codesTitle = 'Seus novos códigos de recuperação';
export const codesText =
  'Guarde-os em um lugar seguro que não dependa do celular. Eles só são mostrados desta vez.';
export const copyCodes = 'Copiar';
export const downloadCodes = 'Baixar';
export const codesSaved = 'Já salvei os códigos';
export const codesFileTitle = (site: string, address: string) =>
  `Códigos de recuperação de ${site}, ${address}`;

// In place of the administrators' pages
export const adminTitle = 'Configure primeiro o login em duas etapas';
export const adminText = 'Este site o exige para quem o administra.';
export const adminButton = 'Configurar';

// Errors
export const wrongCode = 'Este código está incorreto ou não é mais válido. Tente outro.';
export const tooManyCodes = (minutes: number) =>
  plural(minutes, {
    one: `Muitos códigos incorretos. Tente novamente em um minuto ou use um código de recuperação.`,
    other: `Muitos códigos incorretos. Tente novamente em ${number(minutes)} minutos ou use um código de recuperação.`,
  });
export const signInExpired =
  'Este login demorou demais ou teve muitos códigos incorretos. Informe sua senha novamente.';
export const setUpExpired = 'Esta configuração expirou. Comece de novo.';
export const confirmationNeeded = 'Informe sua senha para continuar.';
export const factorRequired =
  'Quem administra este site precisa do login em duas etapas. Configure-o na página “Login e segurança”.';
export const factorExists =
  'Já há um app autenticador configurado. Remova-o antes de configurar outro.';
export const factorMissing = 'O login em duas etapas não está ativado. Configure-o primeiro.';
