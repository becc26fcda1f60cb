import { isolate, number, plural } from './format.ts';

export const printOnLabels = 'Imprimer sur étiquettes';
export const intro = (codes: number) =>
  plural(codes, {
    one: 'Un code, en PDF vectoriel pour planches d’étiquettes, cartes ou imprimante à rouleau.',
    other: `${number(codes)} codes, en PDF vectoriel pour planches d’étiquettes, cartes ou imprimante à rouleau.`,
  });
export const notLoaded = 'L’aperçu n’a pas pu être chargé.';

export const layout = 'Étiquettes';
export const groupA4 = 'A4';
export const groupLetter = 'US Letter';
export const groupRolls = 'Imprimantes à rouleau';
export const groupOwn = 'Mes formats';
export const sizeMm = (width: number, height: number) =>
  `${number(width)} × ${number(height)}\u00a0mm`;
export const sizeIn = (width: number, height: number) =>
  `${number(width)} × ${number(height)}\u00a0po`;
export const diameterMm = (diameter: number) => `${number(diameter)}\u00a0mm`;
export const labelsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} étiquette, ${size}`,
    other: `${number(count)} étiquettes, ${size}`,
  });
export const roundLabelsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} étiquette ronde, ${size}`,
    other: `${number(count)} étiquettes rondes, ${size}`,
  });
export const cardsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} carte, ${size}`,
    other: `${number(count)} cartes, ${size}`,
  });
export const tentsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} chevalet de table, ${size}`,
    other: `${number(count)} chevalets de table, ${size}`,
  });
export const rollOf = (size: string) => `Rouleau, ${size}`;
export const fits = (product: string) => `Convient à ${isolate(product)}`;

export const addOwn = 'Ajouter un format';
export const ownFull = (most: number) =>
  `Vous avez enregistré ${number(most)} formats. Supprimez-en un pour en ajouter un autre.`;
export const editOwn = 'Modifier le format';
export const deleteOwn = 'Supprimer ce format';
export const ownDeleted = 'Format supprimé';
export const undo = 'Annuler';
export const ownTitle = 'Format personnalisé en millimètres';
export const paper = 'Papier';
export const paperSheet = 'Planche';
export const paperRoll = 'Rouleau';
export const pageWidth = 'Largeur de page';
export const pageHeight = 'Hauteur de page';
export const columns = 'Colonnes';
export const rows = 'Lignes';
export const labelWidth = 'Largeur d’étiquette';
export const labelHeight = 'Hauteur d’étiquette';
export const cornerRadius = 'Rayon des coins';
export const marginLeft = 'Marge de gauche';
export const marginTop = 'Marge du haut';
export const pitchX = 'D’un bord gauche au suivant';
export const pitchY = 'D’un bord haut au suivant';
export const saveLayout = 'Enregistrer le format';
export const cancel = 'Annuler';
export const notStored = 'Format non enregistré';
export const layoutNotStored =
  'Ce navigateur ne peut pas enregistrer le format\u00a0: il sera perdu à la fermeture de cette fenêtre.';

export const enterMillimetres = (least: number, most: number) =>
  `Saisissez de ${number(least)} à ${number(most)} mm.`;
export const enterCount = (least: number, most: number) =>
  `Saisissez un nombre entier de ${number(least)} à ${number(most)}.`;
export const tooManyLabels = (most: number) =>
  `Une page peut contenir jusqu’à ${number(most)} étiquettes.`;
export const radiusTooLarge = (most: number) =>
  `Au plus la moitié du petit côté\u00a0: ${number(most)} mm.`;
export const labelsOverlap = (least: number) =>
  `Les étiquettes se chevauchent. Saisissez au moins ${number(least)} mm.`;
export const tooWideForPage = (end: number, page: number) =>
  `Les étiquettes vont jusqu’à ${number(end)} mm, mais la page ne fait que ${number(page)} mm de large.`;
export const tooHighForPage = (end: number, page: number) =>
  `Les étiquettes vont jusqu’à ${number(end)} mm, mais la page ne fait que ${number(page)} mm de haut.`;

export const startAt = 'Commencer à l’étiquette';
export const startHint =
  'Pour une planche entamée. Vous pouvez aussi cliquer sur une étiquette de la page.';
export const startHere = (place: number) => `Commencer à l’étiquette ${number(place)}`;
export const copies = 'Exemplaires de chacun';
export const labelLimit = (copies: number, labels: number) =>
  `Saisissez un nombre de 1 à ${number(copies)}\u00a0: un fichier peut contenir jusqu’à ${number(labels)} étiquettes.`;
export const enterNumber = (least: number, most: number) =>
  `Saisissez de ${number(least)} à ${number(most)}.`;
export const showTitle = 'Titre';
export const showText = 'Deuxième ligne';
export const example = (text: string) => `Par exemple «\u00a0${isolate(text)}\u00a0»`;
export const cropMarks = 'Repères de coupe';
export const cropMarksHint = 'De fines lignes au bord de la page indiquent où couper.';

export const preview = 'Première page';
export const summary = (labels: number, pages: number) =>
  plural(labels, {
    one: `${number(labels)} étiquette sur ${number(pages)} page`,
    other: plural(pages, {
      one: `${number(labels)} étiquettes sur ${number(pages)} page`,
      other: `${number(labels)} étiquettes sur ${number(pages)} pages`,
    }),
  });
export const dotsAdvice = (dotMm: number, distanceCm: number) =>
  `Avec des points de ${number(dotMm)}\u00a0mm, les téléphones lisent le premier code jusqu’à ${number(distanceCm)}\u00a0cm de distance.`;
export const dotsTooFine = (dotMm: number, leastMm: number) =>
  `Les points du premier code ne font que ${number(dotMm)}\u00a0mm de large, et il en faut ${number(leastMm)} aux téléphones. Choisissez des étiquettes plus grandes ou raccourcissez le contenu.`;

export const downloadPdf = 'Télécharger le PDF';
export const downloadAgain = 'Télécharger à nouveau';
export const testPage = 'Télécharger une page de test';
export const testPageHint =
  'Elle montre le contour de chaque étiquette et deux règles. Imprimez-la à 100\u00a0%, sans «\u00a0Ajuster à la page\u00a0», et comparez-la à vos étiquettes.';
export const preparing = 'Préparation…';
export const checking = (done: number, total: number) =>
  `Vérification du code ${number(done)} sur ${number(total)}`;
export const drawing = (done: number, total: number) =>
  `Tracé de la page ${number(done)} sur ${number(total)}`;
export const progressLabel = 'Progression';
export const cancelled = 'Opération annulée. Aucun fichier n’a été enregistré.';
export const failed =
  'Impossible de créer le PDF. Vérifiez votre connexion à Internet et réessayez.';
export const saved = (labels: number) =>
  plural(labels, {
    one: 'Enregistré. Le code a réussi le test de lecture. Imprimez à 100\u00a0%, sans «\u00a0Ajuster à la page\u00a0».',
    other: `Enregistré. Les ${number(labels)} codes ont tous réussi le test de lecture. Imprimez à 100\u00a0%, sans «\u00a0Ajuster à la page\u00a0».`,
  });
export const savedAnyway =
  'Enregistré. Imprimez le fichier à 100\u00a0%, sans «\u00a0Ajuster à la page\u00a0».';

export const problems = (count: number, total: number) =>
  plural(total, {
    one: 'Problème détecté sur ce code',
    other: `Problème détecté sur ${number(count)} des ${number(total)} codes`,
  });
export const doesNotScan = (causes: readonly string[]) => `Illisible\u00a0: ${causes.join(', ')}`;
export const dotsTooSmall = (dotMm: number, leastMm: number) =>
  `Ses points ne font que ${number(dotMm)}\u00a0mm de large. Il en faut ${number(leastMm)} aux téléphones.`;
export const cannotPrint = (characters: string) =>
  `Ces caractères ne peuvent pas être imprimés\u00a0: ${isolate(characters)}`;
export const moreProblems = (count: number) => `… et ${number(count)} de plus`;
export const downloadAnyway = 'Télécharger quand même';
export const downloadRest = 'Télécharger le reste';
export const notChecked =
  'Les codes n’ont pas pu être vérifiés. Assurez-vous d’être en ligne et réessayez, ou téléchargez le PDF sans vérification.';
export const tryAgain = 'Réessayer';
export const downloadUnchecked = 'Télécharger sans vérification';

export const rulerNote = (mm: number) =>
  `À 100\u00a0%, les deux règles mesurent exactement ${number(mm)} mm.`;
export const outlineNote = 'Les contours doivent coïncider avec vos étiquettes.';
export const pdfTitle = 'Étiquettes avec QR codes';
export const testPageTitle = 'Page de test pour étiquettes';

export const printer = 'Correction de l’imprimante';
export const printerHint = 'Aucune';
export const shiftRight = 'À droite, mm';
export const shiftDown = 'Vers le bas, mm';
export const scalePercent = 'Taille, %';
export const correctionHint =
  'Imprimez la page de test, mesurez l’écart et saisissez l’inverse. Les nombres négatifs déplacent vers la gauche et vers le haut. Enregistré sur cet appareil.';
export const leavesPage =
  'Avec cette correction, des étiquettes dépassent de la page et ne peuvent pas être imprimées entièrement.';
export const correctionNote = (x: number, y: number, scale: number) =>
  `Décalage de ${number(x)} mm vers la droite et de ${number(y)} mm vers le bas, taille ${number(scale)} %`;
