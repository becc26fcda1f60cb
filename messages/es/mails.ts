import { isolate, number, plural } from './format.ts';

// Mails to users. A line without a dot is a subject or a button.

export const utcTime = (day: string, time: string) =>
  `el ${isolate(day)} a las ${isolate(time)} UTC`;

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
  `La contraseña de su cuenta se cambió ${time} y se cerró la sesión en todos los demás dispositivos.`;
export const changedAlarm = (address: string) =>
  `Si no ha sido usted, defina una contraseña nueva ahora mismo: abra ${address} y seleccione «¿Ha olvidado la contraseña?».`;

// A new account, or a request to send the link again
export const verifySubject = (site: string) => `Confirme su dirección de correo para ${site}`;
export const verifyText = (site: string) =>
  `Alguien, probablemente usted, ha creado una cuenta en ${site} con esta dirección. Confirme que la dirección es suya. El enlace es válido durante siete días:`;
export const verifyButton = 'Confirmar esta dirección';
export const verifyIgnore = 'Si no ha sido usted, ignore este mensaje.';

// Somebody wants to use another address for their account
export const changeSubject = (site: string) => `Confirme su nueva dirección de correo para ${site}`;
export const changeText = (site: string) =>
  `Alguien, probablemente usted, quiere usar esta dirección para su cuenta en ${site}. Confirme que la dirección es suya. El enlace es válido durante 24 horas:`;
export const changeIgnore = 'Si no ha sido usted, ignore este mensaje. No cambiará nada.';

// … and that address already has an account
export const takenSubject = (site: string) => `Esta dirección ya tiene una cuenta en ${site}`;
export const takenText = (site: string) =>
  `Alguien, probablemente usted, quería usar esta dirección para otra cuenta en ${site}. No ha cambiado nada, porque la dirección ya tiene una cuenta.`;
export const takenAdvice = (address: string) =>
  `Para usar esa cuenta, inicie sesión con esta dirección en ${address} . Si no sabe la contraseña, seleccione allí «¿Ha olvidado la contraseña?».`;

// The address of an account was changed; goes to the previous one
export const movedSubject = (site: string) =>
  `Se ha cambiado la dirección de correo de su cuenta en ${site}`;
export const movedText = (time: string, email: string) =>
  `La dirección de correo de su cuenta se cambió a ${isolate(email)} ${time}. Si no ha sido usted, restablezca ahora esta dirección. Así se cerrará la sesión en todos los dispositivos y podrá definir una contraseña nueva. El enlace es válido durante siete días:`;
export const movedButton = 'Restablecer esta dirección';
export const movedIgnore = 'Si ha sido usted, no tiene que hacer nada.';

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) =>
  `Inicio de sesión en dos pasos de ${site}: método añadido`;
export const factorAddedText = (time: string) =>
  `Se ha añadido a su cuenta un método de inicio de sesión en dos pasos ${time} y se ha cerrado la sesión en todos los demás dispositivos. Si no ha sido usted, defina una contraseña nueva ahora mismo: así se eliminará también ese método y se cerrará la sesión en todos los dispositivos. El enlace solo puede usarse una vez y es válido durante siete días:`;
export const factorRemovedSubject = (site: string) =>
  `Inicio de sesión en dos pasos de ${site}: método eliminado`;
export const factorRemovedText = (time: string) =>
  `Se ha eliminado de su cuenta un método de inicio de sesión en dos pasos ${time}.`;
export const recoveryUsedSubject = (site: string) =>
  `Se ha usado un código de recuperación de ${site}`;
export const recoveryUsedText = (time: string) =>
  `Alguien, probablemente usted, ha iniciado sesión en su cuenta con un código de recuperación ${time}.`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `Le queda ${number(count)} código de recuperación.`,
    other: `Le quedan ${number(count)} códigos de recuperación.`,
  });
export const recoveryReplacedSubject = (site: string) =>
  `Nuevos códigos de recuperación de ${site}`;
export const recoveryReplacedText = (time: string) =>
  `Se han creado códigos de recuperación nuevos para su cuenta ${time}. Los anteriores ya no sirven.`;

export const connectedSubject = (site: string) =>
  `El inicio de sesión único se ha vinculado a su cuenta de ${site}`;
export const connectedText = (time: string) =>
  `Su cuenta se vinculó al inicio de sesión único ${time}. Ahora también se puede entrar con él.`;
export const connectedAlarm =
  'Después, desvincule el inicio de sesión único en la página «Inicio de sesión y seguridad».';
export const disconnectedSubject = (site: string) =>
  `El inicio de sesión único se ha desvinculado de su cuenta de ${site}`;
export const disconnectedText = (time: string) =>
  `El inicio de sesión único se desvinculó de su cuenta ${time}.`;

export const invitationSubject = (site: string) => `Invitación a ${site}`;
export const invitationText = (site: string) =>
  `Ha recibido una invitación para crear una cuenta en ${site}. Use este enlace para elegir una contraseña. Sirve una sola vez y caduca a los 7 días:`;
export const invitationButton = 'Crear cuenta';
export const invitationIgnore = 'Si no esperaba esta invitación, ignore este mensaje.';
