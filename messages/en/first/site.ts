import { number } from '../format.ts';

/** Header, footer, menus, theme and connectivity. */

// The header and the links in it. `guides` are articles.
export const skipToContent = 'Skip to content';
export const mainNavigation = 'Main';
export const openMenu = 'Open menu';
export const menu = 'Menu';
export const generator = 'Generator';
export const codes = 'Codes';
export const bulk = 'Bulk';
export const scans = 'Scans';
export const examples = 'Examples';
export const pricing = 'Pricing';
export const guides = 'Guides';
export const search = 'Search';
/** The keys that open the search, as they are printed on a keyboard. */
export const searchKeys = 'Ctrl K';

// The footer
export const footerNavigation = 'Footer';
export const footerClaim = (site: string) => `${site}: QR codes that keep working.`;
export const productGroup = 'Product';
export const learnGroup = 'Learn';
export const helpGroup = 'Help';
export const legalGroup = 'Legal';
export const about = 'About';
export const contact = 'Contact';
export const reportCode = 'Report a code';
export const imprint = 'Imprint';
export const terms = 'Terms';
export const privacy = 'Privacy';
/** The licence texts of the software on the site. */
export const licences = 'Licences';

// The links at the end of the sidebar
export const moreNavigation = 'More';
export const blog = 'Blog';

// The switch between light and dark colours
export const theme = 'Theme';
export const systemTheme = 'System';
export const lightTheme = 'Light';
export const darkTheme = 'Dark';

// The connection
export const offline = 'No internet connection';
export const online = 'Connection restored';
export const codesCreated = (count: number) => `${number(count)} QR codes created so far`;

// A page that failed
export const failureTitle = 'Something went wrong';
export const failureText =
  'This page could not be shown. Your saved codes are safe. <link>Back to the generator</link>';
