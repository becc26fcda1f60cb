// The page about signing in
export const pageTitle = (site: string) => `Accesso e sicurezza | ${site}`;
export const pageDescription = 'Come si accede all’account e come è protetto.';
export const back = 'I miei codici QR';
export const heading = 'Accesso e sicurezza';
export const reason = 'Questa pagina mostra come è protetto l’account.';
export const pageLink = 'Accesso e sicurezza';

// Two-step sign-in
export const twoStepTitle = 'Accesso in due passaggi';
export const twoStepText =
  'Dopo la password si inserisce un codice visualizzato sul telefono. Così la sola password non basta a nessuno per entrare.';
