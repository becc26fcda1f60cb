// The page about signing in
export const pageTitle = (site: string) => `Login e segurança | ${site}`;
export const pageDescription = 'Como você entra na sua conta e como ela é protegida.';
export const back = 'Meus QR Codes';
export const heading = 'Login e segurança';
export const reason = 'Esta página mostra como sua conta é protegida.';
export const pageLink = 'Login e segurança';

// Two-step sign-in
export const twoStepTitle = 'Login em duas etapas';
export const twoStepText =
  'Depois da senha, você informa um código gerado no seu celular. Assim, ninguém entra apenas com a sua senha.';
