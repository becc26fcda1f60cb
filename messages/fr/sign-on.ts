export const pageTitle = (site: string) => `Authentification unique | ${site}`;
export const pageDescription = 'La fin d’une connexion par un fournisseur d’identité.';
export const continueWith = (name: string) => `Continuer avec ${name}`;
export const or = 'ou';
export const startFailed = 'Impossible de lancer l’authentification unique. Réessayez.';
export const failedHeading = 'La connexion n’a pas abouti';
export const cancelled =
  'La connexion a été annulée, ou votre compte n’a pas accès à ce site. Réessayez, ou demandez l’accès aux personnes qui gèrent votre compte.';
export const expired = 'Cette connexion a expiré ou a déjà servi. Réessayez.';
export const unavailable =
  'L’authentification unique ne répond pas. Réessayez dans quelques minutes ou connectez-vous avec votre mot de passe.';
export const unverified =
  'Votre adresse e-mail n’a pas été confirmée par le fournisseur d’identité et ne peut donc pas servir ici. Adressez-vous au service qui gère votre compte.';
export const unverifiable = 'Votre connexion n’a pas pu être vérifiée. Réessayez.';
export const unconfirmedHeading = 'Votre connexion n’a pas été confirmée';
export const unconfirmed =
  'Le fournisseur d’identité n’a pas confirmé que vous venez de vous y connecter. Réessayez, ou choisissez ici un mot de passe et utilisez-le pour effectuer la modification.';
export const taken =
  'Cette connexion est déjà associée à un autre compte. Dissociez-la d’abord de ce compte ou utilisez-en une autre.';
export const reserved =
  'Cette adresse appartenait à un autre compte, dont le titulaire peut encore la récupérer. Réessayez dans une semaine ou écrivez à <mail></mail>.';
export const joinHeading = 'Associer votre compte';
export const joinText = (email: string) =>
  `${email} possède déjà un compte ici. Saisissez son mot de passe une fois pour l’associer à votre authentification unique.`;
export const joinButton = 'Associer et se connecter';
export const joinForgotten =
  'Mot de passe inconnu\u00a0? Cliquez sur «\u00a0Mot de passe oublié\u00a0?\u00a0» <link>dans la fenêtre de connexion</link>, puis recommencez.';
export const joined = 'Votre compte est associé.';
export const joinFailed = 'Impossible d’associer le compte. Réessayez.';
export const sectionTitle = 'Authentification unique';
export const linkText = (name: string) =>
  `Connectez-vous avec ${name} plutôt qu’avec un mot de passe.`;
export const linkedText = (name: string) => `Vous pouvez vous connecter avec ${name}.`;
export const linkButton = (name: string) => `Associer ${name}`;
export const unlinkButton = 'Dissocier';
export const unlinkText = (name: string) =>
  `Saisissez votre mot de passe pour dissocier ${name}. Vous vous connecterez ensuite avec votre mot de passe.`;
export const unlinked = 'La dissociation a été effectuée.';
export const unlinkFailed = 'Impossible de dissocier le compte. Réessayez.';
export const passwordNeeded =
  'Votre compte n’a pas encore de mot de passe. Choisissez-en un d’abord.';
export const sendLink = 'Envoyer un lien pour choisir un mot de passe';
export const askForLink = 'Demandez un lien à l’exploitant de ce site.';
export const signInAgain = (name: string) =>
  `Connectez-vous à nouveau avec ${name} pour continuer. Vous reviendrez sur cette page et aurez dix minutes pour effectuer la modification.`;
export const renewTitle = 'Connectez-vous à nouveau';
export const renewText = (name: string) =>
  `Vos droits d’administration viennent de ${name}, qui doit les confirmer toutes les douze heures. Connectez-vous-y à nouveau pour voir cette page.`;
