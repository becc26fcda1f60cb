/** Brand kits and logos of an account, with the errors that the server reports. */
import { number } from './format.ts';

export const kitMissing =
  'Dieses Markendesign gibt es nicht. Vielleicht wurde es in einem anderen Tab gelöscht.';
export const logoMissing =
  'Dieses Logo gibt es nicht. Vielleicht wurde es in einem anderen Tab gelöscht.';
export const kitChanged =
  'Dieses Markendesign wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Bitte prüfen Sie es und versuchen Sie es erneut.';
export const kitExists =
  'Es gibt bereits ein Markendesign mit diesem Namen. Bitte wählen Sie einen anderen.';
export const tooManyKits = (max: number) =>
  `Sie können bis zu ${number(max)} Markendesigns haben. Löschen Sie eines, um Platz zu schaffen.`;
export const tooManyLogos = (max: number) =>
  `Sie können bis zu ${number(max)} Logos haben. Löschen Sie eines, um Platz zu schaffen.`;
