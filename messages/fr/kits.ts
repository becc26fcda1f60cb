/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number } from './format.ts';

export const kitMissing =
  'Ce kit de marque n’existe pas. Il a peut-être été supprimé dans un autre onglet.';
export const logoMissing =
  'Ce logo n’existe pas. Il a peut-être été supprimé dans un autre onglet.';
export const kitChanged =
  'Ce kit de marque a été modifié dans un autre onglet ou sur un autre appareil. Vérifiez-le et réessayez.';
export const kitExists = 'Un kit de marque porte déjà ce nom. Choisissez-en un autre.';
export const tooManyKits = (max: number) =>
  `Vous pouvez avoir jusqu’à ${number(max)} kits de marque. Supprimez-en un pour faire de la place.`;
export const tooManyLogos = (max: number) =>
  `Vous pouvez avoir jusqu’à ${number(max)} logos. Supprimez-en un pour faire de la place.`;
export const kits = 'Kits de marque';
export const saveAsKit = 'Enregistrer comme kit de marque…';
export const kitName = 'Nom du kit de marque';
export const nameMissing = 'Saisissez un nom.';
export const saveKit = 'Enregistrer le kit';
export const cancel = 'Annuler';
export const edit = 'Modifier';
export const done = 'Terminé';
export const noKits =
  'Enregistrez couleurs, formes, logo et cadre dans un kit de marque, et utilisez-le pour d’autres codes sur tous vos appareils.';
export const notSaved = 'La modification n’a pas pu être enregistrée.';
export const notLoaded = 'Les kits de marque n’ont pas pu être chargés.';
export const kitApplied = (name: string) => `Kit de marque «\u00a0${isolate(name)}\u00a0» appliqué`;
export const designReplaced = 'Il a remplacé le design de ce code.';
export const undo = 'Annuler';
export const updateKit = (name: string) => `Mettre à jour «\u00a0${isolate(name)}\u00a0»`;
export const beginWith = (name: string) =>
  `Utiliser pour les nouveaux codes\u00a0: ${isolate(name)}`;
export const forNewCodes = 'Utiliser pour les nouveaux codes';
export const deleteKit = (name: string) => `Supprimer ${isolate(name)}`;
export const kitDeleted = (name: string) => `Kit de marque «\u00a0${isolate(name)}\u00a0» supprimé`;
export const codesKeepLook = 'Les codes qui l’utilisent gardent leur apparence.';
export const kitUpdated = (name: string) =>
  `Kit de marque «\u00a0${isolate(name)}\u00a0» mis à jour`;
export const applyToCodes = 'Appliquer les modifications aux codes existants\u00a0?';
export const printedCodes =
  'Ces codes ont déjà été téléchargés. Les exemplaires imprimés continuent de fonctionner, mais leur apparence ne correspondra plus au kit\u00a0:';
export const apply = 'Appliquer aux codes';
export const kitLook = (name: string) => `Kit de marque\u00a0: ${isolate(name)}`;
export const tryAgain = 'Réessayer';
