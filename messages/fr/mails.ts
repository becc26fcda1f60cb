import { isolate, number, plural } from './format.ts';

// Mails to users. A line without a dot is a subject or a button.

export const utcTime = (day: string, time: string) => `le ${isolate(day)} à ${isolate(time)} UTC`;

// Somebody asked for a new password
export const resetSubject = (site: string) => `Choisir un nouveau mot de passe ${site}`;
/** Above the button. */
export const resetText =
  'Quelqu’un, sans doute vous, a demandé à réinitialiser le mot de passe de votre compte. Utilisez ce lien pour en choisir un nouveau. Il ne fonctionne qu’une fois et expire dans 30\u00a0minutes\u00a0:';
export const resetButton = 'Choisir un nouveau mot de passe';
export const resetIgnore =
  'Si la demande ne vient pas de vous, ignorez cet e-mail. Votre mot de passe n’a pas changé.';

// A password was changed
export const changedSubject = (site: string) => `Votre mot de passe ${site} a été modifié`;
export const changedText = (time: string) =>
  `Le mot de passe de votre compte a été modifié (${time}), et votre session a été fermée sur tous les autres appareils.`;
/**
 * The quoted words are those of the link in the sign-in dialog. The address is not isolated, since mail
 * programs could take the invisible character after it for a part of it.
 */
export const changedAlarm = (address: string) =>
  `Si ce changement ne vient pas de vous, choisissez tout de suite un nouveau mot de passe\u00a0: ouvrez ${address} et cliquez sur «\u00a0Mot de passe oublié\u00a0?\u00a0».`;

// A new account, or a request to send the link again
export const verifySubject = (site: string) => `Confirmez votre adresse e-mail pour ${site}`;
export const verifyText = (site: string) =>
  `Quelqu’un, sans doute vous, a créé un compte ${site} avec cette adresse. Confirmez qu’elle est bien la vôtre. Le lien est valable sept jours\u00a0:`;
export const verifyButton = 'Confirmer cette adresse';
export const verifyIgnore = 'Si ce n’est pas vous, ignorez cet e-mail.';

// Somebody wants to use another address for their account
export const changeSubject = (site: string) =>
  `Confirmez votre nouvelle adresse e-mail pour ${site}`;
export const changeText = (site: string) =>
  `Quelqu’un, sans doute vous, souhaite utiliser cette adresse pour son compte ${site}. Confirmez qu’elle est bien la vôtre. Le lien est valable 24\u00a0heures\u00a0:`;
export const changeIgnore =
  'Si la demande ne vient pas de vous, ignorez cet e-mail. Rien ne changera.';

// … and that address already has an account
export const takenSubject = (site: string) => `Cette adresse a déjà un compte ${site}`;
export const takenText = (site: string) =>
  `Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un autre compte ${site}. Rien n’a changé, car l’adresse a déjà un compte.`;
export const takenAdvice = (address: string) =>
  `Pour utiliser ce compte, connectez-vous avec cette adresse sur ${address} . Si vous ne connaissez pas le mot de passe, cliquez-y sur «\u00a0Mot de passe oublié\u00a0?\u00a0».`;

// The address of an account was changed; goes to the previous one
export const movedSubject = (site: string) =>
  `L’adresse e-mail de votre compte ${site} a été modifiée`;
export const movedText = (time: string, email: string) =>
  `L’adresse e-mail de votre compte a été remplacée par ${isolate(email)} (${time}). Si ce changement ne vient pas de vous, rétablissez cette adresse tout de suite. Tous les appareils seront alors déconnectés et vous pourrez choisir un nouveau mot de passe. Le lien est valable sept jours\u00a0:`;
export const movedButton = 'Rétablir cette adresse';
export const movedIgnore = 'Si ce changement vient de vous, vous n’avez rien à faire.';

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) =>
  `Connexion en deux étapes à ${site}\u00a0: méthode ajoutée`;
export const factorAddedText = (time: string) =>
  `Une méthode de connexion en deux étapes a été ajoutée à votre compte (${time}), et votre session a été fermée sur tous les autres appareils. Si cet ajout ne vient pas de vous, choisissez tout de suite un nouveau mot de passe\u00a0: cette méthode sera alors supprimée et tous les appareils seront déconnectés. Le lien est utilisable une seule fois, pendant sept jours\u00a0:`;
export const factorRemovedSubject = (site: string) =>
  `Connexion en deux étapes à ${site}\u00a0: méthode supprimée`;
export const factorRemovedText = (time: string) =>
  `Une méthode de connexion en deux étapes a été supprimée de votre compte (${time}).`;
export const recoveryUsedSubject = (site: string) => `Un code de secours ${site} a été utilisé`;
export const recoveryUsedText = (time: string) =>
  `Quelqu’un, sans doute vous, s’est connecté à votre compte avec un code de secours (${time}).`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `Il vous reste ${number(count)} code de secours.`,
    other: `Il vous reste ${number(count)} codes de secours.`,
  });
export const recoveryReplacedSubject = (site: string) => `Nouveaux codes de secours ${site}`;
export const recoveryReplacedText = (time: string) =>
  `De nouveaux codes de secours ont été créés pour votre compte (${time}). Les anciens ne fonctionnent plus.`;

export const connectedSubject = (site: string) =>
  `L’authentification unique a été associée à votre compte ${site}`;
export const connectedText = (time: string) =>
  `Votre compte a été associé à l’authentification unique (${time}). Elle permet maintenant de s’y connecter.`;
export const connectedAlarm = `Ensuite, dissociez l’authentification unique sur la page «\u00a0Connexion et sécurité\u00a0».`;
export const disconnectedSubject = (site: string) =>
  `L’authentification unique a été dissociée de votre compte ${site}`;
export const disconnectedText = (time: string) =>
  `L’authentification unique a été dissociée de votre compte (${time}).`;

export const invitationSubject = (site: string) => `Invitation à rejoindre ${site}`;
export const invitationText = (site: string) =>
  `Vous avez reçu une invitation à créer un compte sur ${site}. Utilisez ce lien pour choisir un mot de passe. Il ne fonctionne qu’une fois et expire dans 7\u00a0jours\u00a0:`;
export const invitationButton = 'Créer le compte';
export const invitationIgnore = 'Si vous n’attendiez pas cette invitation, ignorez cet e-mail.';
