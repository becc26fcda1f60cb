// The banner
export const bannerLabel = 'Cookies';
export const usedIfAccepted = 'Las cookies de análisis y publicidad solo se usan si las acepta.';
export const essentialOnly = 'Este sitio solo usa cookies esenciales.';
export const privacyPolicy = 'Política de privacidad';
export const rejectAll = 'Rechazar todo';
export const acceptAll = 'Aceptar todo';

// The dialog
export const settingsTitle = 'Configuración de cookies';
export const settingsIntro = 'Elija qué puede guardar este navegador.';
export const essential = 'Esenciales';
export const essentialHint =
  'Mantienen su sesión iniciada y recuerdan sus ajustes. Siempre activas.';
export const analytics = 'Análisis';
export const analyticsHint = 'Nos muestran qué páginas se usan, para que podamos mejorarlas.';
export const advertising = 'Publicidad';
export const advertisingHint =
  'Permiten medir la publicidad y adaptarla a los intereses de cada persona.';
export const unusedHint = 'No se usan por ahora. Su elección se guarda por si eso cambia.';
export const save = 'Guardar';

// The notice for visitors who have allowed advertising
export const adsLabel = 'Publicidad';
export const adsAllowed = 'Ha permitido las cookies de publicidad.';
export const openSettings = 'Configuración de cookies';
export const dismiss = 'Cerrar';
