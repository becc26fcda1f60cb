/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number } from './format.ts';

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
export const notSaved = 'Nie udało się zapisać zmiany.';
export const notLoaded = 'Nie udało się wczytać zestawów marki.';
export const kitApplied = (name: string) => `Zastosowano zestaw marki „${isolate(name)}”`;
export const designReplaced = 'Zastąpił on wygląd tego kodu.';
export const undo = 'Cofnij';
export const updateKit = (name: string) => `Zaktualizuj „${isolate(name)}”`;
export const beginWith = (name: string) => `Używaj w nowych kodach: ${isolate(name)}`;
export const forNewCodes = 'Używaj w nowych kodach';
export const deleteKit = (name: string) => `Usuń ${isolate(name)}`;
export const kitDeleted = (name: string) => `Usunięto zestaw marki „${isolate(name)}”`;
export const codesKeepLook = 'Kody, które go używają, zachowują swój wygląd.';
export const kitUpdated = (name: string) => `Zaktualizowano zestaw marki „${isolate(name)}”`;
export const applyToCodes = 'Zastosować zmiany do istniejących kodów?';
export const printedCodes =
  'Te kody zostały już pobrane. Wydrukowane kopie nadal działają, ale będą wyglądać inaczej niż zmieniony zestaw:';
export const apply = 'Zastosuj do kodów';
export const kitLook = (name: string) => `Zestaw marki: ${isolate(name)}`;
export const tryAgain = 'Ponów próbę';
