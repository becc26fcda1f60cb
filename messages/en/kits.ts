/** Brand kits and logos of an account, with the errors that the server reports. */
import { number } from './format.ts';

export const kitMissing = 'This brand kit does not exist. It may have been deleted in another tab.';
export const logoMissing = 'This logo does not exist. It may have been deleted in another tab.';
export const kitChanged =
  'This brand kit was changed in another tab or on another device. Check it and try again.';
export const kitExists = 'There is already a brand kit with this name. Choose another name.';
export const tooManyKits = (max: number) =>
  `You can have up to ${number(max)} brand kits. Delete one to make room.`;
export const tooManyLogos = (max: number) =>
  `You can have up to ${number(max)} logos. Delete one to make room.`;
