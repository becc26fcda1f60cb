import { isolate, number, plural } from './format.ts';

export const changeMissing = 'Cette modification ne figure plus dans l’historique.';
export const changedLater =
  'Cette partie du code a de nouveau été modifiée depuis. Ouvrez l’historique pour voir les dernières modifications.';
export const title = 'Historique';
export const intro =
  'Toutes vos modifications de ce code. Le lien court et les scans sont conservés quand vous restaurez une version antérieure.';
export const listLabel = 'Modifications, de la plus récente à la plus ancienne';
export const loading = 'Chargement…';
export const notLoaded = 'L’historique n’a pas pu être chargé.';
export const empty = 'Rien n’a changé depuis l’enregistrement de ce code.';
export const partTitle = 'Titre';
export const partContent = 'Contenu';
export const partDesign = 'Design';
export const partTarget = 'Destination';
export const partState = 'Pause';
export const partSchedule = 'Programmation';
export const before = 'Avant';
export const after = 'Après';
export const lookBefore = 'Le code avant la modification';
export const lookAfter = 'Le code après la modification';
export const noPicture = 'Aucune image';
export const nothing = 'Aucune valeur';
export const yes = 'Oui';
export const no = 'Non';
export const reversal = 'Restauré';
export const byJob = 'Modification groupée';
export const goBack = 'Restaurer cette version';
export const goBackTo = (part: string, time: string) =>
  `Restaurer cette version\u00a0: ${part}, avant le ${time}`;
export const goneBackTitle = 'Version restaurée';
export const goneBack = 'La version antérieure est rétablie.';
export const unchanged = 'Le code correspond déjà à cette version.';
export const goBackFailed = 'Le code n’a pas pu être modifié. Réessayez.';
export const undo = 'Annuler';
export const binPageTitle = (site: string) => `Corbeille | ${site}`;
export const binPageDescription =
  'Vos codes supprimés\u00a0: restaurez-les sous 30\u00a0jours ou supprimez-les définitivement.';
export const binHeading = 'Corbeille';
export const binBack = 'Tous les codes';
export const binIntro =
  'Les codes supprimés restent ici 30\u00a0jours. Les exemplaires imprimés d’un code dynamique ne fonctionnent plus tant que vous ne le restaurez pas.';
export const binReason = 'Connectez-vous pour voir vos codes supprimés.';
export const binNotLoaded = 'La corbeille n’a pas pu être chargée.';
export const binEmpty = 'La corbeille est vide';
export const binEmptyText =
  'Les codes que vous supprimez restent ici 30\u00a0jours, au cas où vous en auriez encore besoin.';
export const binCount = (count: number) =>
  plural(count, { one: `${number(count)}\u00a0code`, other: `${number(count)}\u00a0codes` });
export const dynamicCode = 'Code dynamique';
export const deletedAt = (time: string) => `Supprimé le ${time}`;
export const daysLeft = (count: number) =>
  plural(count, {
    one: `encore ${number(count)}\u00a0jour`,
    other: `encore ${number(count)}\u00a0jours`,
  });
export const restore = 'Restaurer';
export const restoreCode = (name: string) => `Restaurer ${isolate(name)}`;
export const restoredTitle = 'Code restauré';
export const restored = (name: string) => `${isolate(name)} figure de nouveau parmi vos codes.`;
export const restoreFailed = 'Le code n’a pas pu être restauré. Réessayez.';
export const deleteForGood = 'Supprimer définitivement';
export const deleteCodeForGood = (name: string) => `Supprimer définitivement ${isolate(name)}`;
export const deleteForGoodTitle = (name: string) =>
  `Supprimer définitivement «\u00a0${isolate(name)}\u00a0»\u00a0?`;
export const deleteForGoodText = 'Le code et son historique ne pourront pas être restaurés.';
export const deleteLinkText =
  'Les exemplaires imprimés cesseront définitivement de fonctionner. Le lien court et l’historique de ses scans ne pourront pas être restaurés.';
export const deleteFailed = 'La suppression a échoué. Réessayez.';
export const emptyBin = 'Vider la corbeille';
export const emptyTitle = (count: number) =>
  plural(count, {
    one: `Supprimer définitivement ${number(count)}\u00a0code\u00a0?`,
    other: `Supprimer définitivement ${number(count)}\u00a0codes\u00a0?`,
  });
export const emptyText =
  'Les exemplaires imprimés des codes dynamiques cesseront définitivement de fonctionner. Les liens courts et l’historique de leurs scans ne pourront pas être restaurés.';
export const showMore = 'Afficher plus';
export const cancel = 'Annuler';
