/** Errors of the API, as people see them. The server answers with the English texts. */
import { isolate, number, plural } from './format.ts';

// Account
export const signedOut = 'Votre session est fermée. Reconnectez-vous.';
export const wrongLogin = 'Adresse e-mail ou mot de passe incorrect';
export const registrationFailed =
  'L’inscription a échoué. Si vous avez déjà un compte, connectez-vous.';
export const wrongPassword = 'Le mot de passe actuel est incorrect';
export const resetLinkUsed =
  'Ce lien a expiré ou a déjà servi. Si vous venez de l’utiliser pour choisir un mot de passe, connectez-vous.';
export const addressLinkUsed = 'Ce lien a expiré ou a déjà servi.';
export const addressTaken = 'Cette adresse e-mail appartient à un autre compte.';
export const addressUnverified =
  'Confirmez votre adresse e-mail pour avoir plus d’un code dynamique. Vous pouvez recevoir un lien dans les paramètres, sous «\u00a0Connexion et sécurité\u00a0».';
export const passwordChanging = 'Le mot de passe est en cours de modification. Réessayez.';
export const manyLogins = 'Trop de connexions ont lieu en même temps. Réessayez dans un instant.';

// Too many requests
export const tooManyRequests = (seconds: number) =>
  plural(seconds, {
    one: `Trop de requêtes. Réessayez dans ${number(seconds)} seconde.`,
    other: `Trop de requêtes. Réessayez dans ${number(seconds)} secondes.`,
  });
/** Attempts to log in. */
export const tooManyAttempts = (minutes: number) =>
  plural(minutes, {
    one: 'Trop de tentatives. Réessayez dans une minute.',
    other: `Trop de tentatives. Réessayez dans ${number(minutes)} minutes.`,
  });
export const tooMuchFeedback = 'Vous avez envoyé beaucoup d’avis. Réessayez dans une heure.';
export const tooManyNewCodes = (perHour: number) =>
  plural(perHour, {
    one: `Un nouveau compte peut créer ${number(perHour)} code dynamique par heure. Réessayez dans une heure.`,
    other: `Un nouveau compte peut créer ${number(perHour)} codes dynamiques par heure. Réessayez dans une heure.`,
  });
export const tooManyNewTargets = (perHour: number) =>
  plural(perHour, {
    one: `Un nouveau compte peut changer de destination ${number(perHour)} fois par heure. Réessayez dans une heure.`,
    other: `Un nouveau compte peut changer de destination ${number(perHour)} fois par heure. Réessayez dans une heure.`,
  });

// The server has trouble
export const busy = 'Le serveur est surchargé. Réessayez dans quelques secondes.';
export const unavailable = 'Le service est momentanément indisponible. Réessayez.';
export const shortLinkNotCreated = 'Impossible de créer un lien court. Réessayez.';
export const internal = 'Un problème est survenu de notre côté. Réessayez.';

// Saved codes
export const projectMissing =
  'Ce code enregistré n’existe pas. Il a peut-être été supprimé dans un autre onglet.';
export const projectChanged =
  'Ce code a été modifié dans un autre onglet ou sur un autre appareil. Rechargez la page, puis réessayez.';
export const dynamicContent =
  'Le motif d’un code dynamique ne peut pas changer, car il est peut-être déjà imprimé. Changez plutôt sa destination.';
export const onlyAddresses =
  'Un code dynamique ne peut ouvrir qu’une adresse web. Choisissez le type de contenu «\u00a0URL\u00a0».';
/** `plan` and `larger` are names of plans, `more` is what the larger one allows. */
export const projectLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    one: `La formule ${plan} permet d’enregistrer ${number(count)} code. Supprimez-en ou passez à ${larger} pour en enregistrer jusqu’à ${number(more)}.`,
    other: `La formule ${plan} permet d’enregistrer ${number(count)} codes. Supprimez-en ou passez à ${larger} pour en enregistrer jusqu’à ${number(more)}.`,
  });
/** No plan allows more. */
export const projectLimit = (count: number, plan: string) =>
  plural(count, {
    one: `La formule ${plan} permet d’enregistrer ${number(count)} code. Supprimez-en pour en enregistrer de nouveaux.`,
    other: `La formule ${plan} permet d’enregistrer ${number(count)} codes. Supprimez-en pour en enregistrer de nouveaux.`,
  });

// Dynamic codes
export const linkMissing =
  'Ce code dynamique n’existe pas. Il a peut-être été supprimé dans un autre onglet.';
export const linkDisabled =
  'Nous avons désactivé ce code, car il pourrait être malveillant. S’il s’agit d’une erreur, écrivez-nous depuis la page «\u00a0Contact\u00a0».';
export const endBeforeStart = 'La fin doit être postérieure au début.';
/** `plan` and `larger` are names of plans, `more` is what the larger one allows. */
export const dynamicLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    one: `La formule ${plan} permet ${number(count)} code dynamique. Les vôtres continueront de fonctionner. Passez à ${larger} pour en avoir jusqu’à ${number(more)}, ou créez un code statique.`,
    other: `La formule ${plan} permet ${number(count)} codes dynamiques. Les vôtres continueront de fonctionner. Passez à ${larger} pour en avoir jusqu’à ${number(more)}, ou créez un code statique.`,
  });
/** No plan allows more. */
export const dynamicLimit = (count: number, plan: string) =>
  plural(count, {
    one: `La formule ${plan} permet ${number(count)} code dynamique. Les vôtres continueront de fonctionner. Supprimez-en pour en créer de nouveaux.`,
    other: `La formule ${plan} permet ${number(count)} codes dynamiques. Les vôtres continueront de fonctionner. Supprimez-en pour en créer de nouveaux.`,
  });
/** `plan` is a name, such as Pro. */
export const slugNeedsPlan = (plan: string) =>
  `Les suffixes personnalisés font partie de la formule ${plan}. Changez de formule dans les paramètres, ou créez le code sans suffixe personnalisé.`;
export const slugTaken = 'Ce suffixe personnalisé est déjà utilisé. Choisissez-en un autre.';
/** `code` is the end of a short link, such as SUMMER-26. */
export const codeDeleted = (code: string) =>
  `Le lien court ${isolate(code)} appartenait à un code supprimé et ne peut plus être utilisé. Créez plutôt un nouveau code.`;
export const codeInUse = (code: string) =>
  `Un autre code de ce serveur utilise déjà le lien court ${isolate(code)}. Créez plutôt un nouveau code.`;
export const symbolWithoutCode = (code: string) =>
  `Le contenu de ce code ne correspond pas à son lien court ${isolate(code)}. Exportez de nouveau le compte, puis importez le nouveau fichier.`;

// Reports of scans
export const periodReversed =
  'Choisissez une autre période\u00a0: le premier jour ne peut pas suivre le dernier.';
export const periodTooLong =
  'Cette période est trop longue pour un graphique. Choisissez-en une plus courte.';
export const dayUnknown = (day: string) =>
  `${isolate(day)} n’est pas une date. Choisissez un autre jour.`;
export const zoneUnknown = (zone: string) =>
  `Le serveur ne connaît pas le fuseau horaire ${isolate(zone)}. Choisissez-en un autre sur votre appareil, par exemple Europe/Paris.`;

// Targets of dynamic codes
export const targetMissing = 'Saisissez une adresse web.';
export const targetTooLong = (max: number) =>
  `Une adresse web ne peut pas dépasser ${number(max, { useGrouping: false })} caractères.`;
export const targetTooLongEncoded = (max: number, length: number) =>
  `Cette adresse est trop longue pour un code dynamique\u00a0: ses lettres et caractères spéciaux sont encodés, ce qui porte sa longueur à ${number(length, { useGrouping: false })} caractères. Le maximum est de ${number(max, { useGrouping: false })}.`;
export const targetCharacters = 'L’adresse contient des caractères invisibles. Tapez-la à nouveau.';
export const targetBackslash =
  'Une adresse web ne peut pas contenir de barre oblique inversée. Utilisez / à la place.';
export const targetScheme = 'L’adresse doit commencer par https:// ou http://.';
export const targetPassword =
  'N’indiquez pas le nom d’utilisateur ni le mot de passe qui précèdent le @.';
export const targetHost = 'Saisissez une adresse web comme https://example.com/menu.';
export const targetLoop =
  'Un code dynamique ne peut pas mener à ce site, car il tournerait en boucle.';
export const targetNotPublic =
  'Un code dynamique ne peut mener qu’à un site web public. Un code statique peut contenir n’importe quelle adresse.';
export const targetBlocked = (host: string) =>
  `${isolate(host)} figure sur la liste des sites malveillants. S’il s’agit d’une erreur, écrivez-nous depuis la page «\u00a0Contact\u00a0».`;
