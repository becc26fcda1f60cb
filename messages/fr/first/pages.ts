// Titles and descriptions: the tab of the browser, and what a search engine shows. `site` is the name of the site.
export const homeTitle = (site: string) =>
  `${site}\u00a0: générateur de QR code gratuit pour les entreprises`;
export const homeDescription =
  'Créez un QR code gratuit pour un lien, un contact, le Wi-Fi, un événement ou un paiement, avec vos couleurs et votre logo. Un code statique n’expire jamais.';
export const appTitle = 'Générateur de QR code gratuit | QR codes professionnels';
export const signInTitle = (site: string) => `Connexion | ${site}`;
export const signUpTitle = (site: string) => `Inscription | ${site}`;

// The frame of the pages
/** Links in the header. */
export const signIn = 'Se connecter';
export const signUp = 'S’inscrire';
/** In the sidebar: opens the cookie settings. */
export const cookies = 'Cookies';
/** In the dialog that asks for the password again. */
export const sessionEnded =
  'Votre session a été fermée. Reconnectez-vous pour continuer\u00a0: vos modifications sont conservées sur cet appareil.';

// The generator
export const generatorHeading = 'Générateur de QR code';
export const loading = 'Chargement…';
export const notSavedTitle = 'Attention';
export const notSaved =
  'Le QR code a été téléchargé, mais n’a pas pu être enregistré dans votre compte.';
