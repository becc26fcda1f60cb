import { isolate } from './format.ts';

// In the page about signing in
export const title = 'Dirección de correo';
export const text =
  'Con esta dirección inicia sesión. Si olvida la contraseña, le enviaremos allí un enlace.';
export const textWithoutMail = 'Con esta dirección inicia sesión.';
export const unverified =
  'Esta dirección aún no está confirmada. Envíese un enlace y ábralo. Hasta entonces, su cuenta puede tener un solo código dinámico.';
export const sendLink = 'Enviar enlace';
export const sentAgain = (address: string) =>
  `Hemos enviado un enlace a ${isolate(address)}. Es válido durante siete días. ¿No le ha llegado nada? Mire en la carpeta de correo no deseado.`;
export const notSent = 'No se ha podido enviar el mensaje. Inténtelo de nuevo.';
export const pending = (address: string) =>
  `Hemos enviado un enlace a ${isolate(address)}. La dirección cambiará cuando se confirme allí, en un plazo de 24 horas.`;
export const cancelChange = 'Cancelar el cambio';
export const changeCancelled = 'La dirección no cambia.';
export const notCancelled = 'No se ha podido cancelar el cambio. Inténtelo de nuevo.';
export const newAddress = 'Nueva dirección de correo';
export const sameAddress = 'Esta ya es su dirección actual. Introduzca otra.';
export const codeHint = 'O uno de sus códigos de recuperación';
export const change = 'Cambiar dirección';
export const changeByLink =
  'Enviamos un enlace a la nueva dirección. Su dirección cambiará cuando la confirme allí.';
export const changeAtOnce =
  'Este servidor no envía correo, así que la dirección cambia de inmediato. Compruebe que esté bien escrita: con ella iniciará sesión.';
export const mailed = (address: string) =>
  `Hemos enviado un enlace a ${isolate(address)}. ¿No le ha llegado nada? Mire en la carpeta de correo no deseado.`;
export const changed = 'Se ha cambiado su dirección de correo';
export const notChanged = 'No se ha podido cambiar la dirección de correo. Inténtelo de nuevo.';

// The page that confirms an address
export const verifyTitle = (site: string) => `Confirmar la dirección de correo | ${site}`;
export const verifyDescription =
  'Confirme la dirección de correo de su cuenta con el enlace que ha recibido.';
export const verifyHeading = 'Confirmar la dirección de correo';
export const verifyText = 'Confirme solo si ha creado esta cuenta o ha pedido este cambio.';
export const verifyButton = 'Confirmar dirección';
export const confirmed = (address: string) => `La dirección ${isolate(address)} está confirmada.`;
export const notConfirmed = 'No se ha podido confirmar la dirección. Inténtelo de nuevo.';
export const alreadyConfirmed = 'Si acaba de confirmar la dirección, no tiene que hacer nada más.';

// The page that restores the previous address
export const restoreTitle = (site: string) => `Restablecer la dirección de correo | ${site}`;
export const restoreDescription =
  'Deshaga un cambio de la dirección de correo de su cuenta con el enlace que ha recibido.';
export const restoreHeading = 'Restablecer la dirección de correo';
export const restoreText =
  'Su cuenta recupera la dirección anterior y se cierra la sesión en todos los dispositivos. Después definirá una contraseña nueva.';
export const restoreButton = 'Restablecer dirección';
export const notRestored = 'No se ha podido restablecer la dirección. Inténtelo de nuevo.';
export const alreadyRestored =
  'Si acaba de usarlo, su dirección está restablecida: para definir una contraseña nueva, seleccione «¿Ha olvidado la contraseña?» <link>al iniciar sesión</link>.';

// Both pages
export const linkIncomplete =
  'Este enlace está incompleto. Copie la dirección completa del mensaje que lo contiene.';
