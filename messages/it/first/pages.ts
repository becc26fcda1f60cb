// Titles and descriptions: the tab of the browser, and what a search engine shows. `site` is the name of the site.
export const homeTitle = (site: string) => `${site}: generatore di QR code gratis per aziende`;
export const homeDescription =
  'Crea un QR code gratis per link, contatti, Wi-Fi, eventi o pagamenti, con colori, logo e cornice. Senza registrazione. I codici statici non scadono mai.';
export const appTitle = 'Generatore di QR code gratis | Codici QR professionali';
export const signInTitle = (site: string) => `Accesso | ${site}`;
export const signUpTitle = (site: string) => `Registrazione | ${site}`;

// The frame of the pages
/** Links in the header. */
export const signIn = 'Accedi';
export const signUp = 'Registrati';
/** In the sidebar: opens the cookie settings. */
export const cookies = 'Cookie';
/** In the dialog that asks for the password again. */
export const sessionEnded =
  'La sessione è stata chiusa. Accedere di nuovo per continuare: le modifiche restano su questo dispositivo.';

// The generator
export const generatorHeading = 'Generatore di codici QR';
export const loading = 'Caricamento…';
export const notSavedTitle = 'Attenzione';
export const notSaved =
  'Il codice QR è stato scaricato, ma non è stato possibile salvarlo nell’account.';
