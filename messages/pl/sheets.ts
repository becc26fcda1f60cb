import { isolate, number, plural } from './format.ts';

export const printOnLabels = 'Drukuj na etykietach';
export const intro = (codes: number) =>
  plural(codes, {
    one: 'Jeden kod jako wektorowy PDF na arkusze etykiet, karty lub do drukarki z rolką.',
    few: `${number(codes)} kody jako wektorowy PDF na arkusze etykiet, karty lub do drukarki z rolką.`,
    many: `${number(codes)} kodów jako wektorowy PDF na arkusze etykiet, karty lub do drukarki z rolką.`,
    other: `${number(codes)} kodu jako wektorowy PDF na arkusze etykiet, karty lub do drukarki z rolką.`,
  });
export const notLoaded = 'Nie udało się wczytać podglądu.';

export const layout = 'Etykiety';
export const groupA4 = 'A4';
export const groupLetter = 'US Letter';
export const groupRolls = 'Drukarki z rolką';
export const groupOwn = 'Moje rozmiary';
export const sizeMm = (width: number, height: number) =>
  `${number(width)} × ${number(height)}\u00a0mm`;
export const sizeIn = (width: number, height: number) =>
  `${number(width)} × ${number(height)}\u00a0cala`;
export const diameterMm = (diameter: number) => `${number(diameter)}\u00a0mm`;
export const labelsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} etykieta, ${size}`,
    few: `${number(count)} etykiety, ${size}`,
    many: `${number(count)} etykiet, ${size}`,
    other: `${number(count)} etykiety, ${size}`,
  });
export const roundLabelsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} okrągła etykieta, ${size}`,
    few: `${number(count)} okrągłe etykiety, ${size}`,
    many: `${number(count)} okrągłych etykiet, ${size}`,
    other: `${number(count)} okrągłej etykiety, ${size}`,
  });
export const cardsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} karta, ${size}`,
    few: `${number(count)} karty, ${size}`,
    many: `${number(count)} kart, ${size}`,
    other: `${number(count)} karty, ${size}`,
  });
export const tentsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} stojak na stół, ${size}`,
    few: `${number(count)} stojaki na stół, ${size}`,
    many: `${number(count)} stojaków na stół, ${size}`,
    other: `${number(count)} stojaka na stół, ${size}`,
  });
export const rollOf = (size: string) => `Rolka, ${size}`;
export const fits = (product: string) => `Pasuje do ${isolate(product)}`;

export const addOwn = 'Dodaj własny rozmiar';
export const ownFull = (most: number) =>
  `Liczba zapisanych rozmiarów: ${number(most)}. Aby dodać kolejny, usuń jeden z nich.`;
export const editOwn = 'Edytuj rozmiar';
export const deleteOwn = 'Usuń ten rozmiar';
export const ownDeleted = 'Usunięto rozmiar';
export const undo = 'Cofnij';
export const ownTitle = 'Własny rozmiar w milimetrach';
export const paper = 'Papier';
export const paperSheet = 'Arkusz';
export const paperRoll = 'Rolka';
export const pageWidth = 'Szerokość strony';
export const pageHeight = 'Wysokość strony';
export const columns = 'Kolumny';
export const rows = 'Wiersze';
export const labelWidth = 'Szerokość etykiety';
export const labelHeight = 'Wysokość etykiety';
export const cornerRadius = 'Promień narożników';
export const marginLeft = 'Lewy margines';
export const marginTop = 'Górny margines';
export const pitchX = 'Od lewej krawędzi do następnej';
export const pitchY = 'Od górnej krawędzi do następnej';
export const saveLayout = 'Zapisz rozmiar';
export const cancel = 'Anuluj';
export const notStored = 'Nie zapisano rozmiaru';
export const layoutNotStored =
  'Ta przeglądarka nie może zapisać rozmiaru, więc przepadnie on po zamknięciu tego okna.';

export const enterMillimetres = (least: number, most: number) =>
  `Podaj wartość od ${number(least)} do ${number(most)} mm.`;
export const enterCount = (least: number, most: number) =>
  `Podaj liczbę całkowitą od ${number(least)} do ${number(most)}.`;
export const tooManyLabels = (most: number) =>
  `Największa liczba etykiet na stronie: ${number(most)}.`;
export const radiusTooLarge = (most: number) =>
  `Najwyżej połowa krótszego boku: ${number(most)} mm.`;
export const labelsOverlap = (least: number) =>
  `Etykiety nachodzą na siebie. Podaj co najmniej ${number(least)} mm.`;
export const tooWideForPage = (end: number, page: number) =>
  `Etykiety sięgają ${number(end)} mm, a strona ma tylko ${number(page)} mm szerokości.`;
export const tooHighForPage = (end: number, page: number) =>
  `Etykiety sięgają ${number(end)} mm, a strona ma tylko ${number(page)} mm wysokości.`;

export const startAt = 'Zacznij od etykiety';
export const startHint = 'Do arkuszy częściowo zużytych. Można też kliknąć etykietę na stronie.';
export const startHere = (place: number) => `Zacznij od etykiety ${number(place)}`;
export const copies = 'Sztuk każdego kodu';
export const labelLimit = (copies: number, labels: number) =>
  `Wpisz liczbę od 1 do ${number(copies)}: plik może zawierać najwyżej ${number(labels)} etykiet.`;
export const enterNumber = (least: number, most: number) =>
  `Podaj liczbę od ${number(least)} do ${number(most)}.`;
export const showTitle = 'Tytuł';
export const showText = 'Drugi wiersz';
export const example = (text: string) => `Na przykład „${isolate(text)}”`;
export const cropMarks = 'Znaczniki cięcia';
export const cropMarksHint = 'Cienkie linie na brzegach strony pokazują, gdzie ciąć.';

export const preview = 'Pierwsza strona';
export const summary = (labels: number, pages: number) =>
  `Etykiety: ${number(labels)}, strony: ${number(pages)}`;
export const dotsAdvice = (dotMm: number, distanceCm: number) =>
  `Przy kropkach o szerokości ${number(dotMm)}\u00a0mm telefony odczytają pierwszy kod z odległości do ${number(distanceCm)}\u00a0cm.`;
export const dotsTooFine = (dotMm: number, leastMm: number) =>
  `Kropki pierwszego kodu mają tylko ${number(dotMm)}\u00a0mm szerokości, a telefony potrzebują ${number(leastMm)}\u00a0mm. Wybierz większe etykiety albo skróć treść.`;

export const downloadPdf = 'Pobierz PDF';
export const downloadAgain = 'Pobierz ponownie';
export const testPage = 'Pobierz stronę testową';
export const testPageHint =
  'Pokazuje obrys każdej etykiety i dwie linijki. Wydrukuj ją w skali 100%, bez opcji „Dopasuj do strony”, i przyłóż do etykiet.';
export const preparing = 'Przygotowywanie…';
export const checking = (done: number, total: number) =>
  `Sprawdzanie kodu ${number(done)} z ${number(total)}`;
export const drawing = (done: number, total: number) =>
  `Rysowanie strony ${number(done)} z ${number(total)}`;
export const progressLabel = 'Postęp';
export const cancelled = 'Anulowano. Nie zapisano żadnego pliku.';
export const failed =
  'Nie udało się utworzyć pliku PDF. Sprawdź połączenie z internetem i spróbuj ponownie.';
export const saved = (labels: number) =>
  plural(labels, {
    one: 'Zapisano. Kod przeszedł test odczytu. Drukuj w skali 100%, bez opcji „Dopasuj do strony”.',
    few: `Zapisano. Wszystkie ${number(labels)} kody przeszły test odczytu. Drukuj w skali 100%, bez opcji „Dopasuj do strony”.`,
    many: `Zapisano. Test odczytu przeszło wszystkie ${number(labels)} kodów. Drukuj w skali 100%, bez opcji „Dopasuj do strony”.`,
    other: `Zapisano. Test odczytu przeszły wszystkie kody (${number(labels)}). Drukuj w skali 100%, bez opcji „Dopasuj do strony”.`,
  });
export const savedAnyway = 'Zapisano. Drukuj plik w skali 100%, bez opcji „Dopasuj do strony”.';

export const problems = (count: number, total: number) =>
  `Kody, z którymi jest problem: ${number(count)} z ${number(total)}`;
export const doesNotScan = (causes: readonly string[]) => `Nieczytelny: ${causes.join(', ')}`;
export const dotsTooSmall = (dotMm: number, leastMm: number) =>
  `Kropki mają tylko ${number(dotMm)}\u00a0mm szerokości. Telefony potrzebują ${number(leastMm)}\u00a0mm.`;
export const cannotPrint = (characters: string) =>
  `Tych znaków nie można wydrukować: ${isolate(characters)}`;
export const moreProblems = (count: number) => `… i jeszcze ${number(count)}`;
export const downloadAnyway = 'Pobierz mimo to';
export const downloadRest = 'Pobierz pozostałe';
export const notChecked =
  'Nie udało się sprawdzić kodów. Upewnij się, że masz połączenie z internetem, i spróbuj ponownie albo pobierz PDF bez testu.';
export const tryAgain = 'Ponów próbę';
export const downloadUnchecked = 'Pobierz bez testu';

export const rulerNote = (mm: number) =>
  `Po wydruku w skali 100% obie linijki mają dokładnie ${number(mm)} mm.`;
export const outlineNote = 'Obrysy muszą pokrywać się z etykietami.';
export const pdfTitle = 'Etykiety z kodami QR';
export const testPageTitle = 'Strona testowa do etykiet';

export const printer = 'Korekta drukarki';
export const printerHint = 'Brak';
export const shiftRight = 'W prawo, mm';
export const shiftDown = 'W dół, mm';
export const scalePercent = 'Rozmiar, %';
export const correctionHint =
  'Wydrukuj stronę testową, zmierz odchylenie i wpisz wartość przeciwną. Liczby ujemne przesuwają w lewo i w górę. Zapisywane na tym urządzeniu.';
export const leavesPage =
  'Z tą korektą etykiety wychodzą poza stronę i nie da się ich wydrukować w całości.';
export const correctionNote = (x: number, y: number, scale: number) =>
  `Przesunięcie o ${number(x)} mm w prawo i ${number(y)} mm w dół, rozmiar ${number(scale)}%`;
