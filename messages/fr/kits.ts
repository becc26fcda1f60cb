/** Brand kits and logos of an account, with the errors that the server reports. */
import { number } from './format.ts';

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
