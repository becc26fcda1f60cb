import { isolate, number, plural } from './format.ts';

// The page about signing in
export const pageTitle = (site: string) => `Connexion et sécurité | ${site}`;
export const pageDescription = 'Comment vous vous connectez et comment votre compte est protégé.';
export const back = 'Tous les codes';
export const heading = 'Connexion et sécurité';
export const reason = 'Cette page montre comment votre compte est protégé.';
export const pageLink = 'Connexion et sécurité';

// The second step of signing in
export const stepText = (address: string) =>
  `Saisissez le code que votre application d’authentification affiche pour ${isolate(address)}.`;
export const stepTextAlone = 'Saisissez le code que votre application d’authentification affiche.';
export const stepRecoveryText =
  'Saisissez l’un de vos codes de secours. Chaque code ne fonctionne qu’une fois.';
export const codeLabel = 'Code de l’application';
export const recoveryCodeLabel = 'Code de secours';
export const codeMissing = 'Saisissez le code';
export const rememberDevice = 'Se souvenir de cet appareil pendant 30 jours';
export const useRecoveryCode = 'Utiliser un code de secours';
export const useApp = 'Utiliser l’application d’authentification';
export const continueSignIn = 'Continuer';
export const checking = 'Vérification…';
export const stepBack = 'Retour';
export const codeNotChecked = 'Le code n’a pas pu être vérifié. Réessayez.';

// Two-step sign-in
export const twoStepTitle = 'Connexion en deux étapes';
export const twoStepText =
  'Après votre mot de passe, vous utilisez votre téléphone ou une clé d’accès. Votre mot de passe seul ne suffit pas pour accéder à votre compte.';
export const twoStepOffer =
  'Exigez après le mot de passe un code affiché sur votre téléphone\u00a0: votre mot de passe seul ne suffira plus pour accéder à votre compte.';
export const appTitle = 'Application d’authentification';
export const appOff =
  'Une application sur votre téléphone affiche un nouveau code toutes les 30 secondes.';
export const appOn = 'Un code de votre application vous est demandé à chaque connexion.';
export const setUpApp = 'Configurer une application';
export const removeApp = 'Supprimer l’application';
export const sectionNotLoaded = 'Cette section n’a pas pu être chargée.';
export const changeFailed = 'La modification a échoué. Réessayez.';
export const cancel = 'Annuler';

// Setting up an authenticator app
export const scanText =
  'Scannez ce code avec une application d’authentification sur votre téléphone, puis saisissez le code qu’elle affiche.';
export const scanLabel = 'QR code pour votre application d’authentification';
export const keyText =
  'Si vous ne pouvez pas le scanner, saisissez cette clé dans l’application\u00a0:';
export const copyKey = 'Copier la clé';
export const openInApp = 'Ouvrir dans une application d’authentification';
export const copied = 'Copié';
export const notCopied = 'La copie a échoué. Sélectionnez le texte et copiez-le vous-même.';
export const turnOn = 'Activer';
export const turnedOnTitle = 'La connexion en deux étapes est activée';
export const turnedOn = 'Votre session a été fermée sur tous les autres appareils.';
export const codesNotShown =
  'La connexion en deux étapes est activée, mais vos codes de secours n’ont pas pu être affichés. Créez-en de nouveaux.';

// The password again, before a change
export const confirmText = 'Saisissez votre mot de passe pour continuer.';
export const password = 'Mot de passe';
export const passwordMissing = 'Saisissez votre mot de passe';
export const removeText =
  'Saisissez votre mot de passe pour supprimer l’application d’authentification. Votre mot de passe suffira alors pour vous connecter, et vos codes de secours seront supprimés.';
export const removeTextKept =
  'Saisissez votre mot de passe pour supprimer l’application d’authentification. Une clé d’accès vous sera alors demandée après le mot de passe.';
export const turnedOffTitle = 'L’application d’authentification a été supprimée';
export const turnedOff =
  'Votre mot de passe suffit désormais pour vous connecter. Vos codes de secours ont été supprimés.';
export const turnedOffKept = 'La connexion en deux étapes reste active, avec une clé d’accès.';

// Recovery codes
export const recoveryTitle = 'Codes de secours';
export const recoveryText =
  'Avec l’un de ces codes, vous vous connectez sans votre téléphone. Chaque code ne fonctionne qu’une fois.';
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `Il vous reste ${number(count)} code.`,
    other: `Il vous reste ${number(count)} codes.`,
  });
export const newCodes = 'Créer de nouveaux codes de secours';
export const newCodesText =
  'Les nouveaux codes de secours remplacent les anciens, qui cessent de fonctionner.';
export const codesTitle = 'Vos nouveaux codes de secours';
export const codesText =
  'Gardez-les en lieu sûr, accessible sans votre téléphone. Ils ne s’affichent que cette fois-ci.';
export const copyCodes = 'Copier';
export const downloadCodes = 'Télécharger';
export const codesSaved = 'Codes enregistrés';
export const codesFileTitle = (site: string, address: string) =>
  `Codes de secours pour ${site}, ${address}`;

// In place of the administrators' pages
export const adminTitle = 'Configurez d’abord la connexion en deux étapes';
export const adminText = 'Ce site l’exige pour l’administration.';
export const adminButton = 'Configurer';

// Errors
export const wrongCode = 'Ce code est erroné ou n’est plus valable. Essayez-en un autre.';
export const tooManyCodes = (minutes: number) =>
  plural(minutes, {
    one: `Trop de codes erronés. Réessayez dans une minute ou utilisez un code de secours.`,
    other: `Trop de codes erronés. Réessayez dans ${number(minutes)} minutes ou utilisez un code de secours.`,
  });
export const signInExpired =
  'Cette connexion a duré trop longtemps ou trop de codes étaient erronés. Saisissez à nouveau votre mot de passe.';
export const setUpExpired = 'Cette configuration a expiré. Recommencez.';
export const confirmationNeeded = 'Saisissez votre mot de passe pour continuer.';
export const factorRequired =
  'L’administration de ce site exige la connexion en deux étapes. Configurez-la sur la page «\u00a0Connexion et sécurité\u00a0».';
export const factorExists =
  'Une application d’authentification est déjà configurée. Supprimez-la avant d’en configurer une autre.';
export const factorMissing =
  'La connexion en deux étapes n’est pas activée. Configurez-la d’abord.';
