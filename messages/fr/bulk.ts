/** The page that makes many codes from a list. */
import { isolate, number, plural } from './format.ts';

export const previewFailed = 'L’aperçu n’a pas pu être chargé.';

// The list
export const contentType = 'Type de contenu';
export const downloadTemplate = 'Télécharger un exemple';
export const chooseList = 'Choisissez votre liste ou déposez-la ici';
export const reading = 'Lecture…';
export const fileHint = (maxRows: number) =>
  `Excel (.xlsx), CSV ou contacts (.vcf), jusqu’à ${number(maxRows)} lignes`;
export const chooseOther = 'Choisir une autre liste';
export const fileLabel = 'Liste au format Excel ou CSV';
export const pasteRows = 'Ou coller des lignes';
export const rowsLabel = 'Lignes de votre liste';
/** An example of pasted rows: `\t` separates columns, `\n` separates rows. */
export const rowsExample = 'Table\tLien\nTable 1\texample.com/1';
/** Stands for the file name of a list that was pasted. */
export const pastedRows = 'Lignes collées';
export const sheet = 'Feuille';
/** `name` is a file name. The button `undo` follows. */
export const listRemoved = (name: string) => `${isolate(name)} retiré.`;
export const undo = 'Annuler';
export const listNotKept =
  'Ce navigateur ne peut pas conserver cette liste\u00a0: elle sera perdue si vous quittez cette page.';
/** Read aloud when the list has been read. */
export const result = (codes: number, badRows: number) => {
  const good = plural(codes, { one: `${number(codes)} code`, other: `${number(codes)} codes` });
  const bad = plural(badRows, {
    one: `${number(badRows)} ligne à corriger`,
    other: `${number(badRows)} lignes à corriger`,
  });
  return `${good}, ${bad}`;
};
export const yourList = 'Votre liste';

// Why a list cannot be read
/** `name` is a file name. One of the reasons below follows. */
export const notRead = (name: string) => `«\u00a0${isolate(name)}\u00a0» n’a pas été lu.`;
export const readFailed = 'Cette liste n’a pas pu être lue. Vérifiez votre connexion à Internet.';
export const labelsFailed =
  'La police des légendes n’a pas pu être chargée. Vérifiez votre connexion à Internet, puis réessayez.';
export const onlyHeadings = 'La liste contient des en-têtes, mais aucune ligne.';
export const fileEmpty = 'Ce fichier est vide.';
export const tooManyRows = (rows: number, max: number) =>
  `Cette liste compte ${number(rows)} lignes, pour un maximum de ${number(max)}\u00a0: divisez-la en listes plus petites.`;
export const fileTooLarge = (megabytes: number) =>
  `Ce fichier dépasse ${number(megabytes)}\u00a0Mo. Divisez-le en fichiers plus petits.`;
export const pdf =
  'Ce fichier est un PDF. Ouvrez-le dans votre tableur et enregistrez-le au format .xlsx ou CSV.';
export const oldWorkbook =
  'Ce classeur est dans l’ancien format Excel (.xls). Ouvrez-le dans votre tableur et enregistrez-le au format .xlsx ou CSV.';
export const binaryWorkbook =
  'Ce fichier est un classeur binaire (.xlsb). Ouvrez-le dans votre tableur et enregistrez-le au format .xlsx ou CSV.';
export const openDocument =
  'Ce fichier est au format OpenDocument. Ouvrez-le dans votre tableur et enregistrez-le au format .xlsx ou CSV.';
/** Numbers is the spreadsheet program of Apple, with the menu “File, Export To”. */
export const numbersFile =
  'Ce fichier est au format Numbers. Exportez-le en Excel ou CSV\u00a0: Fichier > Exporter vers.';
export const notSpreadsheet =
  'Ce fichier n’est pas une feuille de calcul. Choisissez un fichier .xlsx ou CSV.';
/** For a page of the web or XML whose name ends in .xls. */
export const webPage =
  'Ce fichier est une page web portant le nom d’une feuille de calcul. Ouvrez-le dans votre tableur et enregistrez-le au format .xlsx ou CSV.';
export const workbookLocked =
  'Ce classeur est protégé par un mot de passe. Retirez le mot de passe, puis choisissez à nouveau le fichier.';
export const sheetLocked = 'Ce classeur est protégé par un mot de passe.';
export const workbookDamaged =
  'Ce classeur est endommagé. Ouvrez-le dans votre tableur et enregistrez-le à nouveau.';
export const workbookTooLarge =
  'Ce classeur est trop volumineux. Copiez la liste dans un nouveau classeur.';
export const addressesUnclear = (delimiter: string) =>
  `On ne voit pas où les adresses se terminent. Ajoutez des en-têtes au-dessus de la liste\u00a0: «\u00a0Lien\u00a0» si chaque ligne est une adresse, ou par exemple «\u00a0Lien${delimiter}Table\u00a0» s’il y a d’autres colonnes.`;
export const lettersUnknown =
  'Certaines lettres de ce fichier n’ont pas pu être lues. Dans votre tableur, enregistrez la liste au format «\u00a0CSV UTF-8\u00a0» ou .xlsx.';
export const readAs = (encoding: string) =>
  `Lue comme ${isolate(encoding)}. Si des lettres sont incorrectes, enregistrez la liste au format «\u00a0CSV UTF-8\u00a0» ou .xlsx.`;
/** The label of a choice; the guess is one of its options. */
export const encoding = 'Encodage';
/** `encoding` is the guess, `examples` are words of the list, and `count` is the number of its cells with such letters. */
export const guessedLetters = (encoding: string, examples: string, count: number) =>
  `Lue comme ${isolate(encoding)}, une supposition. Vérifiez ces mots\u00a0: ${isolate(examples)}. Cellules avec de telles lettres\u00a0: ${number(count)}.`;

// Columns
export const columns = 'Colonnes';
/** `field` is the label of a form field, such as “Web address”. */
export const whichColumn = (field: string) =>
  `Quelle colonne correspond au champ «\u00a0${field}\u00a0»\u00a0? Choisissez-la ci-dessous.`;
/** Stands before the question above. */
export const severalFit = 'Plusieurs colonnes contiennent des adresses web.';
/** `heading` is a heading of the list, `use` is what the column holds. */
export const columnUse = (heading: string, use: string) => `${isolate(heading)}\u00a0: ${use}`;
export const unusedColumns = (headings: readonly string[]) =>
  `Non utilisées\u00a0: ${headings.map((heading) => isolate(heading)).join(', ')}`;
export const done = 'Terminé';
export const change = 'Modifier';
export const emptyCell = 'Vide';
export const columnUsedAs = (heading: string) => `Utiliser «\u00a0${isolate(heading)}\u00a0» comme`;
export const notUsed = 'Non utilisée';
export const labelColumn = 'Légende sous le code';
export const fileNameColumn = 'Nom de fichier';
export const hasHeadings = 'La première ligne contient les en-têtes';
export const hasHeadingsHint =
  'Désactivez cette option si votre liste commence directement par le premier code.';

// Rows with a problem
export const problems = 'Problèmes';
export const badRows = (count: number) =>
  plural(count, {
    one: `${number(count)} ligne à corriger`,
    other: `${number(count)} lignes à corriger`,
  });
export const badRowsHint =
  'Une ligne à corriger est ignorée tant qu’elle n’est pas corrigée dans votre liste.';

export const row = (row: number) => `Ligne ${number(row)}`;
/** In one line: where the fault is, and a sentence about it. */
export const cellFault = (heading: string, value: string, fault: string) =>
  `${heading}\u00a0: «\u00a0${value}\u00a0». ${fault}`;
export const quotesDiffer =
  'Un guillemet de cette ligne est seul. Ajoutez celui qui manque, ou supprimez-le.';
export const tooManyCells =
  'Cette ligne a plus de cellules que la liste n’a de colonnes. Mettez entre guillemets les textes qui contiennent une virgule ou un point-virgule.';
export const cellFailed = (cell: string, error: string) =>
  `La cellule ${cell} contient l’erreur ${error}. Corrigez-la dans votre tableur.`;
export const codeFailed = 'Ce code n’a pas pu être créé.';

// What to look at although each row becomes a code
export const checks = 'À vérifier avant d’imprimer';
/** Beside the number of rows with problems. */
export const checkCount = (count: number) => `À vérifier\u00a0: ${number(count)}`;
/** A question with the two buttons that follow. */
export const hiddenRows = (count: number) =>
  plural(count, {
    one: `${number(count)} ligne masquée`,
    other: `${number(count)} lignes masquées`,
  });
export const useThem = 'Utiliser';
export const leaveThemOut = 'Ignorer';
/** Below the button that makes codes, until the question is answered. */
export const hiddenRowsFirst = 'Décidez d’abord si les lignes masquées deviennent des codes.';
/** After the answer; a button to change it follows. */
export const hiddenRowsUsed = (count: number) =>
  `Lignes masquées utilisées\u00a0: ${number(count)}.`;
export const hiddenRowsLeftOut = (count: number) =>
  `Lignes masquées ignorées\u00a0: ${number(count)}.`;
/** Rows such as “Total”. A button to change it follows. */
export const totalRowsLeftOut = (rows: string) =>
  `Lignes de total sans code\u00a0: ${isolate(rows)}.`;
export const totalRowsUsed = (rows: string) => `Lignes de total utilisées\u00a0: ${isolate(rows)}.`;
export const columnsUnread = (count: number, max: number) =>
  `Seules les ${number(max)} premières colonnes sont lues. Colonnes suivantes\u00a0: ${number(count)}.`;
/** After a fact about a list. `rows` are numbers of rows, perhaps with an ellipsis. */
export const rowList = (rows: string) => `Lignes\u00a0: ${isolate(rows)}`;
/** Codes that lack their label, or whose address may be wrong; a list of them follows. */
export const remarks = (count: number) => `Codes à vérifier\u00a0: ${number(count)}`;
export const remarkPages = 'Pages des codes à vérifier';
export const remarkPage = 'Page des codes à vérifier';
export const previousRemarks = 'Codes à vérifier précédents';
export const nextRemarks = 'Codes à vérifier suivants';

// Preview
export const preview = 'Aperçu';
export const codes = (count: number) =>
  plural(count, { one: `${number(count)} code`, other: `${number(count)} codes` });
/** Describes the picture. `summary` is what the code contains. */
export const codeTitle = (summary: string) => `QR code\u00a0: ${summary}`;
export const labelledCodeTitle = (summary: string, label: string) =>
  `QR code\u00a0: ${summary} (${label})`;

// Pages of the preview and of the problems
export const codePages = 'Pages de codes';
export const codePage = 'Page de codes';
export const previousCodes = 'Codes précédents';
export const nextCodes = 'Codes suivants';
export const problemPages = 'Pages de problèmes';
export const problemPage = 'Page de problèmes';
export const previousProblems = 'Problèmes précédents';
export const nextProblems = 'Problèmes suivants';
export const page = (page: number) => `Page ${number(page)}`;
export const range = (first: number, last: number, total: number) =>
  `${number(first)}–${number(last)} sur ${number(total)}`;

// Making a zip
export const design = 'Design';
export const designOfGenerator = 'Comme dans le générateur';
export const designChosenBefore = 'Design précédent du générateur';
export const format = 'Format';
export const check = 'Vérifier que chaque code est lisible';
export const checkHint = 'Repère les codes illisibles avant l’impression.';
export const makeZip = 'Créer le ZIP';
export const makeCodes = (count: number) =>
  plural(count, { one: `Créer ${number(count)} code`, other: `Créer ${number(count)} codes` });
export const cancel = 'Annuler';
export const downloadAgain = 'Télécharger à nouveau';
export const startOver = 'Recommencer';
export const codesMade = 'Codes créés';
export const starting = 'Démarrage…';
export const progress = (made: number, total: number) => `${number(made)} sur ${number(total)}`;
/** “s” is short for seconds. */
export const secondsLeft = (seconds: number) => `encore ${number(seconds)}\u00a0s environ`;
/** “min” is short for minutes. */
export const minutesLeft = (minutes: number) => `encore ${number(minutes)}\u00a0min environ`;
export const cancelled = 'Opération annulée. Aucun fichier n’a été enregistré.';
export const zipFailed =
  'Le fichier ZIP n’a pas pu être créé. Vérifiez votre connexion et l’espace libre sur votre disque, puis réessayez.';
export const codesInZip = (count: number) =>
  plural(count, {
    one: `${number(count)} code dans qr-codes.zip.`,
    other: `${number(count)} codes dans qr-codes.zip.`,
  });
export const codesPassed = (count: number) =>
  plural(count, {
    one: `${number(count)} code a réussi le test de lecture.`,
    other: `${number(count)} codes ont réussi le test de lecture.`,
  });
export const codesUnchecked = (count: number) =>
  plural(count, {
    one: `${number(count)} code non vérifié.`,
    other: `${number(count)} codes non vérifiés.`,
  });
/** `<folder></folder>` becomes the name of a folder. */
export const codesUnreadable = (count: number) =>
  plural(count, {
    one: `${number(count)} code a échoué au test. Vous le trouverez dans le dossier <folder></folder>.`,
    other: `${number(count)} codes ont échoué au test. Vous les trouverez dans le dossier <folder></folder>.`,
  });
/** `<file></file>` becomes the name of a file. */
export const rowsFailed = (count: number) =>
  plural(count, {
    one: `${number(count)} ligne n’a pas pu être convertie en code. La raison figure dans <file></file>.`,
    other: `${number(count)} lignes n’ont pas pu être converties en codes. Les raisons figurent dans <file></file>.`,
  });

// Saving the codes to the account
export const saveCodes = (count: number) =>
  plural(count, {
    one: `Enregistrer ${number(count)} code dans mon compte`,
    other: `Enregistrer ${number(count)} codes dans mon compte`,
  });
export const saveOtherCodes = (count: number) =>
  plural(count, {
    one: 'Enregistrer le code restant dans mon compte',
    other: `Enregistrer les ${number(count)} codes restants dans mon compte`,
  });
export const nothingToSave = 'Plus rien à enregistrer';
export const saving = (saved: number, total: number) =>
  `Enregistrement\u00a0: ${number(saved)} sur ${number(total)}…`;
export const codesSaved = (count: number) =>
  plural(count, {
    one: `${number(count)} code enregistré.`,
    other: `${number(count)} codes enregistrés.`,
  });
export const rowsRefused = (count: number) =>
  plural(count, {
    one: `${number(count)} ligne n’a pas pu être enregistrée.`,
    other: `${number(count)} lignes n’ont pas pu être enregistrées.`,
  });
export const saveFailed = 'Ce code n’a pas pu être enregistré.';
/** The title of a saved code that has no other name. */
export const untitled = 'QR code';
