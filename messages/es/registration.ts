export const pageTitle = (site: string) => `Invitación a ${site}`;
export const pageDescription = 'Cree su cuenta con el enlace de su invitación.';
export const heading = 'Crear su cuenta';
export const intro = 'Ha recibido una invitación. Elija una contraseña para crear su cuenta.';
export const linkIncomplete =
  'Este enlace está incompleto. Copie la dirección entera de su invitación o pida una nueva a <mail></mail>.';

export const askForInvitation =
  'Para crear una cuenta aquí necesita una invitación. Pídala a <mail></mail>.';

export const invitationNeeded =
  'Para crear una cuenta aquí necesita una invitación. Pídala al operador de este sitio.';
export const invitationUnusable =
  'Esta invitación ha caducado, ya se ha utilizado o es para otra dirección. Si acaba de crear su cuenta con ella, inicie sesión.';
export const registrationClosed = 'Este sitio no admite cuentas nuevas.';
export const registrationByProvider =
  'En este sitio, las cuentas se crean mediante el inicio de sesión único. Elija «Continuar con…» al iniciar sesión.';
