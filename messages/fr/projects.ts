import { isolate, number, plural } from './format.ts';

export * from './first/projects.ts';

/** The saved codes: the sidebar with their list, and saving. */

// The list
export const listLabel = 'QR codes enregistrés';
export const listEmpty =
  'Aucun code pour l’instant. Créez ou téléchargez un code pour l’enregistrer ici.';
export const create = 'Créer un QR code';
export const search = 'Rechercher un code';
export const found = (count: number) =>
  plural(count, { one: `${number(count)} résultat`, other: `${number(count)} résultats` });
export const searchedNewest =
  'Le serveur est injoignable. Seuls vos codes les plus récents ont été parcourus.';
export const noMatch = (typed: string) =>
  `Aucun code ne correspond à «\u00a0${isolate(typed)}\u00a0».`;
export const allCodes = (count: number) =>
  plural(count, { one: `Voir le code`, other: `Voir les ${number(count)} codes` });
export const listFull = (count: number, limit: number) =>
  `Vous avez enregistré ${number(count)} QR codes sur ${number(limit)}. Tous continuent de fonctionner. Pour en enregistrer un nouveau, supprimez des codes jusqu’à en avoir moins de ${number(limit)}.`;
export const listFullUpgrade = (count: number, limit: number) =>
  `Vous avez enregistré ${number(count)} QR codes sur ${number(limit)}. Tous continuent de fonctionner. Pour en enregistrer un nouveau, changez de formule dans les paramètres ou supprimez des codes jusqu’à en avoir moins de ${number(limit)}.`;
export const namesNotLoaded = 'Les titres de vos codes n’ont pas pu être chargés.';

// A row of the list
export const dynamic = 'Dynamique';
export const dynamicScans = (count: number) =>
  plural(count, {
    one: `Dynamique · ${number(count)} scan`,
    other: `Dynamique · ${number(count)} scans`,
  });
export const renameCode = (name: string) => `Renommer ${isolate(name)}`;
export const deleteCode = (name: string) => `Supprimer ${isolate(name)}`;

// Rename
export const title = 'Titre';
export const saveTitle = 'Enregistrer le titre';
export const nameOfCode = 'Titre de ce code';

// Delete. Static codes offer to undo it; dynamic ones ask before.
export const deleted = (count: number) =>
  plural(count, { one: 'QR code supprimé', other: `${number(count)} codes supprimés` });
export const movedToBin = 'Déplacé dans la corbeille';
export const openBin = 'Ouvrir la corbeille';
export const deletedNames = (names: readonly string[]) =>
  names.map((name) => isolate(name)).join(', ');
export const undoAgain = 'Réessayer';
export const notDeleted = 'Le code n’a pas pu être supprimé. Réessayez.';
export const deleteTitle = (name: string) => `Supprimer «\u00a0${isolate(name)}\u00a0»\u00a0?`;
export const deleteText =
  'Les codes déjà imprimés cesseront aussitôt de fonctionner. Pendant 30\u00a0jours, vous pourrez restaurer le code depuis la corbeille, avec son lien court et ses scans. Pour l’arrêter temporairement, mettez plutôt le code en pause.';
export const cancel = 'Annuler';
export const deleteDynamic = 'Supprimer le code';

// Download all
export const downloadAll = 'Tout télécharger';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} sur ${number(total)}…`;
export const allDownloaded = 'Tous les QR codes ont été téléchargés.';
export const someSkippedTitle = 'Certains codes ont été ignorés';
export const someSkipped = (names: readonly string[]) =>
  `N’ont pas pu être dessinés\u00a0: ${names.map((name) => isolate(name)).join(', ')}. Ouvrez chaque code pour voir ce qu’il faut corriger.`;
export const notDownloaded = 'Les QR codes n’ont pas pu être téléchargés. Réessayez.';

// Whether the code on the screen is saved, and buttons beside it
export const notSavedYet = 'Pas encore enregistré';
export const save = 'Enregistrer';
export const saved = 'Enregistré';
export const saving = 'Enregistrement…';
export const notSaved = 'Non enregistré';
export const tryAgain = 'Réessayer';
export const signedOut = 'Votre session est fermée';
export const signInToSave = 'Se connecter pour enregistrer';
export const editedElsewhere = 'Modifié sur un autre appareil';
export const loadTheirs = 'Charger cette version';
export const keepMine = 'Garder la mienne';
export const notPublished = 'Pas encore publié';
export const publish = 'Publier';
export const discard = 'Abandonner';
export const discardChange = (name: string) => `Abandonner la modification de ${isolate(name)}`;
export const storageLimited =
  'Le stockage de ce navigateur n’est pas disponible. Les modifications non enregistrées peuvent être perdues à la fermeture de la page.';
export const changesUnknown = (count: number) =>
  plural(count, {
    one: `Des modifications de ${number(count)} code viennent d’une version plus récente de cette page. Rechargez-la pour les voir.`,
    other: `Des modifications de ${number(count)} codes viennent d’une version plus récente de cette page. Rechargez-la pour les voir.`,
  });
export const editing = 'Modification de <name></name>';
export const savedAgo = (age: string) => `enregistré ${age}`;
export const savedJustNow = 'enregistré à l’instant';
export const changeQuestion = (name: string) =>
  `Modifier «\u00a0${isolate(name)}\u00a0» ou créer un nouveau code\u00a0?`;
export const changeNote = 'Tant que vous n’avez pas choisi, le code enregistré reste tel quel.';
export const changeThisCode = 'Modifier ce code';
export const makeNewOne = 'En créer un nouveau';
export const codeChanged = 'Code modifié';
export const newCodeMade = 'Votre modification est un nouveau code';
export const codeStays = (name: string) => `«\u00a0${isolate(name)}\u00a0» reste tel quel.`;

// Toasts about saving
export const notChanged = 'L’enregistrement a échoué. Réessayez.';
export const codeNotSaved = 'Enregistrez d’abord ce code, puis rendez-le dynamique.';
export const editsNotSaved =
  'Vos dernières modifications ne sont pas encore enregistrées. Enregistrez-les, puis réessayez.';
