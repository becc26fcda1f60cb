import { number } from '../format.ts';

/** Header, footer, menus, theme and connectivity. */

// The header and the links in it
export const skipToContent = 'Vai al contenuto';
export const mainNavigation = 'Navigazione principale';
export const openMenu = 'Apri il menu';
export const menu = 'Menu';
export const generator = 'Generatore';
export const codes = 'Codici';
export const bulk = 'In serie';
export const scans = 'Scansioni';
export const examples = 'Esempi';
export const pricing = 'Prezzi';
export const guides = 'Guide';
export const search = 'Cerca';
export const searchKeys = 'Ctrl K';

// The footer
export const footerNavigation = 'Piè di pagina';
export const footerClaim = (site: string) => `${site}: codici QR che continuano a funzionare.`;
export const productGroup = 'Prodotto';
export const learnGroup = 'Risorse';
export const helpGroup = 'Assistenza';
export const legalGroup = 'Informazioni legali';
export const about = 'Chi siamo';
export const contact = 'Contatti';
export const reportCode = 'Segnala un codice';
export const imprint = 'Note legali';
export const terms = 'Termini di utilizzo';
export const privacy = 'Privacy';
export const licences = 'Licenze';

// The links at the end of the sidebar
export const moreNavigation = 'Altro';
export const blog = 'Blog';

// The switch between light and dark colours
export const theme = 'Tema';
export const systemTheme = 'Sistema';
export const lightTheme = 'Chiaro';
export const darkTheme = 'Scuro';

// The connection
export const offline = 'Nessuna connessione a Internet';
export const online = 'Connessione ripristinata';
export const codesCreated = (count: number) => `${number(count)} codici QR creati finora`;

// A page that failed
export const failureTitle = 'Si è verificato un problema';
export const failureText =
  'Impossibile visualizzare questa pagina. I codici salvati sono al sicuro. <link>Torna al generatore</link>';
