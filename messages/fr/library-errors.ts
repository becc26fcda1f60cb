import { number } from './format.ts';

export const folderMissing =
  'Ce dossier n’existe pas. Il a peut-être été supprimé dans un autre onglet.';
export const tagMissing = 'Ce tag n’existe pas. Il a peut-être été supprimé dans un autre onglet.';
export const savedFilterMissing =
  'Ce filtre enregistré n’existe pas. Il a peut-être été supprimé dans un autre onglet.';
export const folderChanged =
  'Ce dossier a été modifié dans un autre onglet ou sur un autre appareil. Vérifiez-le et réessayez.';
export const tagChanged =
  'Ce tag a été modifié dans un autre onglet ou sur un autre appareil. Vérifiez-le et réessayez.';
export const folderExists = 'Un dossier porte déjà ce nom. Choisissez-en un autre.';
export const tagExists = 'Un tag porte déjà ce nom. Choisissez-en un autre.';
export const savedFilterExists = 'Un filtre enregistré porte déjà ce nom. Choisissez-en un autre.';
export const foldersNestOnce = 'Les dossiers ne peuvent être imbriqués que sur un seul niveau.';
export const tooManyFolders = (max: number) =>
  `Vous pouvez créer ${number(max)} dossiers au maximum. Supprimez-en un pour libérer de la place.`;
export const tooManyTags = (max: number) =>
  `Vous pouvez créer ${number(max)} tags au maximum. Supprimez-en un pour libérer de la place.`;
export const tooManySavedFilters = (max: number) =>
  `Vous pouvez enregistrer ${number(max)} filtres au maximum. Supprimez-en un pour libérer de la place.`;
export const groups = 'Dossiers, tags et filtres enregistrés';
export const groupsNotImported = 'Ils n’ont pas pu être importés.';
