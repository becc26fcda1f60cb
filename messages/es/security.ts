import { isolate, number, plural } from './format.ts';

// The page about signing in
export const pageTitle = (site: string) => `Inicio de sesión y seguridad | ${site}`;
export const pageDescription = 'Cómo inicia sesión y cómo está protegida su cuenta.';
export const back = 'Todos los códigos';
export const heading = 'Inicio de sesión y seguridad';
export const reason = 'Esta página muestra cómo está protegida su cuenta.';
export const pageLink = 'Inicio de sesión y seguridad';

// The second step of signing in
export const stepText = (address: string) =>
  `Introduzca el código que su aplicación de autenticación muestra para ${isolate(address)}.`;
export const stepTextAlone = 'Introduzca el código que muestra su aplicación de autenticación.';
export const stepRecoveryText =
  'Introduzca uno de sus códigos de recuperación. Cada código sirve una sola vez.';
export const codeLabel = 'Código de la aplicación';
export const recoveryCodeLabel = 'Código de recuperación';
export const codeMissing = 'Introduzca el código';
export const rememberDevice = 'Recordar este dispositivo durante 30 días';
export const useRecoveryCode = 'Usar un código de recuperación';
export const useApp = 'Usar la aplicación de autenticación';
export const continueSignIn = 'Continuar';
export const checking = 'Comprobando…';
export const stepBack = 'Volver';
export const codeNotChecked = 'No se ha podido comprobar el código. Inténtelo de nuevo.';

// Two-step sign-in
export const twoStepTitle = 'Inicio de sesión en dos pasos';
export const twoStepText =
  'Después de la contraseña se usa el teléfono o una clave de acceso. Nadie puede entrar solo con su contraseña.';
export const twoStepOffer =
  'Exija un código del teléfono después de la contraseña. Así, nadie podrá entrar solo con su contraseña.';
export const appTitle = 'Aplicación de autenticación';
export const appOff = 'Una aplicación del teléfono muestra un código nuevo cada 30 segundos.';
export const appOn = 'Al iniciar sesión se le pide un código de su aplicación.';
export const setUpApp = 'Configurar una aplicación';
export const removeApp = 'Quitar la aplicación';
export const sectionNotLoaded = 'No se ha podido cargar esta sección.';
export const changeFailed = 'No se ha podido hacer el cambio. Inténtelo de nuevo.';
export const cancel = 'Cancelar';

// Setting up an authenticator app
export const scanText =
  'Escanee este código con una aplicación de autenticación de su teléfono. Después, introduzca el código que muestra la aplicación.';
export const scanLabel = 'Código QR para su aplicación de autenticación';
export const keyText = 'Si no puede escanearlo, escriba esta clave en la aplicación:';
export const copyKey = 'Copiar la clave';
export const openInApp = 'Abrir en una aplicación de autenticación';
export const copied = 'Copiado';
export const notCopied = 'No se ha podido copiar. Seleccione el texto y cópielo.';
export const turnOn = 'Activar';
export const turnedOnTitle = 'El inicio de sesión en dos pasos está activado';
export const turnedOn = 'Se ha cerrado la sesión en todos los demás dispositivos.';
export const codesNotShown =
  'El inicio de sesión en dos pasos está activado, pero no se han podido mostrar sus códigos de recuperación. Cree otros nuevos.';

// The password again, before a change
export const confirmText = 'Introduzca su contraseña para continuar.';
export const password = 'Contraseña';
export const passwordMissing = 'Introduzca su contraseña';
export const removeText =
  'Introduzca su contraseña para quitar la aplicación de autenticación. Después, bastará la contraseña para iniciar sesión y se eliminarán sus códigos de recuperación.';
export const removeTextKept =
  'Introduzca su contraseña para quitar la aplicación de autenticación. Después de la contraseña se le pedirá una clave de acceso.';
export const turnedOffTitle = 'Se ha quitado la aplicación de autenticación';
export const turnedOff =
  'Ahora basta la contraseña para iniciar sesión. Se han eliminado sus códigos de recuperación.';
export const turnedOffKept =
  'El inicio de sesión en dos pasos sigue activo, con una clave de acceso.';

// Recovery codes
export const recoveryTitle = 'Códigos de recuperación';
export const recoveryText =
  'Con uno de estos códigos puede iniciar sesión sin el teléfono. Cada código sirve una sola vez.';
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `Le queda ${number(count)} código.`,
    other: `Le quedan ${number(count)} códigos.`,
  });
export const newCodes = 'Crear códigos de recuperación nuevos';
export const newCodesText =
  'Los códigos de recuperación nuevos sustituyen a los anteriores, que dejan de funcionar.';
export const codesTitle = 'Sus nuevos códigos de recuperación';
export const codesText =
  'Guárdelos en un lugar seguro al que pueda acceder sin el teléfono. Solo se muestran esta vez.';
export const copyCodes = 'Copiar';
export const downloadCodes = 'Descargar';
export const codesSaved = 'Ya los he guardado';
export const codesFileTitle = (site: string, address: string) =>
  `Códigos de recuperación de ${site}, ${address}`;

// In place of the administrators' pages
export const adminTitle = 'Configure primero el inicio de sesión en dos pasos';
export const adminText = 'Este sitio lo exige a quienes lo administran.';
export const adminButton = 'Configurar';

// Errors
export const wrongCode = 'Este código es incorrecto o ya no es válido. Pruebe con otro.';
export const tooManyCodes = (minutes: number) =>
  plural(minutes, {
    one: `Demasiados códigos incorrectos. Inténtelo de nuevo dentro de un minuto o use un código de recuperación.`,
    other: `Demasiados códigos incorrectos. Inténtelo de nuevo dentro de ${number(minutes)} minutos o use un código de recuperación.`,
  });
export const signInExpired =
  'Este inicio de sesión ha tardado demasiado o se han introducido demasiados códigos incorrectos. Vuelva a introducir su contraseña.';
export const setUpExpired = 'Esta configuración ha caducado. Empiece de nuevo.';
export const confirmationNeeded = 'Introduzca su contraseña para continuar.';
export const factorRequired =
  'Quienes administran este sitio necesitan el inicio de sesión en dos pasos. Configúrelo en la página «Inicio de sesión y seguridad».';
export const factorExists =
  'Ya hay una aplicación de autenticación configurada. Quítela antes de configurar otra.';
export const factorMissing =
  'El inicio de sesión en dos pasos no está activado. Configúrelo primero.';
