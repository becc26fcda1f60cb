import { number } from './format.ts';

/** The scan check: its verdict, the causes of a bad one, and its tests. */

// Verdicts
export const readsEverywhere = 'Czytelny wszędzie';
export const readsEverywhereFrom = (modulePx: number) =>
  `Czytelny wszędzie od ${number(modulePx)} px na kropkę`;
export const readsWell = 'Dobrze czytelny';
export const webPagesMayMiss = 'Strony WWW mogą go nie odczytać';
export const hardToRead = 'Trudny do odczytania';
export const doesNotScan = 'Nieczytelny';
export const checkedOnWhite =
  'Sprawdzono na białym tle. Na ciemnym tle przezroczystego kodu nie da się odczytać.';
export const makeReadable = 'Popraw czytelność';

// Which scanners read a code
export const phonesRead = 'Odczytują go telefony. Aplikacje i strony WWW mogą go nie odczytać.';
export const appsRead =
  'Odczytują go telefony, aplikacje i strony WWW. Starsze czytniki mogą go nie odczytać.';
export const allRead = 'Odczytują go telefony, aplikacje, strony WWW i starsze czytniki.';
export const allReadFrom = (modulePx: number) =>
  `Odczytują go telefony, aplikacje i strony WWW, a starsze czytniki od ${number(modulePx)} pikseli na kropkę.`;

// Causes, each with the label of a button
export const inverted = 'jasny na ciemnym tle';
export const invertedText =
  'Wiele czytników szuka ciemnego kodu na jasnym tle i nie widzi odwróconego.';
export const fixInverted = 'Zamień kolory';
export const contrast = 'za mały kontrast';
export const contrastText =
  'Kod i tło są prawie tak samo jasne. W słabym świetle aparat ich nie rozróżni.';
export const fixContrast = 'Użyj ciemniejszych kolorów';
export const quietZone = 'za mały margines';
export const quietZoneText =
  'Czytniki znajdują kod dzięki jasnemu marginesowi wokół niego. Na ciemnej stronie lub ciemnym stole tego marginesu nie ma.';
export const fixQuietZone = 'Dodaj margines';
export const logo = 'za duże logo';
export const logoText =
  'Logo zakrywa więcej kodu, niż może nadrobić korekcja błędów, więc niewiele zostaje na zabrudzenia i słaby druk.';
export const fixLogo = 'Zmniejsz logo';
export const density = 'za gęsty jak na swój rozmiar';
export const densityText =
  'Wzór jest za drobny, aby aparat go rozróżnił. Powiększ kod lub skróć treść.';
export const fixDensity = 'Użyj rzadszego wzoru';
export const eyeFrame = 'nietypowe ramki narożników';
export const eyeFrameText =
  'Wiele aplikacji i stron WWW szuka kwadratowych ramek w trzech narożnikach i nie rozpoznaje tego kształtu.';
export const fixEyeFrame = 'Użyj kwadratowych ramek narożników';
export const eyeBall = 'nietypowe środki narożników';
export const eyeBallText =
  'Wiele aplikacji i stron WWW szuka kwadratu wewnątrz każdej ramki i nie rozpoznaje tego kształtu.';
export const fixEyeBall = 'Użyj kwadratowych środków narożników';
export const shape = 'za cienkie kształty';
export const shapeText = 'Kształty zakrywają za mało tła, więc dla aparatu kod wygląda blado.';
export const fixShape = 'Użyj pełniejszych kształtów';
export const unknownCause = 'trudne połączenie kształtów i kolorów';
export const unknownCauseText = 'Takie połączenie kształtów i kolorów trudno odczytać.';
export const fixUnknownCause = 'Użyj zwykłych kwadratów';

// Tests, each a picture of the code
export const trialNear = 'Z bliska';
export const trialFile = 'Sam plik';
export const trialCamera = 'W rozproszonym świetle';
export const trialWidth = (modulePx: number) => `Kropki o boku ${number(modulePx)} px`;
export const trialSlightlyBlurred = 'Lekko nieostry';
export const trialBlurred = 'Nieostry';
export const trialGrain = (share: number) =>
  `W słabym świetle, szum ${number(share, { style: 'percent' })}`;
export const trialTilted = (degrees: number) => `Pochylony o ${number(degrees)}°`;
