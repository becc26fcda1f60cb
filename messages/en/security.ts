// The page about signing in
export const pageTitle = (site: string) => `Sign-in and security | ${site}`;
export const pageDescription = 'How you sign in to your account, and how it is protected.';
/** Leads to the generator. */
export const back = 'My QR codes';
export const heading = 'Sign-in and security';
/** Why signing in is needed. */
export const reason = 'This page shows how your account is protected.';
/** In the settings dialog: leads to the page. */
export const pageLink = 'Sign-in and security';

// Two-step sign-in
export const twoStepTitle = 'Two-step sign-in';
export const twoStepText =
  'After your password, you enter a code from your phone. So nobody gets in with your password alone.';
