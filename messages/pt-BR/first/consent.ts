// The banner
export const bannerLabel = 'Cookies';
export const usedIfAccepted =
  'Os cookies de análise e de publicidade só são usados se você aceitar.';
export const essentialOnly = 'Este site usa apenas cookies essenciais.';
export const privacyPolicy = 'Política de privacidade';
export const rejectAll = 'Recusar tudo';
export const acceptAll = 'Aceitar tudo';

// The dialog
export const settingsTitle = 'Configurações de cookies';

// The notice for visitors who have allowed advertising
export const openSettings = 'Configurações de cookies';
