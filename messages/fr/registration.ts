export const pageTitle = (site: string) => `Invitation à rejoindre ${site}`;
export const pageDescription = 'Créez votre compte avec le lien de votre invitation.';
export const heading = 'Créer votre compte';
export const intro =
  'Vous avez reçu une invitation. Choisissez un mot de passe pour créer votre compte.';
export const linkIncomplete =
  'Ce lien est incomplet. Copiez l’adresse entière figurant dans votre invitation, ou demandez-en une nouvelle à <mail></mail>.';

export const askForInvitation =
  'Il faut une invitation pour créer un compte ici. Demandez-la à <mail></mail>.';

export const invitationNeeded =
  'Il faut une invitation pour créer un compte ici. Demandez-la à l’exploitant de ce site.';
export const invitationUnusable =
  'Cette invitation a expiré, a déjà servi ou concerne une autre adresse. Si vous venez de créer votre compte avec elle, connectez-vous.';
export const registrationClosed = 'Ce site n’accepte pas de nouveaux comptes.';
export const registrationByProvider =
  'Sur ce site, les comptes sont créés par authentification unique. Cliquez sur «\u00a0Continuer avec…\u00a0» dans la fenêtre de connexion.';
