import { isolate, number, plural } from './format.ts';

export * from './first/account.ts';

// The dialog to log in or to register
export const loginIntro = 'Entre para acessar seus QR Codes salvos';
export const login = 'Entrar';
export const loggingIn = 'Entrando…';
export const loginQuestion = 'Não tem uma conta?';
export const toRegister = 'Cadastre-se';
export const loggedInTitle = 'Que bom ver você de novo!';
export const loggedIn = 'Você entrou na sua conta.';
export const registerIntro = 'Cadastre-se para salvar e gerenciar seus QR Codes';
export const register = 'Criar conta';
export const registering = 'Criando conta…';
export const registerQuestion = 'Já tem uma conta?';
export const toLogin = 'Entrar';
export const registeredTitle = 'Conta criada!';
export const registered = 'Agora você pode salvar e gerenciar seus QR Codes.';
export const email = 'E-mail';
export const password = 'Senha';
export const showPassword = 'Mostrar senha';
export const commonPassword = 'Muita gente usa esta senha, por isso é fácil adivinhá-la.';
export const authenticationFailed = 'Falha na autenticação';

// A forgotten password
export const forgotPassword = 'Esqueceu a senha?';
export const resetMailSent = (address: string) =>
  `Se ${isolate(address)} tiver uma conta, enviamos um link para definir uma nova senha. O link vale por 30 minutos. Não recebeu nada? Verifique a pasta de spam.`;
export const resetByOperator =
  'Escreva para <mail></mail> e peça um link para definir uma nova. Seus códigos continuam funcionando.';

// The page that sets a new password
export const resetLinkIncomplete =
  'Este link está incompleto. Copie o endereço completo da mensagem ou peça um novo link a <mail></mail>.';
export const resetSignsIn =
  'Você entrará na conta neste navegador, e as sessões em todos os outros serão encerradas.';

// The form that changes the password
export const currentPassword = 'Senha atual';
export const newPassword = 'Nova senha';
export const confirmPassword = 'Confirmar senha';
export const changePassword = 'Alterar senha';
export const passwordChanged = 'Sua senha foi alterada';
export const passwordNotChanged = 'Não foi possível alterar a senha';

// In place of a page that needs an account
export const signInTitle = 'Entre na sua conta';
export const signIn = 'Entrar';
export const adminOnly = 'Esta página é para quem administra este site.';
export const noAccessTitle = 'Você não tem acesso a esta página';
export const noAccess =
  'Ela é para contas de administração, e <user></user> não é uma delas. Quem opera este site pode mudar isso.';
export const useAnotherAccount = 'Usar outra conta';

// The buttons in the sidebar
export const settings = 'Configurações';
export const logout = 'Sair';
export const accountOf = (email: string) => `Conta: ${email}`;
export const administration = 'Administração';
export const loggedOutTitle = 'Sessão encerrada';
export const loggedOut = 'Você saiu da sua conta.';
export const notLoggedOut = 'Não foi possível sair. Tente novamente.';
export const leaveTitle = 'Sair e perder alterações?';
export const leaveText = (names: string) =>
  `Não foi possível salvar estas alterações: ${names}. Ao sair, elas são apagadas deste dispositivo.`;
export const stay = 'Ficar';
export const leaveAndLose = (count: number) =>
  plural(count, {
    one: `Sair e perder ${number(count)} alteração`,
    other: `Sair e perder ${number(count)} alterações`,
  });

// Settings: the plan
export const allSettings = 'Todas as configurações';
export const settingsPageTitle = (site: string) => `Configurações | ${site}`;
export const settingsDescription = 'Seu plano, seu perfil, seu login e seus dados.';
export const settingsReason = 'Esta página mostra as configurações da sua conta.';
export const planTitle = 'Plano';
export const profileTitle = 'Perfil';
export const profileText = 'Seu e-mail e a aparência deste site neste dispositivo.';
export const dangerTitle = 'Zona de perigo';
export const planLimits = (saved: number, dynamic: number) =>
  `Até ${number(saved)} códigos salvos, sendo até ${number(dynamic)} dinâmicos`;
export const upgradeTo = (plan: string) => `Mudar para ${plan}`;

// Settings: export
export const dataTitle = 'Seus dados';
export const dataText =
  'Um arquivo com seus códigos, os destinos e as leituras. Os códigos podem ser importados em outro servidor com este software.';
export const exportEverything = 'Exportar tudo';
export const preparingExport = 'Preparando a exportação…';
export const preparingExportSize = (size: string) => `Preparando a exportação… ${size}`;
export const exportSaved = (file: string, size: string) => `${isolate(file)} salvo, ${size}.`;
export const exportFailed = 'A exportação falhou. Tente novamente.';

// Settings: import
export const importFromFile = 'Importar de um arquivo';
export const fileToImport = 'Arquivo a importar';
export const readingFile = 'Lendo o arquivo…';
export const importing = (current: number, total: number) =>
  `Importando o código ${number(current)} de ${number(total)}…`;
export const fileUnreadable = 'Não foi possível ler o arquivo. Tente novamente.';
export const fileTooLarge = 'Este arquivo é grande demais para ser importado.';
export const notAnExport =
  'Este arquivo não é a exportação de uma conta. Escolha o arquivo .json que você exportou.';
export const imported = (count: number) =>
  plural(count, {
    one: `${number(count)} código importado.`,
    other: `${number(count)} códigos importados.`,
  });
export const importedBefore = (count: number) =>
  plural(count, {
    one: `${number(count)} código já estava na sua conta.`,
    other: `${number(count)} códigos já estavam na sua conta.`,
  });
export const importedElsewhere = (count: number) =>
  plural(count, {
    one: `${number(count)} código usa o endereço de outro servidor. Ele vai funcionar quando esse endereço apontar para este servidor.`,
    other: `${number(count)} códigos usam o endereço de outro servidor. Eles vão funcionar quando esse endereço apontar para este servidor.`,
  });
export const someNotImported = 'Não foi possível importar alguns:';
export const notImportedList = 'O que não foi possível importar';
export const codeNumber = (position: number) => `Código ${number(position)}`;
export const fieldProblem = (field: string, problem: string) => `${isolate(field)}: ${problem}`;
export const codeProblem = (problem: string) => `Código: ${problem}`;
export const codeNotImported = 'Não foi possível importar este código.';
export const moreNotImported = (count: number) => `Mais ${number(count)}`;
export const importStopped = 'Sem importar, porque a importação foi interrompida.';

// Settings: delete the account
export const deleteAccount = 'Excluir conta';
export const deleteTitle = 'Excluir a conta?';
export const deleteText =
  'Esta ação não pode ser desfeita. Sua conta será excluída de forma permanente, e seus dados serão removidos dos nossos servidores.';
export const deleteDynamicCodes = (count: number) =>
  plural(count, {
    one: 'Seu código dinâmico deixará de funcionar para sempre, inclusive em todas as cópias impressas. Os códigos estáticos continuarão funcionando.',
    other: `Seus ${number(count)} códigos dinâmicos deixarão de funcionar para sempre, inclusive em todas as cópias impressas. Os códigos estáticos continuarão funcionando.`,
  });
export const cancel = 'Cancelar';
export const accountDeletedTitle = 'Conta excluída';
export const accountDeleted = 'Sua conta foi excluída.';
export const accountNotDeleted = 'Não foi possível excluir a conta';

// Failures for which the server gave no reason
export const loginFailed = 'Não foi possível entrar';
export const registrationFailed = 'Não foi possível criar a conta';
export const passwordResetFailed = 'Não foi possível enviar o link. Tente novamente.';
export const passwordChangeFailed = 'Não foi possível alterar a senha';
export const deletionFailed = 'Não foi possível excluir a conta';
export const subscriptionFailed = 'Não foi possível fazer a assinatura';
