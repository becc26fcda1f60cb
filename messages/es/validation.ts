/** What is wrong with a field of a form. The server answers with the English texts. */
import { number } from './format.ts';

// Account
export const emailInvalid = 'Introduzca una dirección de correo válida';
export const passwordTooShort = (min: number) =>
  `La contraseña debe tener al menos ${number(min)} caracteres`;
export const passwordTooLong = (max: number) =>
  `La contraseña puede tener como máximo ${number(max, { useGrouping: false })} caracteres`;
export const currentPasswordTooShort = (min: number) =>
  `La contraseña actual debe tener al menos ${number(min)} caracteres`;
export const currentPasswordTooLong = (max: number) =>
  `La contraseña actual puede tener como máximo ${number(max, { useGrouping: false })} caracteres`;
export const newPasswordTooShort = (min: number) =>
  `La contraseña nueva debe tener al menos ${number(min)} caracteres`;
export const newPasswordTooLong = (max: number) =>
  `La contraseña nueva puede tener como máximo ${number(max, { useGrouping: false })} caracteres`;
export const confirmPasswordTooShort = (min: number) =>
  `La confirmación de la contraseña debe tener al menos ${number(min)} caracteres`;
export const confirmPasswordTooLong = (max: number) =>
  `La confirmación de la contraseña puede tener como máximo ${number(max, { useGrouping: false })} caracteres`;
export const passwordsDiffer = 'Las contraseñas no coinciden';

// Feedback
export const feedbackTooShort = (min: number) =>
  `El mensaje debe tener al menos ${number(min)} caracteres`;
export const feedbackTooLong = (max: number) =>
  `El mensaje puede tener como máximo ${number(max)} caracteres`;

// Saved codes
export const titleEmpty = 'El título no puede estar vacío';
export const titleTooLong = (max: number) =>
  `El título puede tener como máximo ${number(max)} caracteres`;

// Designs
export const colorFormat = 'Escriba el color como #rrggbb';
export const logoTooLarge = 'Este logo es demasiado grande';
export const logoFormat = 'Elija una imagen PNG, JPEG o SVG';
export const logoUnclean =
  'Este SVG contiene algo más que trazados. Súbalo en el panel de estilo, que lo limpia';
export const frameTextTooLong = 'Este texto es demasiado largo para un marco';
export const frameTextLines = 'El texto debe ocupar una sola línea';

// Short links
export const slugFormat = (min: number, max: number) =>
  `Un final personalizado tiene de ${number(min)} a ${number(max)} letras, cifras o guiones, y empieza y termina por una letra o una cifra`;
export const slugReserved = 'Este final personalizado está reservado. Elija otro.';
export const addressTooLong = (max: number) =>
  `Una dirección web puede tener como máximo ${number(max, { useGrouping: false })} caracteres`;
export const textTooLong = (max: number) =>
  `Este texto puede tener como máximo ${number(max)} caracteres`;

// Reports about codes
export const reportedCodeTooLong = 'Es demasiado largo para ser un código';
export const reportedCodeFormat = 'Introduzca el código o su enlace corto';
export const reportReasonMissing = 'Elija qué ocurre';
export const reportDetailsTooLong = (max: number) =>
  `Los detalles pueden tener como máximo ${number(max)} caracteres`;

// Files with an exported account
export const exportFormat =
  'Este archivo no es la exportación de una cuenta. Elija el archivo .json que exportó.';
export const exportVersion =
  'Este archivo procede de una versión incompatible. Vuelva a exportar la cuenta desde un servidor con la misma versión que este.';
