// Titles and descriptions: the tab of the browser, and what a search engine shows. `site` is the name of the site.
export const homeTitle = (site: string) => `${site}: darmowy generator kodów QR dla firm`;
export const homeDescription =
  'Stwórz kod QR za darmo: link, wizytówka, Wi-Fi, wydarzenie lub płatność, z własnymi kolorami, logo i ramką. Bez rejestracji. Kody statyczne nie wygasają.';
export const appTitle = 'Profesjonalny generator kodów QR | Darmowe kody QR dla firm';
export const signInTitle = (site: string) => `Logowanie | ${site}`;
export const signUpTitle = (site: string) => `Rejestracja | ${site}`;

// The frame of the pages
export const signIn = 'Zaloguj się';
export const signUp = 'Załóż konto';
export const cookies = 'Pliki cookie';
export const sessionEnded =
  'Sesja została zakończona. Zaloguj się ponownie, aby kontynuować: zmiany są zachowane na tym urządzeniu.';

// The generator
export const generatorHeading = 'Generator kodów QR';
export const loading = 'Wczytywanie…';
export const notSavedTitle = 'Ostrzeżenie';
export const notSaved = 'Kod QR pobrano, ale nie udało się zapisać go na koncie.';
