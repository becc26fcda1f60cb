/** Brand kits and logos of an account, with the errors that the server reports. */
import { number } from './format.ts';

export const kitMissing =
  'Este kit de marca no existe. Puede que se haya eliminado en otra pestaña.';
export const logoMissing = 'Este logotipo no existe. Puede que se haya eliminado en otra pestaña.';
export const kitChanged =
  'Este kit de marca se ha modificado en otra pestaña o en otro dispositivo. Revíselo e inténtelo de nuevo.';
export const kitExists = 'Ya hay un kit de marca con este nombre. Elija otro.';
export const tooManyKits = (max: number) =>
  `Puede tener hasta ${number(max)} kits de marca. Elimine uno para hacer sitio.`;
export const tooManyLogos = (max: number) =>
  `Puede tener hasta ${number(max)} logotipos. Elimine uno para hacer sitio.`;
