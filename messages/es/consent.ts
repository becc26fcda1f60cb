export * from './first/consent.ts';

// The dialog
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
export const dismiss = 'Cerrar';
