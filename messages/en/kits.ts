/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number, plural } from './format.ts';

export const kitMissing = 'This brand kit does not exist. It may have been deleted in another tab.';
export const logoMissing = 'This logo does not exist. It may have been deleted in another tab.';
export const kitChanged =
  'This brand kit was changed in another tab or on another device. Check it and try again.';
export const kitExists = 'There is already a brand kit with this name. Choose another name.';
export const tooManyKits = (max: number) =>
  `You can have up to ${number(max)} brand kits. Delete one to make room.`;
export const tooManyLogos = (max: number) =>
  `You can have up to ${number(max)} logos. Delete one to make room.`;
export const kits = 'Brand kits';
export const saveAsKit = 'Save as brand kit…';
export const kitName = 'Brand kit name';
export const nameMissing = 'Enter a name.';
export const saveKit = 'Save brand kit';
export const cancel = 'Cancel';
export const edit = 'Edit';
export const done = 'Done';
export const noKits =
  'Save colours, shapes, logo and frame as a brand kit, and use it for other codes on all your devices.';
export const notSaved = 'The change could not be saved. Please try again.';
export const notLoaded = 'The brand kits could not be loaded.';
export const kitApplied = (name: string) => `Brand kit “${isolate(name)}” applied`;
export const designReplaced = 'It replaced the design of this code.';
export const undo = 'Undo';
export const updateKit = (name: string) => `Update “${isolate(name)}”`;
export const beginWith = (name: string) => `Use for new codes: ${isolate(name)}`;
export const forNewCodes = 'Use for new codes';
export const renameKit = (name: string) => `Rename ${isolate(name)}`;
export const saveName = 'Save name';
export const deleteKit = (name: string) => `Delete ${isolate(name)}`;
export const deleteKitTitle = (name: string) => `Delete the brand kit “${isolate(name)}”?`;
export const deleteKitText = (codes: number) =>
  plural(codes, {
    one: `${number(codes)} code uses it. It keeps its look but no longer follows the kit.`,
    other: `${number(codes)} codes use it. They keep their look but no longer follow the kit.`,
  });
export const deleteThisKit = 'Delete brand kit';
export const kitDeleted = (name: string) => `Brand kit “${isolate(name)}” deleted`;
export const codesKeepLook = 'Codes that use it keep their look.';
export const kitUpdated = (name: string) => `Brand kit “${isolate(name)}” updated`;
export const applyToCodes = 'Apply the changes to existing codes?';
export const codesWouldChange = (count: number) =>
  plural(count, {
    one: `${number(count)} code looks different from the kit and would change:`,
    other: `${number(count)} codes look different from the kit and would change:`,
  });
export const downloaded = 'Downloaded in this browser';
export const printedCopies = 'Printed copies keep working, with the old look.';
export const apply = 'Apply to codes';
export const kitLook = (name: string) => `Brand kit: ${isolate(name)}`;
export const tryAgain = 'Try again';
/** The logos of the account, in the design panel. */
export const myLogos = 'My logos';
export const logoNote =
  'PNG, JPEG, WebP or SVG. The logo is saved to your account, so you can use it for other codes.';
export const noLogos = 'Logos you upload are saved here, so you can use them again.';
export const keepLogo = 'Add to my logos';
export const logosNotLoaded = 'Your logos could not be loaded.';
/** The name of a logo without a file name. */
export const unnamedLogo = 'Logo';
export const logoChosen = (name: string) => `Logo “${isolate(name)}” chosen`;
export const logoReplaced = 'It replaced the logo of this code.';
export const deleteLogo = (name: string) => `Delete the logo ${isolate(name)}`;
export const logoDeleted = (name: string) => `Logo “${isolate(name)}” deleted`;
export const codesKeepLogo = 'Codes that use this logo keep it.';

// The page with all brand kits
export const kitsPageTitle = (site: string) => `Brand kits | ${site}`;
export const kitsPageDescription = 'The brand kits of your account.';
export const kitsIntro =
  'Looks of your own. To apply one to saved codes, select them in the list of codes and choose “Apply a design”.';
export const kitsReason = 'Sign in to see your brand kits.';
export const openGenerator = 'Open the generator';
export const usedBy = (codes: number) =>
  plural(codes, { one: `${number(codes)} code uses it`, other: `${number(codes)} codes use it` });
export const notUsed = 'Not used yet';
/** The designs of saved codes, beside those of brand kits and ready-made looks. */
export const fromCode = 'From a code';
export const searchDesigns = 'Search designs';
