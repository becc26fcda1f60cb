import { number } from '../format.ts';

/** Header, footer, menus, theme and connectivity. */

// The header and the links in it
export const skipToContent = 'Aller au contenu';
export const mainNavigation = 'Navigation principale';
export const openMenu = 'Ouvrir le menu';
export const menu = 'Menu';
export const generator = 'Générateur';
export const codes = 'Codes';
export const bulk = 'En série';
export const scans = 'Scans';
export const examples = 'Exemples';
export const pricing = 'Tarifs';
export const guides = 'Guides';
export const search = 'Rechercher';
export const searchKeys = 'Ctrl K';

// The footer
export const footerNavigation = 'Pied de page';
export const footerClaim = (site: string) =>
  `${site}\u00a0: des QR codes qui fonctionnent dans la durée.`;
export const productGroup = 'Produit';
export const learnGroup = 'Découvrir';
export const helpGroup = 'Aide';
export const legalGroup = 'Informations légales';
export const about = 'À propos';
export const contact = 'Contact';
export const reportCode = 'Signaler un code';
export const imprint = 'Mentions légales';
export const terms = 'Conditions d’utilisation';
export const privacy = 'Confidentialité';
export const licences = 'Licences';

// The links at the end of the sidebar
export const moreNavigation = 'Plus';
export const blog = 'Blog';

// The switch between light and dark colours
export const theme = 'Thème';
export const systemTheme = 'Système';
export const lightTheme = 'Clair';
export const darkTheme = 'Sombre';

// The connection
export const offline = 'Pas de connexion à Internet';
export const online = 'Connexion rétablie';
export const codesCreated = (count: number) => `${number(count)} QR codes créés à ce jour`;

// A page that failed
export const failureTitle = 'Un problème est survenu';
export const failureText =
  'Cette page n’a pas pu être affichée. Vos codes enregistrés sont en sécurité. <link>Retour au générateur</link>';
