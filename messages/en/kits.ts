/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number } from './format.ts';

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
export const notSaved = 'The change could not be saved.';
export const notLoaded = 'The brand kits could not be loaded.';
export const kitApplied = (name: string) => `Brand kit “${isolate(name)}” applied`;
export const designReplaced = 'It replaced the design of this code.';
export const undo = 'Undo';
export const updateKit = (name: string) => `Update “${isolate(name)}”`;
export const beginWith = (name: string) => `Use for new codes: ${isolate(name)}`;
export const forNewCodes = 'Use for new codes';
export const deleteKit = (name: string) => `Delete ${isolate(name)}`;
export const kitDeleted = (name: string) => `Brand kit “${isolate(name)}” deleted`;
export const codesKeepLook = 'Codes that use it keep their look.';
export const kitUpdated = (name: string) => `Brand kit “${isolate(name)}” updated`;
export const applyToCodes = 'Apply the changes to existing codes?';
export const printedCodes =
  'These codes have been downloaded. Printed copies keep working, but will look different from the updated kit:';
export const apply = 'Apply to codes';
export const kitLook = (name: string) => `Brand kit: ${isolate(name)}`;
export const tryAgain = 'Try again';
