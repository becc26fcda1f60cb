import { number, plural } from '../format.ts';

// The header and the links in it
export const skipToContent = 'Przejdź do treści';
export const mainNavigation = 'Główna';
export const openMenu = 'Otwórz menu';
export const menu = 'Menu';
export const generator = 'Generator';
export const codes = 'Kody';
export const bulk = 'Wiele kodów';
export const scans = 'Skany';
export const examples = 'Przykłady';
export const pricing = 'Cennik';
export const guides = 'Poradniki';
export const search = 'Szukaj';
export const searchKeys = 'Ctrl K';

// The footer
export const footerNavigation = 'Stopka';
export const footerClaim = (site: string) => `${site}: kody QR, które nie przestają działać.`;
export const productGroup = 'Produkt';
export const learnGroup = 'Wiedza';
export const helpGroup = 'Pomoc';
export const legalGroup = 'Informacje prawne';
export const about = 'O nas';
export const contact = 'Kontakt';
export const reportCode = 'Zgłoś kod';
export const imprint = 'Nota prawna';
export const terms = 'Regulamin';
export const privacy = 'Prywatność';
export const licences = 'Licencje';

// The links at the end of the sidebar
export const moreNavigation = 'Więcej';
export const blog = 'Blog';

// The switch between light and dark colours
export const theme = 'Motyw';
export const systemTheme = 'Systemowy';
export const lightTheme = 'Jasny';
export const darkTheme = 'Ciemny';

// The connection
export const offline = 'Brak połączenia z internetem';
export const online = 'Połączenie przywrócone';
export const codesCreated = (count: number) =>
  plural(count, {
    one: `Utworzono już ${number(count)} kod QR`,
    few: `Utworzono już ${number(count)} kody QR`,
    many: `Utworzono już ${number(count)} kodów QR`,
    other: `Utworzono już ${number(count)} kodu QR`,
  });

// A page that failed
export const failureTitle = 'Coś poszło nie tak';
export const failureText =
  'Nie udało się wyświetlić tej strony. Zapisane kody są bezpieczne. <link>Wróć do generatora</link>';
