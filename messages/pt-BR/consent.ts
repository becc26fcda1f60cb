export * from './first/consent.ts';

// The dialog
export const settingsIntro = 'Escolha o que este navegador pode armazenar.';
export const essential = 'Essenciais';
export const essentialHint =
  'Mantêm sua sessão aberta e lembram suas configurações. Sempre ativos.';
export const analytics = 'Análise';
export const analyticsHint = 'Mostram quais páginas são usadas, para que possamos melhorá-las.';
export const advertising = 'Publicidade';
export const advertisingHint = 'Permitem medir a publicidade e adaptá-la aos seus interesses.';
export const unusedHint = 'Sem uso no momento. Sua escolha fica guardada caso isso mude.';
export const save = 'Salvar';

// The notice for visitors who have allowed advertising
export const adsLabel = 'Publicidade';
export const adsAllowed = 'Você permitiu cookies de publicidade.';
export const dismiss = 'Fechar';
