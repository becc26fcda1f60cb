import { isolate, number, plural } from './format.ts';

export const title = (site: string) => `Sprawdź pakiet awaryjny | ${site}`;
export const description =
  'Sprawdź, czy pakiet awaryjny jest autentyczny i kompletny. Robi to przeglądarka, która niczego nie wysyła.';
export const heading = 'Sprawdź pakiet awaryjny';
export const intro =
  'Dzięki pakietowi awaryjnemu wydrukowane kody działają nawet wtedy, gdy serwer, który je utworzył, już nie istnieje. Ta strona sprawdza, czy pakiet jest autentyczny i kompletny. Żadne dane nie opuszczają przeglądarki.';

// The choice of a kit
export const drop = 'Upuść tutaj pakiet';
export const dropHint = 'Folder lub plik ZIP albo folder z kilkoma pakietami';
export const chooseFolder = 'Wybierz folder';
export const chooseZip = 'Wybierz plik ZIP';
export const keyLabel = 'Opublikowany klucz (opcjonalnie)';
export const keyHint =
  'Odcisk klucza opublikowany przez operatora albo treść jego pliku public-key.pem. Bez niego strona pokazuje, czy pakiet jest kompletny, ale nie kto go utworzył.';
export const keyInvalid =
  'Wpisz odcisk złożony z 64 cyfr i liter od a do f albo całą treść pliku public-key.pem.';

// While it works
export const reading = 'Odczytywanie plików…';
export const checking = 'Sprawdzanie pakietu';
export const checked = (done: number, total: number) =>
  `${number(done)} z ${plural(total, { one: '1 pliku', few: `${number(total)} plików`, many: `${number(total)} plików`, other: `${number(total)} pliku` })}`;

// Why nothing could be checked
export const noKit =
  'Nie ma tu żadnego pakietu. Pakiet zawiera pliki manifest.json, manifest.sig i public-key.pem.';
export const noZip = 'Nie można odczytać tego pliku ZIP. Rozpakuj go i wybierz jego folder.';
export const tooLarge =
  'Ten plik ZIP jest za duży dla przeglądarki. Rozpakuj go i wybierz jego folder.';
export const notRead = 'Nie udało się odczytać plików. Spróbuj ponownie.';
export const needsHttps =
  'Ta strona może sprawdzać pakiety tylko pod adresem zaczynającym się od https.';

// The results
export const results = 'Wyniki';
export const genuine = 'Autentyczny i kompletny';
export const genuineText =
  'Każdy plik jest taki, jak podpisał go operator: żadnego nie brakuje i żaden nie został dodany.';
export const complete = 'Kompletny i niezmieniony';
export const completeText =
  'Każdy plik jest taki, jak został podpisany: żadnego nie brakuje i żaden nie został dodany. Aby dowiedzieć się, od kogo pochodzi podpis, porównaj odcisk z tym, który opublikował operator.';
export const otherKey = 'Podpisany innym kluczem';
export const otherKeyText =
  'Pakietu nie podpisano podanym kluczem. Nie używaj go, chyba że operator potwierdzi odcisk tego klucza.';
export const changed = 'Zmieniony';
export const changedText = 'Nie używaj tego pakietu. Różni się od tego, co zostało podpisane:';
export const unsigned = 'Bez ważnego podpisu';
export const unsignedText =
  'Listę plików zmieniono po podpisaniu albo podpis lub klucz jest uszkodzony. Nie używaj tego pakietu.';
export const unknownForm = 'Nieznany format';
export const unknownFormText =
  'Pakiet jest podpisany, ale pochodzi z nowszej wersji. Sprawdź go na serwerze z tą wersją.';

// Facts about a kit
export const host = 'Adres kodów';
export const made = 'Utworzono';
export const codes = 'Kody';
export const form = 'Rodzaj';
export const publicForm = 'Publiczny: nie zawiera listy kodów';
export const plainForm = 'Dla operatora: należy zachować poufność';
export const fingerprint = 'Odcisk klucza';
export const chain = 'Poprzedni pakiet';
export const follows = (name: string) => `${isolate(name)}, jest wśród tych plików i się zgadza`;
export const notHere = (hash: string) =>
  `Nie ma go tutaj. SHA-256 jego manifestu to ${isolate(hash)}`;
export const firstKit = 'Brak: to pierwszy pakiet';

// What is wrong with a kit
export const fileChanged = (path: string) => `Zmieniono plik ${isolate(path)}.`;
export const fileMissing = (path: string) => `Brakuje pliku ${isolate(path)}.`;
export const fileUnreadable = (path: string) => `Nie można odczytać pliku ${isolate(path)}.`;
export const fileAdded = (path: string) => `Dodano plik ${isolate(path)}.`;
export const pagesAdded = (count: number) =>
  plural(count, {
    one: 'Dodano 1 stronę kodu.',
    few: `Dodano ${number(count)} strony kodów.`,
    many: `Dodano ${number(count)} stron kodów.`,
    other: `Dodano ${number(count)} strony kodów.`,
  });
export const wrongCount = 'Liczba kodów na liście stron różni się od podpisanej.';
export const more = (count: number) =>
  plural(count, {
    one: 'I jeszcze 1.',
    few: `I jeszcze ${number(count)}.`,
    many: `I jeszcze ${number(count)}.`,
    other: `I jeszcze ${number(count)}.`,
  });
export const outside = (count: number) =>
  plural(count, {
    one: 'Nie sprawdzono 1 pliku, który nie należy do żadnego pakietu.',
    few: `Nie sprawdzono ${number(count)} plików, które nie należą do żadnego pakietu.`,
    many: `Nie sprawdzono ${number(count)} plików, które nie należą do żadnego pakietu.`,
    other: `Nie sprawdzono ${number(count)} pliku, który nie należy do żadnego pakietu.`,
  });
