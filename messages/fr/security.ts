// The page about signing in
export const pageTitle = (site: string) => `Connexion et sécurité | ${site}`;
export const pageDescription = 'Comment vous vous connectez et comment votre compte est protégé.';
export const back = 'Mes QR codes';
export const heading = 'Connexion et sécurité';
export const reason = 'Cette page montre comment votre compte est protégé.';
export const pageLink = 'Connexion et sécurité';

// Two-step sign-in
export const twoStepTitle = 'Connexion en deux étapes';
export const twoStepText =
  'Après votre mot de passe, vous saisissez un code affiché sur votre téléphone. Votre mot de passe seul ne suffit donc plus pour accéder à votre compte.';
