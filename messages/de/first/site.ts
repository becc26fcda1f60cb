import { number } from '../format.ts';

/** Header, footer, menus, theme and connectivity. */

// The header and the links in it
export const skipToContent = 'Zum Inhalt springen';
export const mainNavigation = 'Hauptnavigation';
export const openMenu = 'Menü öffnen';
export const menu = 'Menü';
export const generator = 'Generator';
export const codes = 'Codes';
export const bulk = 'In Serie';
export const scans = 'Scans';
export const examples = 'Beispiele';
export const pricing = 'Preise';
export const guides = 'Ratgeber';
export const search = 'Suchen';
export const searchKeys = 'Strg K';

// The footer
export const footerNavigation = 'Fußzeile';
export const footerClaim = (site: string) => `${site}: QR-Codes, die dauerhaft funktionieren.`;
export const productGroup = 'Produkt';
export const learnGroup = 'Wissen';
export const helpGroup = 'Hilfe';
export const legalGroup = 'Rechtliches';
export const about = 'Über uns';
export const contact = 'Kontakt';
export const reportCode = 'Code melden';
export const imprint = 'Impressum';
export const terms = 'Nutzungsbedingungen';
export const privacy = 'Datenschutz';
export const licences = 'Lizenzen';

// The links at the end of the sidebar
export const moreNavigation = 'Mehr';
export const blog = 'Blog';

// The switch between light and dark colours
export const theme = 'Darstellung';
export const systemTheme = 'System';
export const lightTheme = 'Hell';
export const darkTheme = 'Dunkel';

// The connection
export const offline = 'Keine Internetverbindung';
export const online = 'Verbindung wiederhergestellt';
export const codesCreated = (count: number) => `Bisher ${number(count)} QR-Codes erstellt`;

// A page that failed
export const failureTitle = 'Etwas ist schiefgelaufen';
export const failureText =
  'Diese Seite konnte nicht angezeigt werden. Ihre gespeicherten Codes sind sicher. <link>Zurück zum Generator</link>';
