// Titles of toasts
export const errorTitle = 'Error';
export const successTitle = 'Listo';

// Toasts and dialogs
export const notifications = 'Notificaciones';
export const dismissToast = 'Cerrar';
export const close = 'Cerrar';

// A part of a page that loads when it is needed
export const loading = 'Cargando…';
export const partNotLoaded =
  'No se ha podido cargar esta parte. Compruebe su conexión a internet o recargue la página.';
export const tryAgain = 'Reintentar';
export const needsScripts =
  'Esta página necesita JavaScript, que está desactivado en su navegador. Actívelo y vuelva a cargar la página.';

// A page that could not be loaded, or without its data
export const pageNotLoadedTitle = 'No se ha podido cargar esta página';
export const pageNotLoaded =
  'No se ha perdido nada de lo que ha escrito. Compruebe su conexión a internet e inténtelo de nuevo.';
export const updatedTitle = 'Este sitio se ha actualizado';
export const updated =
  'Algunas partes de esta página ya no están disponibles. Recárguela para continuar.';
export const reloadPage = 'Recargar página';
export const nothingLoaded = 'No se ha podido cargar nada.';
export const emptyPage = 'El servidor no ha respondido como se esperaba y la página está vacía.';
export const retry = 'Reintentar';
export const retrying = 'Reintentando…';
export const homeLink = (site: string) => `${site}: página de inicio`;

// Failed calls
export const networkFailed = 'No se ha podido conectar. Compruebe su conexión a internet.';
export const unknownError = 'Se ha producido un error desconocido';
export const unexpectedError = 'Se ha producido un error inesperado';
