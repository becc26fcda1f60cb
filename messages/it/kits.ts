/** Brand kits and logos of an account, with the errors that the server reports. */
import { number } from './format.ts';

export const kitMissing =
  'Questo kit del marchio non esiste. Potrebbe essere stato eliminato in un’altra scheda.';
export const logoMissing =
  'Questo logo non esiste. Potrebbe essere stato eliminato in un’altra scheda.';
export const kitChanged =
  'Questo kit del marchio è stato modificato in un’altra scheda o su un altro dispositivo. Lo controlli e riprovi.';
export const kitExists = 'Esiste già un kit del marchio con questo nome. Ne scelga un altro.';
export const tooManyKits = (max: number) =>
  `Può avere fino a ${number(max)} kit del marchio. Ne elimini uno per fare spazio.`;
export const tooManyLogos = (max: number) =>
  `Può avere fino a ${number(max)} loghi. Ne elimini uno per fare spazio.`;
