/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number } from './format.ts';

export const kitMissing = 'Ten zestaw marki nie istnieje. Być może usunięto go w innej karcie.';
export const logoMissing = 'To logo nie istnieje. Być może usunięto je w innej karcie.';
export const kitChanged =
  'Ten zestaw marki zmieniono w innej karcie lub na innym urządzeniu. Proszę go sprawdzić i spróbować ponownie.';
export const kitExists = 'Istnieje już zestaw marki o tej nazwie. Proszę wybrać inną.';
export const tooManyKits = (max: number) =>
  `Maksymalna liczba zestawów marki to ${number(max)}. Proszę usunąć jeden, aby zrobić miejsce.`;
export const tooManyLogos = (max: number) =>
  `Maksymalna liczba logo to ${number(max)}. Proszę usunąć jedno, aby zrobić miejsce.`;
export const kits = 'Zestawy marki';
export const saveAsKit = 'Zapisz jako zestaw marki…';
export const kitName = 'Nazwa zestawu marki';
export const nameMissing = 'Proszę podać nazwę.';
export const saveKit = 'Zapisz zestaw marki';
export const cancel = 'Anuluj';
export const edit = 'Edytuj';
export const done = 'Gotowe';
export const noKits =
  'Zapisane pod nazwą kolory, kształty, logo i ramka będą dostępne dla innych kodów na wszystkich urządzeniach.';
export const notSaved = 'Nie udało się zapisać zmiany.';
export const notLoaded = 'Nie udało się wczytać zestawów marki.';
export const kitApplied = (name: string) => `Zastosowano zestaw marki „${isolate(name)}”`;
export const designReplaced = 'Zastępuje wygląd tego kodu.';
export const undo = 'Cofnij';
export const updateKit = (name: string) => `Zaktualizuj „${isolate(name)}”`;
export const beginWith = (name: string) => `Nowe kody zaczynają od ${isolate(name)}`;
export const forNewCodes = 'Nowe kody zaczynają od niego';
export const deleteKit = (name: string) => `Usuń ${isolate(name)}`;
export const kitDeleted = (name: string) => `Usunięto zestaw marki „${isolate(name)}”`;
export const codesKeepLook = 'Jego kody zachowują swój wygląd.';
export const kitUpdated = (name: string) => `Zaktualizowano zestaw marki „${isolate(name)}”`;
export const applyToCodes = 'Zastosować też do jego kodów?';
export const printedCodes =
  'Te kody zostały pobrane. Wydrukowane kody działają dalej, tylko wyglądają inaczej:';
export const apply = 'Zastosuj do kodów';
export const kitLook = (name: string) => `Zestaw marki: ${isolate(name)}`;
export const tryAgain = 'Spróbuj ponownie';
