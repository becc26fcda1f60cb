export const pageTitle = (site: string) => `Inicio de sesión único | ${site}`;
export const pageDescription = 'El final de un inicio de sesión con un proveedor de identidad.';
export const continueWith = (name: string) => `Continuar con ${name}`;
export const or = 'o';
export const startFailed = 'No se ha podido abrir el inicio de sesión único. Inténtelo de nuevo.';
export const failedHeading = 'No se ha iniciado la sesión';
export const cancelled =
  'El inicio de sesión se ha cancelado o su cuenta no tiene acceso a este sitio. Inténtelo de nuevo o pida acceso a quienes administran su cuenta.';
export const expired =
  'Este inicio de sesión ha caducado o ya se ha utilizado. Inténtelo de nuevo.';
export const unavailable =
  'El inicio de sesión único no responde. Inténtelo de nuevo en unos minutos o inicie sesión con su contraseña.';
export const unverified =
  'El proveedor de identidad no ha confirmado su dirección de correo, por lo que no se puede usar aquí. Consulte a quienes gestionan su cuenta.';
export const unverifiable = 'No se ha podido verificar el inicio de sesión. Inténtelo de nuevo.';
export const unconfirmedHeading = 'No se ha confirmado el inicio de sesión';
export const unconfirmed =
  'El proveedor de identidad no ha confirmado que acaba de iniciar sesión allí. Inténtelo de nuevo o defina aquí una contraseña y úsela para hacer el cambio.';
export const taken =
  'Este inicio de sesión ya está vinculado a otra cuenta. Desvincúlelo primero de esa cuenta o use otro.';
export const reserved =
  'Esta dirección pertenecía a una cuenta que aún puede recuperarla. Inténtelo de nuevo dentro de una semana o escriba a <mail></mail>.';
export const joinHeading = 'Vincular su cuenta';
export const joinText = (email: string) =>
  `${email} ya tiene una cuenta aquí. Escriba su contraseña una vez para vincularla a su inicio de sesión único.`;
export const joinButton = 'Vincular e iniciar sesión';
export const joinForgotten =
  '¿No conoce la contraseña? Seleccione «¿Ha olvidado la contraseña?» <link>en la ventana de inicio de sesión</link> y después empiece de nuevo.';
export const joined = 'Su cuenta está vinculada.';
export const joinFailed = 'No se ha podido vincular la cuenta. Inténtelo de nuevo.';
export const sectionTitle = 'Inicio de sesión único';
export const linkText = (name: string) => `Inicie sesión con ${name} en lugar de una contraseña.`;
export const linkedText = (name: string) => `Puede iniciar sesión con ${name}.`;
export const linkButton = (name: string) => `Vincular con ${name}`;
export const unlinkButton = 'Desvincular';
export const unlinkText = (name: string) =>
  `Escriba su contraseña para desvincular ${name}. A partir de entonces iniciará sesión con su contraseña.`;
export const unlinked = 'Se ha desvinculado.';
export const unlinkFailed = 'No se ha podido desvincular la cuenta. Inténtelo de nuevo.';
export const passwordNeeded = 'Su cuenta aún no tiene contraseña. Defina una primero.';
export const sendLink = 'Enviar un enlace para definir una contraseña';
export const askForLink = 'Pida un enlace al operador de este sitio.';
export const signInAgain = (name: string) =>
  `Vuelva a iniciar sesión con ${name} para continuar. Después regresará a esta página y tendrá diez minutos para hacer el cambio.`;
export const renewTitle = 'Vuelva a iniciar sesión';
export const renewText = (name: string) =>
  `Sus permisos de administración proceden de ${name}, que debe confirmarlos cada doce horas. Vuelva a iniciar sesión allí para ver esta página.`;
