import { isolate, number, plural } from './format.ts';

export * from './first/library.ts';

export const pageTitle = (site: string) => `Codes | ${site}`;
export const pageDescription = 'Recherchez, triez et classez vos QR codes enregistrés.';
export const heading = 'Codes';
export const reason = 'Cette page présente vos codes enregistrés.';
export const loading = 'Chargement des codes…';
export const codesNotLoaded = 'Vos codes n’ont pas pu être chargés. Réessayez.';
export const newCode = 'Nouveau code';
export const codeCount = (count: number) =>
  plural(count, { one: `${number(count)} code`, other: `${number(count)} codes` });
export const search = 'Rechercher un code';
export const searchHint = 'Titre, contenu, destination ou tag';
export const filters = 'Filtres';
export const kind = 'Type de code';
export const anyKind = 'Statiques et dynamiques';
export const staticCodes = 'Statiques';
export const dynamicCodes = 'Dynamiques';
export const state = 'État';
export const anyState = 'Tous les états';
export const active = 'Actif';
export const paused = 'En pause';
export const scheduled = 'Programmé';
export const ended = 'Terminé';
export const disabled = 'Désactivé';
export const type = 'Type de contenu';
export const anyType = 'Tous les types';
export const clearFilters = 'Effacer les filtres';
export const sortBy = 'Trier par';
export const newestFirst = 'Les plus récents';
export const oldestFirst = 'Les plus anciens';
export const lastChanged = 'Modifiés récemment';
export const titleAToZ = 'Titre, de A à Z';
export const titleZToA = 'Titre, de Z à A';
export const mostScans = 'Le plus de scans';
export const fewestScans = 'Le moins de scans';
export const longestUnchanged = 'Modifiés il y a longtemps';
export const view = 'Affichage';
export const table = 'Tableau';
export const grid = 'Grille';
export const preview = 'Aperçu';
export const title = 'Titre';
export const target = 'Destination';
export const folder = 'Dossier';
export const tags = 'Tags';
export const scans = 'Scans (30 jours)';
export const changed = 'Modifié';
export const scanCount = (count: number) =>
  plural(count, {
    one: `${number(count)} scan en 30 jours`,
    other: `${number(count)} scans en 30 jours`,
  });
export const emptyTitle = 'Aucun code pour l’instant';
export const emptyText =
  'Les codes que vous créez ou téléchargez avec votre compte sont enregistrés ici.';
export const createCode = 'Créer un code';
export const noMatchTitle = 'Aucun code ne correspond';
export const noMatchText = 'Essayez d’autres mots ou moins de filtres.';
export const groups = 'Dossiers et tags';
export const folders = 'Dossiers';
export const allCodes = 'Tous les codes';
export const groupsNotLoaded = 'Les dossiers et les tags n’ont pas pu être chargés.';
export const noFolder = 'Sans dossier';
export const newFolder = 'Nouveau dossier';
export const newTag = 'Nouveau tag';
export const editFolder = (name: string) => `Modifier le dossier ${isolate(name)}`;
export const editTag = (name: string) => `Modifier le tag ${isolate(name)}`;
export const name = 'Nom';
export const parentFolder = 'Dossier parent';
export const noParent = 'Aucun (premier niveau)';
export const hasNested =
  'Ce dossier en contient d’autres et ne peut donc pas être placé dans un autre dossier.';
export const save = 'Enregistrer';
export const cancel = 'Annuler';
export const deleteFolder = 'Supprimer le dossier';
export const deleteFolderTitle = (name: string) =>
  `Supprimer le dossier «\u00a0${isolate(name)}\u00a0»\u00a0?`;
export const deleteFolderText = 'Les codes qu’il contient sont conservés.';
export const deleteTag = 'Supprimer le tag';
export const deleteTagTitle = (name: string) =>
  `Supprimer le tag «\u00a0${isolate(name)}\u00a0»\u00a0?`;
export const deleteTagText = 'Les codes portant ce tag sont conservés.';
export const savedFilters = 'Filtres enregistrés';
export const saveFilter = 'Enregistrer le filtre';
export const deleteFilter = (name: string) => `Supprimer le filtre enregistré ${isolate(name)}`;
export const filterDeleted = 'Filtre supprimé';
export const undo = 'Annuler';
export const notSaved = 'La modification n’a pas pu être enregistrée. Réessayez.';
export const renamedElsewhere = (name: string) =>
  `Renommé en «\u00a0${isolate(name)}\u00a0» sur un autre appareil. Enregistrez à nouveau pour garder le nom que vous avez saisi.`;
export const changedElsewhere =
  'Modifié sur un autre appareil. Enregistrez à nouveau pour garder votre version.';
export const selection = 'Sélection';
export const selectAllCodes = 'Sélectionner tous les codes';
export const selectCode = (name: string) => `Sélectionner ${isolate(name)}`;
export const copyShortLink = (name: string) => `Copier le lien court de ${isolate(name)}`;
export const selected = (count: number) =>
  plural(count, { one: `${number(count)} sélectionné`, other: `${number(count)} sélectionnés` });
export const selectAll = (count: number) => `Tout sélectionner (${number(count)})`;
export const clearSelection = 'Annuler la sélection';
export const download = 'Télécharger';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} sur ${number(total)}…`;
export const openInGenerator = 'Ouvrir dans le générateur';
export const moveToFolder = 'Déplacer vers un dossier';
export const duplicate = 'Dupliquer';
export const copyOf = (title: string) => `Copie de ${title}`;
export const codeDuplicated = 'Code dupliqué';
export const notDuplicated = 'Le code n’a pas pu être dupliqué. Veuillez réessayer.';
export const codeActions = (name: string) => `Actions pour ${isolate(name)}`;
export const deleteKey = 'Suppr';
export const palette = 'Palette de commandes';
export const paletteHint = 'Trouver un code, une page ou une action';
export const pages = 'Pages';
export const actions = 'Actions';
export const nothingFound = 'Aucun résultat';
export const bulkAction = 'Créer des codes en série';
