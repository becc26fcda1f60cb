import { isolate } from './format.ts';

// Pages behind short links, for somebody who has scanned a code. The server writes them.

export const about = 'To jest krótki link z <home></home>, generatora kodów QR.';
export const report = 'Spam lub oszustwo? <report>Zgłoś ten kod</report>';

// Codes that do not redirect
export const notYetTitle = 'Jeszcze nieaktywny';
export const notYetText = 'Ten kod nie jest jeszcze aktywny. Wróć tu później.';
export const expiredTitle = 'Ten kod wygasł';
export const expiredText = 'Nie jest już używany.';
export const deletedTitle = 'Ten kod został usunięty';
export const deletedText = 'Usunął go właściciel.';
export const disabledTitle = 'Ten kod jest niedostępny';
export const disabledText = 'W tej chwili nie działa.';
export const pausedTitle = 'Ten kod jest wstrzymany';
export const pausedMessage = 'Wiadomość od właściciela:';
export const pausedText = 'Właściciel wstrzymał ten kod. Spróbuj ponownie później.';

// Where a code leads
export const previewTitle = 'Co otwiera ten kod';
export const previewText = (code: string) =>
  `Niczego jeszcze nie otwarto. Kod ${isolate(code)} otwiera:`;
export const website = 'Strona';
export const fullAddress = 'Pełny adres';
export const insecure = 'To połączenie nie jest bezpieczne (HTTP).';
export const continueTo = 'Przejdź do tej strony';

// Requests that cannot be answered with a code
export const unknownTitle = 'Ten kod nie istnieje';
export const unknownTyped =
  'Jeśli adres wpisano ręcznie, porównaj go litera po literze z wydrukowanym. Wielkość liter nie ma znaczenia.';
export const unknownScanned = (site: string) =>
  `Jeśli kod zeskanowano, jest uszkodzony lub nie pochodzi z ${site}.`;
export const makeCode = 'Utwórz kod QR';
export const unavailableTitle = 'Spróbuj ponownie';
export const unavailableText = 'Nie możemy teraz sprawdzić tego kodu. Spróbuj ponownie za chwilę.';
export const tooManyTitle = 'Poczekaj minutę';
export const tooManyText =
  'Z tego połączenia przyszło zbyt wiele zapytań o nieistniejące kody. Spróbuj ponownie za minutę.';
export const wrongMethodTitle = 'To jest krótki link';
export const wrongMethodText = 'Ten adres przyjmuje tylko żądania GET.';

// The page of the host that serves short links
export const rootTitle = (site: string) => `${site}: krótkie linki`;
export const rootText = (site: string) =>
  `Przez ten adres otwierają się kody QR z ${site}. Dodaj + do krótkiego linku, aby przed otwarciem zobaczyć, dokąd prowadzi.`;
export const goTo = (site: string) => `Przejdź do ${site}`;
