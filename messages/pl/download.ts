import { number, plural } from './format.ts';

export * from './first/download.ts';

// Dialog
export const moreOptions = 'Więcej opcji…';
export const format = 'Format';
export const rasterFormats = '<kind>Rastrowe</kind> <use>do internetu i Office</use>';
export const vectorFormats = '<kind>Wektorowe</kind> <use>do druku</use>';
export const blackOnly = 'Tylko czarny (K)';
export const blackOnlyHint = 'Do druku offsetowego. Kolory zmienią się w szarości.';
export const preparing = 'Przygotowywanie…';
export const downloadFormat = (format: string) => `Pobierz ${format}`;
export const createAndDownloadFormat = (format: string) => `Utwórz i pobierz ${format}`;
export const savedTestIt = 'Zapisano. Sprawdź plik telefonem.';
export const copied = 'Skopiowano';
export const copyImage = 'Kopiuj obraz';
export const copySvg = 'Kopiuj SVG';
export const somethingWrong = 'Coś poszło nie tak. Spróbuj ponownie.';

// Size
export const sizeIn = 'Jednostka';
export const pixels = 'Piksele';
export const millimetres = 'Milimetry';
export const longerSidePx = 'Dłuższy bok w pikselach';
export const longerSideMm = 'Dłuższy bok w mm';
export const resolutionDpi = 'Rozdzielczość w dpi';
export const upToPx = (most: number) => `Do ${number(most)}.`;
export const vectorHint = 'Plik wektorowy: ostry w każdym rozmiarze.';
export const densityStored = 'Zapisywana w pliku.';
export const densityNotStored = (format: string) => `W plikach ${format} nie można jej zapisać.`;
export const thatIsPx = (px: number, codeWidth: string) =>
  plural(px, {
    one: `To ${number(px)} piksel. Sam kod ma szerokość ${codeWidth}.`,
    few: `To ${number(px)} piksele. Sam kod ma szerokość ${codeWidth}.`,
    many: `To ${number(px)} pikseli. Sam kod ma szerokość ${codeWidth}.`,
    other: `To ${number(px)} piksela. Sam kod ma szerokość ${codeWidth}.`,
  });
export const thatIsPxOutside = (px: number, least: number, most: number) =>
  plural(px, {
    one: `To ${number(px)} piksel, a dozwolony zakres to od ${number(least)} do ${number(most)}.`,
    few: `To ${number(px)} piksele, a dozwolony zakres to od ${number(least)} do ${number(most)}.`,
    many: `To ${number(px)} pikseli, a dozwolony zakres to od ${number(least)} do ${number(most)}.`,
    other: `To ${number(px)} piksela, a dozwolony zakres to od ${number(least)} do ${number(most)}.`,
  });
export const enterWholeNumber = (least: number, most: number) =>
  `Wpisz liczbę całkowitą od ${number(least)} do ${number(most)}.`;
export const enterNumber = (least: number, most: number) =>
  `Wpisz liczbę od ${number(least)} do ${number(most)}.`;

// Print size
export const whatSize = 'W jakim rozmiarze drukować?';
export const iKnowThe = 'Znana wartość';
export const scanningDistance = 'Odległość skanowania';
export const printSize = 'Rozmiar wydruku';
export const distanceMetres = 'Odległość w metrach';
export const codeWidthMm = 'Szerokość kodu w mm';
export const printerDpi = 'Rozdzielczość drukarki (dpi)';
export const enterBoth =
  'Wpisz rozdzielczość od 30 do 2400 dpi oraz odległość lub szerokość większą niż 0.';
export const applyLength = (length: string) => `Użyj ${length}`;

// Lengths; a no-break space keeps a number and its unit on one line
export const mm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0mm`;
export const cm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0cm`;
export const metres = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0m`;

// Print advice
export const printWidth = (distance: string, width: string) =>
  `Do skanowania z odległości ${distance} kod na wydruku powinien mieć szerokość ${width}.`;
export const distanceSetsWidth = (dot: string, dots: number) =>
  `O tej szerokości decyduje odległość: telefon potrzebuje wtedy kropek o wielkości ${dot}, a ten kod ma szerokość ${number(dots)} kropek.`;
export const distanceSetsWidthShorten = (dot: string, dots: number) =>
  `O tej szerokości decyduje odległość: telefon potrzebuje wtedy kropek o wielkości ${dot}, a ten kod ma szerokość ${number(dots)} kropek. Skróć treść, aby móc wydrukować mniejszy kod.`;
export const fewerDotsHelp =
  'W tak gęstym kodzie mniej kropek pomaga bardziej niż większa szerokość: wybierz niższy poziom korekcji błędów, skróć treść albo zmień kod na dynamiczny, aby zawierał tylko krótki link.';
export const printerSetsWidth = (dpi: number, least: number, dot: string) =>
  `O tej szerokości decyduje drukarka: przy ${number(dpi, { maximumFractionDigits: 2 })} dpi każda kropka kodu musi składać się z ${number(least)} punktów drukarki i ma wtedy szerokość ${dot}. Wyższa rozdzielczość pozwala wydrukować mniejszy kod.`;
export const dotsSetWidth = (leastDot: string, dots: number) =>
  `O tej szerokości decydują kropki: węższe niż ${leastDot} zlewają się, a ten kod ma szerokość ${number(dots)} kropek. Skróć treść, aby móc wydrukować mniejszy kod.`;
export const smallestWidth = (width: string) =>
  `To najmniejsza zalecana szerokość: niektóre telefony nie łapią ostrości z bliska i nie odczytają kodów węższych niż ${width}.`;
export const tooNarrow = (width: string, leastWidth: string) =>
  `${width} to za mało: kod na wydruku powinien mieć szerokość co najmniej ${leastWidth}.`;
export const resolutionTooLow = (
  dpi: number,
  printerDots: number,
  least: number,
  leastDpi: number,
) =>
  `Rozdzielczość drukarki jest za niska: przy ${number(dpi, { maximumFractionDigits: 2 })} dpi każda kropka kodu składa się z ${number(printerDots, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} punktu drukarki, a potrzebuje ${number(least)}. Drukuj w rozdzielczości co najmniej ${number(leastDpi, { useGrouping: false })} dpi lub skróć treść.`;
export const dotsTooSmall = (dot: string) =>
  `Kropki są za małe: przy ${dot} zlewają się. Wydrukuj szerszy kod lub skróć treść.`;
export const narrowerThanFocus = (width: string) =>
  `Niektóre telefony nie łapią ostrości z bliska i nie odczytają kodów węższych niż ${width}.`;
export const scanDistance = (width: string, distance: string) =>
  `Kod o szerokości ${width} można skanować z odległości do ${distance}.`;
export const dotsLimitDistance = (dot: string) =>
  `Odległość ograniczają kropki: mają szerokość ${dot}, a z większej odległości rozmazują się w aparacie telefonu. Aby zwiększyć odległość, wydrukuj szerszy kod lub skróć treść.`;
export const keepClear = (margin: string, size: string, px: number) =>
  `Z każdej strony zostaw ${margin} wolnego miejsca. Cały plik ma ${size} (w pikselach: ${number(px)}).`;
export const tooManyPixels = 'To więcej, niż pozwala ten format: wybierz SVG lub PDF.';
