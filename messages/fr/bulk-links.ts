import { isolate, number, plural } from './format.ts';

// The row of the template
export const templateTitle = 'Menu, table 1';
export const templateFolder = 'Restaurant';
export const templateTags = 'menu, salle';

// Columns
export const targetColumn = 'Destination';
export const slugColumn = 'Suffixe personnalisé';
export const titleColumn = 'Titre';
export const folderColumn = 'Dossier';
export const tagsColumn = 'Tags';
export const keyColumn = 'Clé';

// What is wrong with a cell
export const cellMissing = 'Cette cellule est vide.';
export const cellTooLong = (max: number) =>
  plural(max, {
    one: `${number(max)} caractère au maximum.`,
    other: `${number(max)} caractères au maximum.`,
  });
export const tooManyTags = (max: number) =>
  plural(max, {
    one: `Une ligne peut avoir ${number(max)} tag au maximum.`,
    other: `Une ligne peut avoir ${number(max)} tags au maximum.`,
  });
export const folderTooDeep =
  'Les dossiers ne peuvent être imbriqués que sur un seul niveau. Indiquez le dossier, une barre oblique, puis le sous-dossier.';
export const slugFixed = (slug: string) =>
  `Ce code a déjà le suffixe ${isolate(slug)}, qui ne peut pas être modifié. Laissez la cellule vide ou indiquez ${isolate(slug)}.`;
export const sameKey =
  'Une autre ligne de cette liste a la même valeur dans la colonne qui identifie les lignes. Utilisez chaque valeur une seule fois.';
export const inBin = 'Ce code est dans la corbeille. Restaurez-le ou supprimez-le définitivement.';
export const sameKeyAs = (row: number) =>
  `La ligne ${number(row)} a la même valeur dans la colonne qui identifie les lignes. Utilisez chaque valeur une seule fois.`;
export const sameSlugAs = (row: number) =>
  `La ligne ${number(row)} a le même suffixe. Utilisez chaque suffixe une seule fois.`;

// Before the upload
export const intro =
  'Chaque ligne devient un lien court. Pour changer les destinations plus tard, envoyez de nouveau la liste.';
export const accountNeeded = (codes: number, pro: string, proCodes: number) =>
  `Les codes dynamiques nécessitent un compte\u00a0: jusqu’à ${number(codes)} gratuitement, jusqu’à ${number(proCodes)} avec ${pro}. Votre liste reste ici pendant la connexion.`;
export const signIn = 'Créer un compte ou se connecter';
export const keyChoice = 'Reconnaître les lignes d’après';
export const keyHint =
  'Si vous envoyez de nouveau la liste, une ligne avec la même valeur met à jour son code au lieu d’en créer un autre.';
export const noKey = 'Ne pas reconnaître les lignes';
export const noKeyHint = 'Si vous envoyez de nouveau la liste, chaque ligne crée un nouveau code.';
export const emptyCells = 'Une cellule vide ne change rien au code.';
export const checkList = 'Vérifier la liste';
export const checking = (done: number, total: number) =>
  `Vérification\u00a0: ${number(done)} sur ${number(total)}…`;
export const willCreate = (count: number) => `Nouveaux liens courts\u00a0: ${number(count)}`;
export const willChange = (count: number) => `Codes à modifier\u00a0: ${number(count)}`;
export const willStay = (count: number) => `Codes inchangés\u00a0: ${number(count)}`;
export const willFail = (count: number) =>
  `Lignes à corriger, qui seront ignorées\u00a0: ${number(count)}`;
export const overLimit = (room: number, left: number) =>
  `Codes dynamiques encore possibles avec votre formule\u00a0: ${number(room)}. Lignes qui seront ignorées\u00a0: ${number(left)}.`;
export const planFull = (left: number) =>
  `Votre formule ne permet plus de nouveaux codes dynamiques. Lignes qui seront ignorées\u00a0: ${number(left)}. Pour faire de la place, supprimez des codes.`;
export const planFullUpgrade = (left: number) =>
  `Votre formule ne permet plus de nouveaux codes dynamiques. Lignes qui seront ignorées\u00a0: ${number(left)}. Pour faire de la place, supprimez des codes ou changez de formule dans les paramètres.`;
export const newAccount = (codes: number, changes: number, until: string) =>
  `Votre compte est récent. Jusqu’au ${isolate(until)}, il permet chaque heure ${number(codes)} nouveaux codes dynamiques et ${number(changes)} changements de destination. L’envoi s’interrompt à cette limite, et vous pourrez le reprendre plus tard.`;
export const createLinks = (count: number) =>
  plural(count, {
    one: `Créer ${number(count)} lien court`,
    other: `Créer ${number(count)} liens courts`,
  });
export const changeCodes = (count: number) =>
  plural(count, {
    one: `Modifier ${number(count)} code`,
    other: `Modifier ${number(count)} codes`,
  });
export const saveRows = (count: number) =>
  plural(count, {
    one: `Enregistrer ${number(count)} ligne`,
    other: `Enregistrer ${number(count)} lignes`,
  });
export const continueUnchanged = 'Passer au téléchargement';
export const back = 'Retour';

// During the upload
export const uploadFailed = 'La liste n’a pas pu être envoyée. Réessayez.';
export const rowsSaved = 'Lignes enregistrées';
export const pause = 'Mettre en pause';
export const pausing = 'Mise en pause…';
export const runsElsewhere =
  'Une liste est en cours d’envoi dans un autre onglet. Continuez dans cet onglet ou attendez la fin de l’envoi.';
export const resume = 'Reprendre';
export const forget = 'Abandonner le reste';
export const waiting = 'Le serveur est injoignable. Nouvelle tentative…';
export const notKept =
  'Ce navigateur ne peut pas enregistrer la progression de l’envoi. Gardez la page ouverte jusqu’à la fin.';
export const paused = (name: string, done: number, total: number) =>
  `L’envoi de ${isolate(name)} est en pause\u00a0: ${number(done)} lignes sur ${number(total)} sont enregistrées.`;

// After the upload
export const created = (count: number) => `Liens courts créés\u00a0: ${number(count)}`;
export const changed = (count: number) => `Codes modifiés\u00a0: ${number(count)}`;
export const unchanged = (count: number) => `Codes déjà à jour\u00a0: ${number(count)}`;
export const failed = (count: number) => `Lignes ignorées\u00a0: ${number(count)}.`;
export const failedFaulty = (count: number) =>
  `Lignes ignorées\u00a0: ${number(count)}. Corrigez les erreurs et envoyez de nouveau la liste.`;
