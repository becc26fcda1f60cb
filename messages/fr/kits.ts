/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number, plural } from './format.ts';

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
export const notSaved = 'La modification n’a pas pu être enregistrée. Réessayez.';
export const notLoaded = 'Les kits de marque n’ont pas pu être chargés.';
export const kitApplied = (name: string) => `Kit de marque «\u00a0${isolate(name)}\u00a0» appliqué`;
export const designReplaced = 'Il a remplacé le design de ce code.';
export const undo = 'Annuler';
export const updateKit = (name: string) => `Mettre à jour «\u00a0${isolate(name)}\u00a0»`;
export const beginWith = (name: string) =>
  `Utiliser pour les nouveaux codes\u00a0: ${isolate(name)}`;
export const forNewCodes = 'Utiliser pour les nouveaux codes';
export const renameKit = (name: string) => `Renommer ${isolate(name)}`;
export const saveName = 'Enregistrer le nom';
export const deleteKit = (name: string) => `Supprimer ${isolate(name)}`;
export const deleteKitTitle = (name: string) =>
  `Supprimer le kit de marque «\u00a0${isolate(name)}\u00a0»\u00a0?`;
export const deleteKitText = (codes: number) =>
  plural(codes, {
    one: `${number(codes)} code l’utilise. Il garde son apparence, mais ne sera plus mis à jour avec le kit.`,
    other: `${number(codes)} codes l’utilisent. Ils gardent leur apparence, mais ne seront plus mis à jour avec le kit.`,
  });
export const deleteThisKit = 'Supprimer le kit';
export const kitDeleted = (name: string) => `Kit de marque «\u00a0${isolate(name)}\u00a0» supprimé`;
export const codesKeepLook = 'Les codes qui l’utilisent gardent leur apparence.';
export const kitUpdated = (name: string) =>
  `Kit de marque «\u00a0${isolate(name)}\u00a0» mis à jour`;
export const applyToCodes = 'Appliquer les modifications aux codes existants\u00a0?';
export const codesWouldChange = (count: number) =>
  plural(count, {
    one: `${number(count)} code diffère du kit et serait modifié\u00a0:`,
    other: `${number(count)} codes diffèrent du kit et seraient modifiés\u00a0:`,
  });
export const downloaded = 'Téléchargé dans ce navigateur';
export const printedCopies =
  'Les exemplaires imprimés continuent de fonctionner et gardent leur ancienne apparence.';
export const apply = 'Appliquer aux codes';
export const kitLook = (name: string) => `Kit de marque\u00a0: ${isolate(name)}`;
export const tryAgain = 'Réessayer';
export const myLogos = 'Mes logos';
export const logoNote =
  'PNG, JPEG, WebP ou SVG. Le logo est enregistré dans votre compte pour vos autres codes.';
export const noLogos = 'Les logos que vous importez sont enregistrés ici pour vos autres codes.';
export const keepLogo = 'Ajouter à mes logos';
export const logosNotLoaded = 'Vos logos n’ont pas pu être chargés.';
export const unnamedLogo = 'Logo';
export const logoChosen = (name: string) => `Logo «\u00a0${isolate(name)}\u00a0» choisi`;
export const logoReplaced = 'Il a remplacé le logo de ce code.';
export const deleteLogo = (name: string) => `Supprimer le logo ${isolate(name)}`;
export const logoDeleted = (name: string) => `Logo «\u00a0${isolate(name)}\u00a0» supprimé`;
export const codesKeepLogo = 'Les codes qui l’utilisent le gardent.';
export const kitsPageTitle = (site: string) => `Kits de marque | ${site}`;
export const kitsPageDescription = 'Les kits de marque de votre compte.';
export const kitsIntro =
  'Vos propres designs. Pour en appliquer un à des codes enregistrés, sélectionnez-les dans la liste des codes et choisissez «\u00a0Appliquer un design\u00a0».';
export const kitsReason = 'Connectez-vous pour voir vos kits de marque.';
export const openGenerator = 'Ouvrir le générateur';
export const usedBy = (codes: number) =>
  plural(codes, {
    one: `${number(codes)} code l’utilise`,
    many: `${number(codes)} codes l’utilisent`,
    other: `${number(codes)} codes l’utilisent`,
  });
export const notUsed = 'Pas encore utilisé';
export const fromCode = 'D’un code';
export const searchDesigns = 'Rechercher un design';
