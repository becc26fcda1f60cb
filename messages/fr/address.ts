import { isolate } from './format.ts';

// In the page about signing in
export const title = 'Adresse e-mail';
export const text =
  'Vous vous connectez avec cette adresse. Si vous oubliez votre mot de passe, nous y envoyons un lien.';
export const textWithoutMail = 'Vous vous connectez avec cette adresse.';
export const unverified =
  'Cette adresse n’est pas encore confirmée. Faites-vous envoyer un lien et ouvrez-le. D’ici là, votre compte peut avoir un seul code dynamique.';
export const sendLink = 'Envoyer le lien';
export const sentAgain = (address: string) =>
  `Nous avons envoyé un lien à ${isolate(address)}. Il est valable sept jours. Rien reçu\u00a0? Regardez dans vos courriers indésirables.`;
export const notSent = 'L’e-mail n’a pas pu être envoyé. Réessayez.';
export const pending = (address: string) =>
  `Nous avons envoyé un lien à ${isolate(address)}. L’adresse change dès qu’elle y est confirmée, dans les 24\u00a0heures.`;
export const cancelChange = 'Annuler le changement';
export const changeCancelled = 'L’adresse reste inchangée.';
export const notCancelled = 'Le changement n’a pas pu être annulé. Réessayez.';
export const newAddress = 'Nouvelle adresse e-mail';
export const sameAddress = 'C’est déjà votre adresse actuelle. Saisissez-en une autre.';
export const codeHint = 'Ou l’un de vos codes de secours';
export const change = 'Changer d’adresse';
export const changeByLink =
  'Nous envoyons un lien à la nouvelle adresse. Votre adresse change dès que vous l’y confirmez.';
export const changeAtOnce =
  'Ce serveur n’envoie pas d’e-mails\u00a0: l’adresse change immédiatement. Vérifiez l’orthographe, car vous vous connecterez avec cette adresse.';
export const mailed = (address: string) =>
  `Nous avons envoyé un lien à ${isolate(address)}. Rien reçu\u00a0? Regardez dans vos courriers indésirables.`;
export const changed = 'Votre adresse e-mail a été modifiée';
export const notChanged = 'L’adresse e-mail n’a pas pu être modifiée. Réessayez.';

// The page that confirms an address
export const verifyTitle = (site: string) => `Confirmer votre adresse e-mail | ${site}`;
export const verifyDescription =
  'Confirmez l’adresse e-mail de votre compte avec le lien que vous avez reçu.';
export const verifyHeading = 'Confirmer votre adresse e-mail';
export const verifyText = 'Ne confirmez que si vous avez créé ce compte ou demandé ce changement.';
export const verifyButton = 'Confirmer l’adresse';
export const confirmed = (address: string) => `L’adresse ${isolate(address)} est confirmée.`;
export const notConfirmed = 'L’adresse n’a pas pu être confirmée. Réessayez.';
export const alreadyConfirmed =
  'Si vous venez de confirmer l’adresse, vous n’avez plus rien à faire.';

// The page that restores the previous address
export const restoreTitle = (site: string) => `Rétablir votre adresse e-mail | ${site}`;
export const restoreDescription =
  'Annulez un changement d’adresse e-mail de votre compte avec le lien que vous avez reçu.';
export const restoreHeading = 'Rétablir votre adresse e-mail';
export const restoreText =
  'Votre compte retrouve son adresse précédente et tous les appareils sont déconnectés. Vous choisissez ensuite un nouveau mot de passe.';
export const restoreButton = 'Rétablir l’adresse';
export const notRestored = 'L’adresse n’a pas pu être rétablie. Réessayez.';
export const alreadyRestored =
  'Si vous venez de l’utiliser, votre adresse est rétablie\u00a0: pour choisir un nouveau mot de passe, cliquez sur «\u00a0Mot de passe oublié\u00a0?\u00a0» <link>dans la fenêtre de connexion</link>.';

// Both pages
export const linkIncomplete =
  'Ce lien est incomplet. Copiez l’adresse entière depuis l’e-mail qui la contient.';
