import { isolate, number, plural } from './format.ts';

export const style = 'Styl';

// Parts of the panel
export const design = 'Wygląd';
export const looksTab = 'Szablony';
export const coloursTab = 'Kolory';
export const logoTab = 'Logo';
export const frameTab = 'Ramka';
export const shapeTab = 'Kształt';
export const advancedTab = 'Zaawansowane';

// Looks
export const looks = 'Szablony';
export const styleApplied = (name: string) => `Zastosowano styl „${isolate(name)}”`;
export const styleCopied = (title: string) => `Skopiowano styl kodu „${isolate(title)}”`;
export const designReset = 'Przywrócono domyślny wygląd';
export const designReplaced = 'Dotychczasowy wygląd został zastąpiony.';
export const undoDesign = 'Cofnij';
export const resetDesign = 'Resetuj wygląd';

export const surpriseMe = 'Zaskocz mnie';
export const surprised = 'Nowy szablon';
export const surpriseNone =
  'Nie znaleziono szablonu, który dobrze się skanuje. Zmniejsz logo i spróbuj ponownie.';
export const quickColour = 'Kolor';
export const quickAccent = 'Akcent';
export const corners = 'Narożniki';
export const ownColours = 'Oryginalne kolory';
export const copyStyleLabel = 'Kopiuj styl innego kodu';
export const copyStyleFrom = 'Kopiuj styl z…';

// My styles
export const myStyles = 'Moje style';
export const editStyles = 'Edytuj';
export const stylesDone = 'Gotowe';
export const saveAsMyStyle = 'Zapisz jako styl';
export const stylesFull = (most: number) =>
  `Liczba zapisanych stylów: ${number(most)}. Aby zapisać kolejny, usuń jeden z nich.`;
export const noStyles =
  'Zapisz pod wspólną nazwą kolory, kształty, logo i ramkę, aby używać ich w innych kodach. Style pozostają do zamknięcia tej karty. Zaloguj się, aby zachować je jako zestawy marki.';
export const styleName = 'Nazwa stylu';
export const styleNameExample = 'Jesienne menu';
export const saveStyle = 'Zapisz styl';
export const cancelStyle = 'Anuluj';
export const styleNameMissing = 'Wpisz nazwę.';
export const noRoomForStyle =
  'W tej przeglądarce nie ma miejsca na kolejny styl. Usuń jeden i spróbuj ponownie.';
export const nameOfStyle = (name: string) => `Nazwa stylu ${isolate(name)}`;
export const deleteStyle = (name: string) => `Usuń styl ${isolate(name)}`;
export const styleDeleted = 'Usunięto styl';
export const undoDelete = 'Cofnij';

// Colours
export const dotColour = 'Kolor kropek';
export const solid = 'Jednolity';
export const linear = 'Liniowy';
export const radial = 'Radialny';
export const dotsColour = 'Kropki';
export const centreColour = 'Środek';
export const edgeColour = 'Brzeg';
export const startColour = 'Początek';
export const endColour = 'Koniec';
export const direction = 'Kierunek';
export const angle = (degrees: number) => `${number(degrees)}°`;
export const background = 'Tło';
export const transparent = 'Przezroczyste';
export const backgroundTransparent = 'Tło: przezroczyste';
export const transparentNote = 'Przezroczysty kod wymaga jasnego, jednolitego podłoża.';
export const cornerFramesColour = 'Ramki narożników';
export const cornerFramesSame = 'Ramki narożników: jak kropki';
export const cornerDotsColour = 'Środki narożników';
export const cornerDotsSame = 'Środki narożników: jak kropki';
export const sameAsDots = 'Jak kropki';
export const chooseColour = 'Wybierz kolor';
export const chooseColourOf = (field: string) => `${field}: wybierz kolor`;
export const colourPicker = (field: string) => `${field}: próbnik kolorów`;
export const colourInvalid = 'Wpisz kolor w postaci #0a6e4f.';

// Logo
export const yourLogo = 'Twoje logo';
export const chooseLogo = 'Wybierz logo';
export const replaceLogo = 'Zmień logo';
export const removeLogo = 'Usuń logo';
export const logoReading = 'Odczytywanie…';
export const logoNote =
  'PNG, JPEG, WebP lub SVG. Nie opuszcza przeglądarki, dopóki nie zapiszesz kodu.';
export const logoTooDense =
  'W tym kodzie nie ma miejsca na logo. Podnieś poziom korekcji błędów w sekcji „Zaawansowane”.';
export const logoSize = 'Rozmiar';
export const logoShare = (percent: number) =>
  `${number(percent / 100, { style: 'percent' })} szerokości`;
export const logoSizeHint = (percent: number) =>
  `Do ${number(percent / 100, { style: 'percent' })}. Przy większym logo odczyt może się nie udać.`;
export const logoMargin = 'Margines logo';
export const logoMarginDots = (dots: number) =>
  plural(dots, {
    one: `${number(dots)} kropka`,
    few: `${number(dots)} kropki`,
    many: `${number(dots)} kropek`,
    other: `${number(dots)} kropki`,
  });
export const logoType = 'Wybierz obraz PNG, JPEG, WebP lub SVG.';
export const logoFileSize = 'Wybierz obraz o wielkości do 20 MB.';
export const logoNotOpened =
  'Nie udało się otworzyć obrazu. Sprawdź połączenie i wybierz go ponownie.';
export const logoNoCanvas =
  'Ta przeglądarka nie potrafi rysować obrazów. Spróbuj w innej przeglądarce.';
export const logoIcons = 'Ikony';
export const logoColours = 'Użyj jego kolorów';

// Frame
export const frame = 'Ramka';
export const noFrame = 'Bez ramki';
export const frameExample = 'Zeskanuj mnie';
export const frameText = 'Tekst';
export const frameTextHint = (characters: number) => `Do ${number(characters)} znaków.`;
export const frameCannotShow = (characters: string) =>
  `Użyj innych znaków. Ramka nie może pokazać: ${isolate(characters)}`;
export const frameCannotShowLetters = (characters: string) =>
  `Użyj innych znaków. Ramka nie może pokazać: ${isolate(characters)}. Ramka może pokazać pismo łacińskie, greckie, cyrylickie, ormiańskie, gruzińskie, hebrajskie i arabskie oraz hindi, bengalski, tamilski, tajski, chiński, japoński i koreański.`;
export const frameColour = 'Kolor ramki';
export const frameTextColour = 'Kolor tekstu';

// Shape
export const dotShape = 'Kropki';
export const cornerFrameShape = 'Ramki narożników';
export const cornerDotShape = 'Środki narożników';

// Advanced
export const margin = 'Margines (strefa ciszy)';
export const marginDots = (dots: number) =>
  plural(dots, {
    one: `${number(dots)} kropka`,
    few: `${number(dots)} kropki`,
    many: `${number(dots)} kropek`,
    other: `${number(dots)} kropki`,
  });
export const marginMeets = 'Zgodny z normą.';
export const marginBelow = (standard: number) =>
  `Norma wymaga ${number(standard)} kropek. Jeśli jest ich mniej, zostaw na wydruku białe miejsce wokół kodu.`;
export const marginBelowFramed = (standard: number, least: number) =>
  `Norma wymaga ${number(standard)} kropek. Wewnątrz ramki margines ma szerokość co najmniej ${number(least)} kropek.`;
export const errorCorrection = 'Korekcja błędów';
export const level = (letter: string, percent: number) =>
  `${letter} · ${number(percent / 100, { style: 'percent' })}`;
export const levelHint = 'Ile uszkodzeń kod wytrzyma. Im wyższy poziom, tym gęstszy kod.';
export const levelReached = (letter: string) =>
  `Poziom ${letter} mieści się w tym samym rozmiarze, więc ten kod go używa.`;
export const levelFixed = (type: string, letter: string) =>
  `${type}: norma narzuca poziom ${letter}.`;
