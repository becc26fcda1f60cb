import { isolate, number, plural } from './format.ts';

export * from './first/account.ts';

// The dialog to log in or to register
export const loginIntro = 'Inicie sesión para acceder a sus códigos QR guardados';
export const login = 'Iniciar sesión';
export const loggingIn = 'Iniciando sesión…';
export const loginQuestion = '¿No tiene cuenta?';
export const toRegister = 'Regístrese';
export const loggedInTitle = '¡Hola de nuevo!';
export const loggedIn = 'Ha iniciado sesión.';
export const registerIntro = 'Regístrese para guardar y gestionar sus códigos QR';
export const register = 'Crear cuenta';
export const registering = 'Creando la cuenta…';
export const registerQuestion = '¿Ya tiene cuenta?';
export const toLogin = 'Inicie sesión';
export const registeredTitle = 'Cuenta creada';
export const registered = 'Ya puede guardar y gestionar sus códigos QR.';
export const email = 'Correo electrónico';
export const password = 'Contraseña';
export const showPassword = 'Mostrar contraseña';
export const commonPassword = 'Muchas personas usan esta contraseña, así que es fácil de adivinar.';
export const authenticationFailed = 'Error de autenticación';

// A forgotten password
export const forgotPassword = '¿Ha olvidado la contraseña?';
export const resetMailSent = (address: string) =>
  `Si ${isolate(address)} tiene una cuenta, le hemos enviado un enlace para definir una contraseña nueva. El enlace es válido durante 30 minutos. ¿No le ha llegado nada? Mire en la carpeta de correo no deseado.`;
export const resetByOperator =
  'Escriba a <mail></mail> para recibir un enlace con el que definir una nueva. Sus códigos siguen funcionando.';

// The page that sets a new password
export const resetLinkIncomplete =
  'Este enlace está incompleto. Copie la dirección completa del mensaje o solicite un enlace nuevo a <mail></mail>.';
export const resetSignsIn =
  'Se iniciará la sesión en este navegador y se cerrará en todos los demás.';

// The form that changes the password
export const currentPassword = 'Contraseña actual';
export const newPassword = 'Contraseña nueva';
export const confirmPassword = 'Confirmar contraseña';
export const changePassword = 'Cambiar contraseña';
export const passwordChanged = 'Se ha cambiado la contraseña';
export const passwordNotChanged = 'No se ha podido cambiar la contraseña';

// In place of a page that needs an account
export const signInTitle = 'Inicie sesión';
export const signIn = 'Iniciar sesión';
export const adminOnly = 'Esta página es para quienes administran este sitio.';
export const noAccessTitle = 'No tiene acceso a esta página';
export const noAccess =
  'Es para cuentas de administración, y <user></user> no es una de ellas. Quien gestiona este sitio puede cambiarlo.';
export const useAnotherAccount = 'Usar otra cuenta';

// The buttons in the sidebar
export const settings = 'Ajustes';
export const logout = 'Cerrar sesión';
export const accountOf = (email: string) => `Cuenta: ${email}`;
export const administration = 'Administración';
export const loggedOutTitle = 'Sesión cerrada';
export const loggedOut = 'Ha cerrado la sesión.';
export const notLoggedOut = 'No se ha podido cerrar la sesión. Inténtelo de nuevo.';
export const leaveTitle = '¿Cerrar sesión y perder cambios?';
export const leaveText = (names: string) =>
  `No se han podido guardar estos cambios: ${names}. Al cerrar sesión se borran de este dispositivo.`;
export const stay = 'Seguir';
export const leaveAndLose = (count: number) =>
  plural(count, {
    one: 'Cerrar sesión y perder 1 cambio',
    other: `Cerrar sesión y perder ${number(count)} cambios`,
  });

// Settings: the plan
export const allSettings = 'Todos los ajustes';
export const settingsPageTitle = (site: string) => `Ajustes | ${site}`;
export const settingsDescription = 'Su plan, su perfil, su forma de iniciar sesión y sus datos.';
export const settingsReason = 'Esta página muestra los ajustes de su cuenta.';
export const planTitle = 'Plan';
export const profileTitle = 'Perfil';
export const profileText = 'Su correo electrónico y el aspecto de este sitio en este dispositivo.';
export const dangerTitle = 'Zona de peligro';
export const planLimits = (saved: number, dynamic: number) =>
  `Hasta ${number(saved)} códigos guardados; de ellos, hasta ${number(dynamic)} dinámicos`;
export const upgradeTo = (plan: string) => `Pasar a ${plan}`;

// Settings: export
export const dataTitle = 'Sus datos';
export const dataText =
  'Un archivo con sus códigos, los destinos y los escaneos. Los códigos se pueden importar en otro servidor con este software.';
export const exportEverything = 'Exportar todo';
export const preparingExport = 'Preparando la exportación…';
export const preparingExportSize = (size: string) => `Preparando la exportación… ${size}`;
export const exportSaved = (file: string, size: string) => `${isolate(file)} guardado, ${size}.`;
export const exportFailed = 'La exportación ha fallado. Inténtelo de nuevo.';

// Settings: import
export const importFromFile = 'Importar de un archivo';
export const fileToImport = 'Archivo que se va a importar';
export const readingFile = 'Leyendo el archivo…';
export const importing = (current: number, total: number) =>
  `Importando el código ${number(current)} de ${number(total)}…`;
export const fileUnreadable = 'No se ha podido leer el archivo. Inténtelo de nuevo.';
export const fileTooLarge = 'Este archivo es demasiado grande para importarlo.';
export const notAnExport =
  'Este archivo no es la exportación de una cuenta. Elija el archivo .json que exportó.';
export const imported = (count: number) =>
  plural(count, {
    one: `Se ha importado ${number(count)} código.`,
    other: `Se han importado ${number(count)} códigos.`,
  });
export const importedBefore = (count: number) =>
  plural(count, {
    one: `${number(count)} código ya estaba en su cuenta.`,
    other: `${number(count)} códigos ya estaban en su cuenta.`,
  });
export const importedElsewhere = (count: number) =>
  plural(count, {
    one: `${number(count)} código usa la dirección de otro servidor. Funcionará cuando esa dirección apunte a este servidor.`,
    other: `${number(count)} códigos usan la dirección de otro servidor. Funcionarán cuando esa dirección apunte a este servidor.`,
  });
export const someNotImported = 'Algunos no se han podido importar:';
export const notImportedList = 'Lo que no se ha podido importar';
export const codeNumber = (position: number) => `Código ${number(position)}`;
export const fieldProblem = (field: string, problem: string) => `${isolate(field)}: ${problem}`;
export const codeProblem = (problem: string) => `Código: ${problem}`;
export const codeNotImported = 'No se ha podido importar este código.';
export const moreNotImported = (count: number) => `${number(count)} más`;
export const importStopped = 'Sin importar, porque la importación se ha detenido.';

// Settings: delete the account
export const deleteAccount = 'Eliminar cuenta';
export const deleteTitle = '¿Eliminar la cuenta?';
export const deleteText =
  'Esta acción no se puede deshacer. Su cuenta se eliminará de forma permanente y sus datos se borrarán de nuestros servidores.';
export const deleteDynamicCodes = (count: number) =>
  plural(count, {
    one: 'Su código dinámico dejará de funcionar para siempre, también en todas las copias impresas. Los códigos estáticos seguirán funcionando.',
    other: `Sus ${number(count)} códigos dinámicos dejarán de funcionar para siempre, también en todas las copias impresas. Los códigos estáticos seguirán funcionando.`,
  });
export const cancel = 'Cancelar';
export const accountDeletedTitle = 'Cuenta eliminada';
export const accountDeleted = 'Se ha eliminado su cuenta.';
export const accountNotDeleted = 'No se ha podido eliminar la cuenta';

// Failures for which the server gave no reason
export const loginFailed = 'No se ha podido iniciar sesión';
export const registrationFailed = 'No se ha podido crear la cuenta';
export const passwordResetFailed = 'No se ha podido enviar el enlace. Inténtelo de nuevo.';
export const passwordChangeFailed = 'No se ha podido cambiar la contraseña';
export const deletionFailed = 'No se ha podido eliminar la cuenta';
export const subscriptionFailed = 'No se ha podido completar la suscripción';
