// The banner
export const bannerLabel = 'Cookies';
export const usedIfAccepted = 'Las cookies de análisis y publicidad solo se usan si las acepta.';
export const essentialOnly = 'Este sitio solo usa cookies esenciales.';
export const privacyPolicy = 'Política de privacidad';
export const rejectAll = 'Rechazar todo';
export const acceptAll = 'Aceptar todo';

// The dialog
export const settingsTitle = 'Configuración de cookies';

// The notice for visitors who have allowed advertising
export const openSettings = 'Configuración de cookies';
