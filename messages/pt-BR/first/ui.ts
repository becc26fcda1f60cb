// Titles of toasts
export const errorTitle = 'Erro';
export const successTitle = 'Tudo certo';

// Toasts and dialogs
export const notifications = 'Notificações';
export const dismissToast = 'Fechar';
export const close = 'Fechar';

// A part of a page that loads when it is needed
export const loading = 'Carregando…';
export const partNotLoaded =
  'Não foi possível carregar esta parte. Verifique sua conexão com a internet ou recarregue a página.';
export const tryAgain = 'Tentar de novo';
export const needsScripts =
  'Esta página precisa do JavaScript, que está desativado no seu navegador. Ative-o e recarregue a página.';

// A page that could not be loaded, or without its data
export const pageNotLoadedTitle = 'Não foi possível carregar esta página';
export const pageNotLoaded =
  'Nada do que você digitou se perdeu. Verifique sua conexão com a internet e tente novamente.';
export const updatedTitle = 'Este site foi atualizado';
export const updated =
  'Algumas partes desta página não estão mais disponíveis. Recarregue-a para continuar.';
export const reloadPage = 'Recarregar página';
export const nothingLoaded = 'Não foi possível carregar nada.';
export const emptyPage = 'O servidor não respondeu como esperado, por isso esta página está vazia.';
export const retry = 'Tentar de novo';
export const retrying = 'Tentando…';
export const homeLink = (site: string) => `${site}: página inicial`;

// Failed calls
export const networkFailed = 'Falha na conexão. Verifique sua conexão com a internet.';
export const unknownError = 'Ocorreu um erro desconhecido';
export const unexpectedError = 'Ocorreu um erro inesperado';
