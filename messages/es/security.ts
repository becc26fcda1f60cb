// The page about signing in
export const pageTitle = (site: string) => `Inicio de sesión y seguridad | ${site}`;
export const pageDescription = 'Cómo inicia sesión y cómo está protegida su cuenta.';
export const back = 'Mis códigos QR';
export const heading = 'Inicio de sesión y seguridad';
export const reason = 'Esta página muestra cómo está protegida su cuenta.';
export const pageLink = 'Inicio de sesión y seguridad';

// Two-step sign-in
export const twoStepTitle = 'Inicio de sesión en dos pasos';
export const twoStepText =
  'Después de la contraseña se introduce un código del teléfono. Así, nadie puede entrar solo con su contraseña.';
