/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number, plural } from './format.ts';

export const kitMissing = 'Ten zestaw marki nie istnieje. Mógł zostać usunięty w innej karcie.';
export const logoMissing = 'To logo nie istnieje. Mogło zostać usunięte w innej karcie.';
export const kitChanged =
  'Ten zestaw marki zmieniono w innej karcie lub na innym urządzeniu. Sprawdź go i spróbuj ponownie.';
export const kitExists = 'Zestaw marki o tej nazwie już istnieje. Wybierz inną nazwę.';
export const tooManyKits = (max: number) =>
  `Maksymalna liczba zestawów marki to ${number(max)}. Usuń któryś, aby zwolnić miejsce.`;
export const tooManyLogos = (max: number) =>
  `Maksymalna liczba logo to ${number(max)}. Usuń któreś, aby zwolnić miejsce.`;
export const kits = 'Zestawy marki';
export const saveAsKit = 'Zapisz jako zestaw marki…';
export const kitName = 'Nazwa zestawu marki';
export const nameMissing = 'Podaj nazwę.';
export const saveKit = 'Zapisz zestaw marki';
export const cancel = 'Anuluj';
export const edit = 'Edytuj';
export const done = 'Gotowe';
export const noKits =
  'Zapisz kolory, kształty, logo i ramkę jako zestaw marki i używaj go w innych kodach na wszystkich swoich urządzeniach.';
export const notSaved = 'Nie udało się zapisać zmiany. Spróbuj ponownie.';
export const notLoaded = 'Nie udało się wczytać zestawów marki.';
export const kitApplied = (name: string) => `Zastosowano zestaw marki „${isolate(name)}”`;
export const designReplaced = 'Zastąpił on wygląd tego kodu.';
export const undo = 'Cofnij';
export const updateKit = (name: string) => `Zaktualizuj „${isolate(name)}”`;
export const beginWith = (name: string) => `Używaj w nowych kodach: ${isolate(name)}`;
export const forNewCodes = 'Używaj w nowych kodach';
export const renameKit = (name: string) => `Zmień nazwę ${isolate(name)}`;
export const saveName = 'Zapisz nazwę';
export const deleteKit = (name: string) => `Usuń ${isolate(name)}`;
export const deleteKitTitle = (name: string) => `Usunąć zestaw marki „${isolate(name)}”?`;
export const deleteKitText = (codes: number) =>
  plural(codes, {
    one: `Używa go ${number(codes)} kod. Zachowa swój wygląd, ale nie będzie już aktualizowany wraz z zestawem.`,
    few: `Używają go ${number(codes)} kody. Zachowają swój wygląd, ale nie będą już aktualizowane wraz z zestawem.`,
    many: `Używa go ${number(codes)} kodów. Zachowają swój wygląd, ale nie będą już aktualizowane wraz z zestawem.`,
    other: `Używa go ${number(codes)} kodu. Zachowają swój wygląd, ale nie będą już aktualizowane wraz z zestawem.`,
  });
export const deleteThisKit = 'Usuń zestaw marki';
export const kitDeleted = (name: string) => `Usunięto zestaw marki „${isolate(name)}”`;
export const codesKeepLook = 'Kody, które go używają, zachowują swój wygląd.';
export const kitUpdated = (name: string) => `Zaktualizowano zestaw marki „${isolate(name)}”`;
export const applyToCodes = 'Zastosować zmiany do istniejących kodów?';
export const codesWouldChange = (count: number) =>
  plural(count, {
    one: `${number(count)} kod różni się od zestawu i zostałby zmieniony:`,
    few: `${number(count)} kody różnią się od zestawu i zostałyby zmienione:`,
    many: `${number(count)} kodów różni się od zestawu i zostałoby zmienionych:`,
    other: `${number(count)} kodu różni się od zestawu i zostałoby zmienione:`,
  });
export const downloaded = 'Pobrano w tej przeglądarce';
export const printedCopies = 'Wydrukowane kopie nadal działają i zachowują dawny wygląd.';
export const apply = 'Zastosuj do kodów';
export const kitLook = (name: string) => `Zestaw marki: ${isolate(name)}`;
export const tryAgain = 'Ponów próbę';
export const myLogos = 'Moje logo';
export const logoNote =
  'PNG, JPEG, WebP lub SVG. Logo zostanie zapisane na koncie i będzie dostępne dla innych kodów.';
export const noLogos = 'Przesłane logo są zapisywane tutaj i będą dostępne dla innych kodów.';
export const keepLogo = 'Dodaj do moich logo';
export const logosNotLoaded = 'Nie udało się wczytać logo.';
export const unnamedLogo = 'Logo';
export const logoChosen = (name: string) => `Wybrano logo „${isolate(name)}”`;
export const logoReplaced = 'Zastąpiło logo tego kodu.';
export const deleteLogo = (name: string) => `Usuń logo ${isolate(name)}`;
export const logoDeleted = (name: string) => `Usunięto logo „${isolate(name)}”`;
export const codesKeepLogo = 'Kody, które go używają, zachowują je.';
export const kitsPageTitle = (site: string) => `Zestawy marki | ${site}`;
export const kitsPageDescription = 'Zestawy marki na Twoim koncie.';
export const kitsIntro =
  'Twoje własne wyglądy. Aby zastosować zestaw do zapisanych kodów, zaznacz je na liście kodów i wybierz „Zastosuj wygląd”.';
export const kitsReason = 'Zaloguj się, aby zobaczyć zestawy marki.';
export const openGenerator = 'Otwórz generator';
export const usedBy = (codes: number) =>
  plural(codes, {
    one: `Używa go ${number(codes)} kod`,
    few: `Używają go ${number(codes)} kody`,
    many: `Używa go ${number(codes)} kodów`,
    other: `Używa go ${number(codes)} kodu`,
  });
export const notUsed = 'Jeszcze nieużywany';
export const fromCode = 'Z kodu';
export const searchDesigns = 'Szukaj wyglądu';
