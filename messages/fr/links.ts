import { isolate, number, plural } from './format.ts';

export * from './first/links.ts';

// A new dynamic code
export const target = 'Destination';
export const newTargetHint = 'Vous pouvez la changer à tout moment, même une fois le code imprimé.';
export const slug = 'Suffixe personnalisé';
/** No custom slug: the short link has random characters. */
export const randomSlug = 'Aléatoire';
export const slugHint =
  'De 3 à 32 lettres, chiffres ou traits d’union. Impossible à modifier par la suite.';
export const staysStatic =
  'Ce code est statique et peut-être déjà imprimé\u00a0: il reste donc tel quel. La copie dynamique est un nouveau code avec son propre motif.';
export const makeCopy = 'Créer une copie dynamique';
export const codesUsed = (used: number, max: number) =>
  plural(used, {
    one: `${number(used)} code dynamique utilisé sur ${number(max)}`,
    other: `${number(used)} codes dynamiques utilisés sur ${number(max)}`,
  });
/** `larger` is the name of a plan, Settings is the name of a dialog. */
export const codesUsedUpOfPlan = (used: number, max: number, larger: string) =>
  plural(max, {
    one: `${number(used)} code dynamique utilisé sur ${number(max)}. Il continue de fonctionner et peut être modifié. Pour en créer un autre, supprimez-le ou passez à ${larger} dans les paramètres.`,
    other: `${number(used)} codes dynamiques utilisés sur ${number(max)}. Ils continuent de fonctionner et peuvent être modifiés. Pour en créer un autre, supprimez-en un ou passez à ${larger} dans les paramètres.`,
  });
/** No plan allows more. */
export const codesUsedUp = (used: number, max: number) =>
  plural(max, {
    one: `${number(used)} code dynamique utilisé sur ${number(max)}. Il continue de fonctionner et peut être modifié. Pour en créer un autre, supprimez-le.`,
    other: `${number(used)} codes dynamiques utilisés sur ${number(max)}. Ils continuent de fonctionner et peuvent être modifiés. Pour en créer un autre, supprimez-en un.`,
  });
export const reserveFailed = 'Aucun code n’a pu être réservé';

// UTM tags, which analytics tools read from an address
export const utmTags = 'Balises UTM';
export const utmHint =
  'Ajoutées à la destination pour que vos propres statistiques reconnaissent le code. Les balises déjà présentes dans la destination restent inchangées.';
export const passQuery = 'Transmettre les paramètres';
export const passQueryHint =
  'Ce qui suit un ? dans le lien court ouvert est ajouté à la destination, par exemple ?\u2060table=7. Les paramètres déjà présents dans la destination restent inchangés.';
export const noTags = 'Aucune';
export const tagsAdded = (count: number) =>
  plural(count, { one: `${number(count)} ajoutée`, other: `${number(count)} ajoutées` });
/** Examples of tags: letters and hyphens without spaces. */
export const sourceExample = 'affiche';
export const mediumExample = 'print';
export const campaignExample = 'ete-2026';

// A dynamic code
export const shortLink = 'Lien court';
export const copy = 'Copier le lien';
export const copied = 'Copié';
export const scans = 'Scans';
export const targetHint =
  'Publiée quand vous appuyez sur Entrée ou passez à un autre champ. Les codes imprimés y mènent en moins d’une seconde.';
export const saveFailed = 'L’enregistrement a échoué. Réessayez.';
export const addressIncomplete = 'Saisissez une adresse web comme example.com/menu.';
export const addressInvalid =
  'Ce n’est pas une adresse web. Saisissez-en une, comme example.com/menu.';
export const disabledNotice =
  'Nous avons désactivé ce code, car il pourrait être malveillant. S’il s’agit d’une erreur, écrivez-nous depuis la page «\u00a0Contact\u00a0».';

// Pause
export const pause = 'Pause';
export const paused = 'En pause';
export const active = 'Actif';
export const pausedNotice =
  'Ce code est en pause\u00a0: les personnes qui le scannent voient un message au lieu de la destination.';
export const pauseCode = 'Mettre ce code en pause';
export const pauseHint =
  'Les personnes qui le scannent voient un message au lieu de la destination. Laissez le message vide pour afficher le message standard.';
export const pauseText = 'Message à afficher';
/** An example of such a message. */
export const pauseTextExample = 'Réouverture lundi.';

// Schedule
export const schedule = 'Programmation';
export const noSchedule = 'Aucune';
export const scheduleFrom = (start: string) => `à partir du ${start}`;
export const scheduleUntil = (end: string) => `jusqu’au ${end}`;
export const scheduleFromUntil = (start: string, end: string) => `du ${start} au ${end}`;
export const start = 'Début';
/** `zone` is the name of a time zone, such as Europe/Berlin. */
export const startHint = (zone: string) =>
  `Heure locale (${isolate(zone)}). Laissez vide pour commencer tout de suite.`;
export const end = 'Fin';
export const endHint = 'Laissez vide pour ne pas fixer de fin.';
export const endBeforeStart = 'La fin doit être postérieure au début.';
export const timeIncomplete = 'Saisissez la date et l’heure.';
export const yearDigits = 'Saisissez l’année sur quatre chiffres.';
export const fallback = 'En dehors de ces dates';
export const fallbackHint =
  'La page à laquelle le code mène alors. Laissez vide pour afficher un message d’information.';
