// Titles and descriptions: the tab of the browser, and what a search engine shows. `site` is the name of the site.
export const homeTitle = (site: string) => `${site}: generador de códigos QR gratis para empresas`;
export const homeDescription =
  'Cree un código QR gratis para un enlace, un contacto, Wi-Fi, un evento o un pago, con sus colores y su logo. Sin registro. Los códigos estáticos no caducan.';
export const appTitle = 'Generador de códigos QR profesional | Códigos QR gratis para empresas';
export const signInTitle = (site: string) => `Iniciar sesión | ${site}`;
export const signUpTitle = (site: string) => `Crear una cuenta | ${site}`;

// The frame of the pages
export const signIn = 'Iniciar sesión';
export const signUp = 'Registrarse';
export const cookies = 'Cookies';
export const sessionEnded =
  'Se ha cerrado la sesión. Iníciela de nuevo para continuar: sus cambios se conservan en este dispositivo.';

// The generator
export const generatorHeading = 'Generador de códigos QR';
export const loading = 'Cargando…';
export const notSavedTitle = 'Aviso';
export const notSaved = 'El código QR se ha descargado, pero no se ha podido guardar en su cuenta.';
