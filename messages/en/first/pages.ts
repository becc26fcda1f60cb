// Titles and descriptions: the tab of the browser, and what a search engine shows. `site` is the name of the site.
export const homeTitle = (site: string) => `${site}: free QR code generator for business`;
export const homeDescription =
  'Make a QR code for a link, a contact card, Wi-Fi, an event or a payment, with your colours, logo and frame. Free, without sign-up. Static codes never expire.';
export const appTitle = 'Professional QR Code Generator | Free Business QR Codes';
export const signInTitle = (site: string) => `Sign in | ${site}`;
export const signUpTitle = (site: string) => `Sign up | ${site}`;

// The frame of the pages
/** Links in the header. */
export const signIn = 'Sign In';
export const signUp = 'Sign Up';
/** In the sidebar: opens the cookie settings. */
export const cookies = 'Cookies';
/** In the dialog that asks for the password again. */
export const sessionEnded =
  'You have been signed out. Sign in again to continue: your changes are kept on this device.';

// The generator
export const generatorHeading = 'QR Code Generator';
export const loading = 'Loading…';
export const notSavedTitle = 'Warning';
export const notSaved = "QR code downloaded but couldn't be saved to your projects.";
