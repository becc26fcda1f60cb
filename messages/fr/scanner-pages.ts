import { isolate } from './format.ts';

// Pages behind short links, for somebody who has scanned a code. The server writes them.

/** Below every page; `<home></home>` is the address of the site. */
export const about = 'Ceci est un lien court de <home></home>, un générateur de QR code.';
export const report = 'Spam ou arnaque\u00a0? <report>Signaler ce code</report>';

// Codes that do not redirect
export const notYetTitle = 'Pas encore actif';
export const notYetText = 'Ce code n’est pas encore actif. Revenez plus tard.';
export const expiredTitle = 'Ce code a expiré';
export const expiredText = 'Il n’est plus utilisé.';
export const deletedTitle = 'Ce code a été supprimé';
export const deletedText = 'Son propriétaire l’a supprimé.';
export const disabledTitle = 'Ce code n’est pas disponible';
export const disabledText = 'Il ne fonctionne pas pour le moment.';
export const pausedTitle = 'Ce code est en pause';
/** Above a text that the owner of the code wrote. */
export const pausedMessage = 'Message de son propriétaire\u00a0:';
export const pausedText = 'Son propriétaire a mis ce code en pause. Réessayez plus tard.';

// Where a code leads
export const previewTitle = 'Où mène ce code';
/** Above an address. */
export const previewText = (code: string) =>
  `Rien n’a encore été ouvert. Le code ${isolate(code)} mène à\u00a0:`;
export const website = 'Site web';
export const fullAddress = 'Adresse complète';
export const insecure = 'Cette connexion n’est pas sécurisée (HTTP).';
export const continueTo = 'Continuer vers ce site';

// Requests that cannot be answered with a code
export const unknownTitle = 'Ce code n’existe pas';
export const unknownTyped =
  'Si vous avez tapé l’adresse, comparez-la lettre par lettre à celle qui est imprimée. Les majuscules et les minuscules n’ont pas d’importance.';
export const unknownScanned = (site: string) =>
  `Si vous l’avez scanné, le code est endommagé ou n’a pas été créé avec ${site}.`;
export const makeCode = 'Créer un QR code';
export const unavailableTitle = 'Réessayez';
export const unavailableText =
  'Nous ne pouvons pas retrouver ce code pour le moment. Réessayez dans un instant.';
export const tooManyTitle = 'Patientez une minute';
export const tooManyText =
  'Trop de codes inexistants ont été demandés depuis votre connexion. Réessayez dans une minute.';
export const wrongMethodTitle = 'Ceci est un lien court';
/** GET is the name of a kind of request. */
export const wrongMethodText = 'Cette adresse n’accepte que les requêtes GET.';

// The page of the host that serves short links
export const rootTitle = (site: string) => `Liens courts ${site}`;
export const rootText = (site: string) =>
  `Les QR codes créés avec ${site} s’ouvrent par cette adresse. Ajoutez un + à un lien court pour voir où il mène avant de l’ouvrir.`;
export const goTo = (site: string) => `Aller sur ${site}`;
