// Titles and descriptions: the tab of the browser, and what a search engine shows. `site` is the name of the site.
export const homeTitle = (site: string) => `${site}: gerador de QR Code grátis para empresas`;
export const homeDescription =
  'Crie um QR Code grátis para link, contato, Wi-Fi, evento ou pagamento, com suas cores, seu logo e moldura. Sem cadastro. Códigos estáticos nunca expiram.';
export const appTitle = 'Gerador de QR Code profissional | QR Code grátis para empresas';
export const signInTitle = (site: string) => `Entrar | ${site}`;
export const signUpTitle = (site: string) => `Criar conta | ${site}`;

// The frame of the pages
export const signIn = 'Entrar';
export const signUp = 'Cadastrar-se';
export const cookies = 'Cookies';
export const sessionEnded =
  'Sua sessão foi encerrada. Entre novamente para continuar: suas alterações ficam guardadas neste dispositivo.';

// The generator
export const generatorHeading = 'Gerador de QR Code';
export const loading = 'Carregando…';
export const notSavedTitle = 'Aviso';
export const notSaved = 'O QR Code foi baixado, mas não foi possível salvá-lo na sua conta.';
