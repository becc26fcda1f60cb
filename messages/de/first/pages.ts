// Titles and descriptions: the tab of the browser, and what a search engine shows. `site` is the name of the site.
export const homeTitle = (site: string) => `${site}: QR-Code-Generator kostenlos für Unternehmen`;
export const homeDescription =
  'QR-Code kostenlos erstellen: für Link, Kontakt, WLAN, Termin oder Zahlung, mit Ihren Farben, Logo und Rahmen. Ohne Registrierung. Statische Codes laufen nie ab.';
export const appTitle = 'QR-Code-Generator kostenlos | Professionelle QR-Codes erstellen';
export const signInTitle = (site: string) => `Anmelden | ${site}`;
export const signUpTitle = (site: string) => `Registrieren | ${site}`;

// The frame of the pages
/** Links in the header. */
export const signIn = 'Anmelden';
export const signUp = 'Registrieren';
/** In the sidebar: opens the cookie settings. */
export const cookies = 'Cookies';
/** In the dialog that asks for the password again. */
export const sessionEnded =
  'Sie wurden abgemeldet. Melden Sie sich wieder an, um fortzufahren: Ihre Änderungen bleiben auf diesem Gerät erhalten.';

// The generator
export const generatorHeading = 'QR-Code-Generator';
export const loading = 'Wird geladen\u00a0…';
export const notSavedTitle = 'Achtung';
export const notSaved =
  'Der QR-Code wurde heruntergeladen, konnte aber nicht in Ihrem Konto gespeichert werden.';
