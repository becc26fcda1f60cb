import { isolate, number, plural } from './format.ts';

// Mails to users. A line without a dot is a subject or a button.

// Somebody asked for a new password
export const resetSubject = (site: string) => `Defina una contraseña nueva para ${site}`;
export const resetText =
  'Alguien, probablemente usted, ha pedido restablecer la contraseña de su cuenta. Use este enlace para definir una nueva. Sirve una sola vez y caduca a los 30 minutos:';
export const resetButton = 'Definir una contraseña nueva';
export const resetIgnore =
  'Si no ha sido usted, ignore este mensaje. Su contraseña no ha cambiado.';

// A password was changed
export const changedSubject = (site: string) => `Se ha cambiado su contraseña de ${site}`;
export const changedText = (time: string) =>
  `La contraseña de su cuenta se cambió el ${isolate(time)} UTC y se cerró la sesión en todos los demás navegadores.`;
export const changedAlarm = (address: string) =>
  `Si no ha sido usted, defina una contraseña nueva ahora mismo: abra ${address} y seleccione «¿Ha olvidado la contraseña?».`;

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) =>
  `Inicio de sesión en dos pasos de ${site}: método añadido`;
export const factorAddedText = (time: string) =>
  `Se ha añadido a su cuenta un método de inicio de sesión en dos pasos el ${isolate(time)} UTC y se ha cerrado la sesión en todos los demás navegadores.`;
export const factorRemovedSubject = (site: string) =>
  `Inicio de sesión en dos pasos de ${site}: método eliminado`;
export const factorRemovedText = (time: string) =>
  `Se ha eliminado de su cuenta un método de inicio de sesión en dos pasos el ${isolate(time)} UTC.`;
export const recoveryUsedSubject = (site: string) =>
  `Se ha usado un código de recuperación de ${site}`;
export const recoveryUsedText = (time: string) =>
  `Alguien, probablemente usted, ha iniciado sesión en su cuenta con un código de recuperación el ${isolate(time)} UTC.`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `Le queda ${number(count)} código de recuperación.`,
    other: `Le quedan ${number(count)} códigos de recuperación.`,
  });
export const recoveryReplacedSubject = (site: string) =>
  `Nuevos códigos de recuperación de ${site}`;
export const recoveryReplacedText = (time: string) =>
  `Se han creado códigos de recuperación nuevos para su cuenta el ${isolate(time)} UTC. Los anteriores ya no sirven.`;
