import { isolate, number, plural } from './format.ts';

export const jobMissing =
  'Cette modification n’est plus disponible. Une modification peut être annulée pendant un jour.';
export const staticCode =
  'Ce code est statique. Seuls les codes dynamiques ont une destination et une programmation, et peuvent être mis en pause.';

export const tooManyJobs = (max: number) =>
  `Au maximum ${number(max)} modifications groupées peuvent être en cours en même temps. Attendez que l’une d’elles se termine, puis réessayez.`;

export const actions = 'Modifier les codes sélectionnés';
export const more = 'Plus';
export const move = 'Déplacer';
export const tag = 'Tags';
export const pause = 'Mettre en pause';
export const resume = 'Reprendre';
export const changeTarget = 'Changer la destination';
export const replaceInTargets = 'Rechercher et remplacer dans les destinations';
export const schedule = 'Programmer';
export const applyDesign = 'Appliquer un design';
export const rename = 'Renommer';
export const deleteCodes = 'Supprimer';
export const tooManySelected = (max: number) =>
  `Vous pouvez sélectionner jusqu’à ${number(max)} codes un par un. Au-delà, utilisez «\u00a0Tout sélectionner\u00a0».`;

export const cancel = 'Annuler';
export const codesSelected = (count: number) =>
  plural(count, { one: `${number(count)} code`, other: `${number(count)} codes` });
export const target = 'Destination';
export const targetHint =
  'Tous les codes dynamiques sélectionnés mèneront à cette adresse en moins d’une seconde.';
export const find = 'Rechercher';
export const replaceWith = 'Remplacer par';
export const replaceHint =
  'Toutes les occurrences dans les destinations sont remplacées, exactement comme saisi.';
export const replace = 'Remplacer';
export const pattern = 'Nouveau titre';
export const patternHint =
  'Variables utilisables\u00a0: {title} est le titre actuel, {number} numérote 1, 2, 3…, {slug} est le suffixe du lien court et {host} le domaine de la destination.';
export const preview = 'Aperçu';
export const previewOf = (changing: number, total: number) =>
  `${number(changing)} codes sur ${number(total)} seront modifiés`;
export const before = 'Actuel';
export const after = 'Nouveau';
export const previewFailed = 'L’aperçu n’a pas pu être chargé.';
export const moreRows = (count: number) =>
  plural(count, { one: `et ${number(count)} autre`, other: `et ${number(count)} autres` });
export const pauseText = 'Message à afficher';
export const pauseTextHint = 'Laissez vide pour afficher le message standard.';
export const start = 'Début';
export const end = 'Fin';
export const scheduleHint = (zone: string) =>
  `Heures de votre fuseau horaire (${isolate(zone)}). Laissez un champ vide pour supprimer le début ou la fin.`;
export const fallback = 'En dehors de ces horaires';
export const fallbackHint =
  'L’adresse vers laquelle diriger les visiteurs à la place. Laissez vide pour afficher une page indiquant que le code n’est pas actif.';
export const setSchedule = 'Programmer';
export const folder = 'Dossier';
export const noFolder = 'Sans dossier';
export const add = 'Ajouter';
export const remove = 'Retirer';
export const keep = 'Ne pas changer';
export const noTags =
  'Vous n’avez pas encore de tags. Pour en créer un, choisissez «\u00a0Nouveau tag\u00a0» à côté de la liste.';
export const design = 'Design';
export const designHint =
  'Les codes imprimés continuent de fonctionner. Seuls les fichiers téléchargés à partir de maintenant auront un autre aspect.';
export const keepFrameTexts = 'Conserver le texte de chaque cadre';
export const keepFrameTextsHint = 'Sinon, tous reçoivent le texte du nouveau design.';
export const apply = 'Appliquer';
export const deleteText =
  'Les codes restent 30\u00a0jours dans la corbeille. Tant que vous ne les restaurez pas, toute personne qui scanne un code dynamique voit qu’il a été supprimé.';

export const working = (done: number, total: number) =>
  `${number(done)} codes sur ${number(total)}`;
export const bulkChange = 'Modification groupée';
export const progress = 'Modification des codes sélectionnés…';
export const undoing = 'Annulation de la modification…';
export const codesChanged = (count: number) =>
  plural(count, {
    one: `${number(count)} code modifié.`,
    other: `${number(count)} codes modifiés.`,
  });
export const codesDeleted = (count: number) =>
  plural(count, {
    one: `${number(count)} code supprimé.`,
    other: `${number(count)} codes supprimés.`,
  });
export const codesUndone = (count: number) =>
  plural(count, {
    one: `La modification de ${number(count)} code a été annulée.`,
    other: `La modification de ${number(count)} codes a été annulée.`,
  });
export const codesFailed = (count: number) =>
  plural(count, {
    one: `${number(count)} code n’a pas pu être modifié.`,
    other: `${number(count)} codes n’ont pas pu être modifiés.`,
  });
export const codesKept = (count: number) =>
  plural(count, {
    one: `${number(count)} code n’a pas été modifié\u00a0:`,
    other: `${number(count)} codes n’ont pas été modifiés\u00a0:`,
  });
export const undo = 'Annuler';
export const stopAndUndo = 'Arrêter et annuler';
export const undoRest = 'Annuler le reste';
export const notStarted = 'Les codes n’ont pas pu être modifiés. Réessayez.';
export const notUndone = 'La modification n’a pas pu être annulée. Réessayez.';
export const unnamed = 'Code sans nom';
