import { number, plural } from './format.ts';

export * from './first/scan.ts';

// Verdict
export const checking = 'Sprawdzanie…';
export const checkUnavailable = 'Nie udało się wczytać testu odczytu. Kod nadal można pobrać.';
export const verdictScore = (verdict: string, score: number) => `${verdict} · ${number(score)}`;
export const verdictScoreCause = (verdict: string, score: number, cause: string) =>
  `${verdict} · ${number(score)}: ${cause}`;
export const verdictCause = (verdict: string, cause: string) => `${verdict}: ${cause}`;
export const openReport = (headline: string) => `${headline}. Otwórz raport odczytu`;
export const notReadable = 'Telefony mogą nie znaleźć tego kodu lub odczytać go błędnie.';
export const logoLeftOut = (level: string) => `Logo pominięte: brak miejsca przy poziomie ${level}`;

// Warning before a download
export const fileNotRead =
  'Ten plik został otwarty i porównany z kodem, ale nie udało się wczytać silników odczytu. Przed drukiem sprawdź go telefonem.';
export const doesNotScan = 'Tego kodu nie da się odczytać';
export const onlyPhones = 'Ten kod odczytują tylko telefony';
export const someMayNotScan = (count: number, total: number) =>
  `Możliwe problemy z odczytem: ${number(count)} z ${number(total)} kodów`;
export const onlyPhonesText = 'Aplikacje, strony WWW i starsze czytniki go nie odczytały.';
export const invertedTitle = 'Jasny na ciemnym tle.';
export const contrastTitle = 'Za mały kontrast.';
export const quietZoneTitle = 'Za mały margines.';
export const logoTitle = 'Za duże logo.';
export const densityTitle = 'Za gęsty jak na swój rozmiar.';
export const cornerFramesTitle = 'Nietypowe ramki narożników.';
export const cornerDotsTitle = 'Nietypowe środki narożników.';
export const shapeTitle = 'Za cienkie kształty.';
export const clashTitle = 'Trudne połączenie kształtów i kolorów.';
export const codeCauses = '<code></code>: <causes></causes>';
export const causeList = (causes: readonly string[]) => causes.join(', ');
export const moreCodes = (count: number) => `… i jeszcze ${number(count)}.`;
export const openToFix = 'Otwórz kod, aby go poprawić.';
export const fixAndDownload = (fix: string) => `${fix} i pobierz`;
export const savedButHard = (cause: string | undefined) =>
  cause === undefined
    ? 'Zapisano, ale kod jest trudny do odczytania'
    : `Zapisano, ale kod jest trudny do odczytania: ${cause}`;
export const fixAndSaveAgain = (fix: string) => `${fix} i zapisz ponownie`;
export const downloadAnyway = 'Pobierz mimo to';
export const backToDesign = 'Wróć do edycji';
export const cancelDownload = 'Anuluj';

// Report
export const reportTitle = 'Raport odczytu';
export const reportHeadline = (headline: string) => `${headline}.`;
export const sentences = (first: string, second: string) => `${first} ${second}`;
export const testsPassed = (passed: number, total: number) =>
  `Wszystkie sprawdzane silniki odczytały kod w ${number(passed)} z ${number(total)} testów.`;
export const test = 'Test';
export const phonesColumn = 'Telefony';
export const appsColumn = 'Aplikacje, WWW';
export const olderColumn = 'Starsze';
export const cleanPictures = 'Czyste obrazy';
export const difficultConditions = 'W trudnych warunkach';
export const otherSizes = 'W innych rozmiarach';
export const read = 'Odczytany';
export const notRead = 'Nieodczytany';
export const notTested = 'Nie sprawdzono';
export const dashNote =
  'Kreska oznacza, że silnika nie sprawdzono albo że na tym obrazie nie odczytuje on nawet zwykłych kwadratów. W trudnych warunkach sprawdzane są tylko silniki telefonów.';
export const stoppedEarly =
  'Test kończy się wcześniej, jeśli kodu nie da się odczytać nawet z czystego obrazu.';

// Advice on error correction and margin
export const printTips = (count: number) =>
  plural(count, {
    one: `${number(count)} wskazówka dotycząca druku`,
    few: `${number(count)} wskazówki dotyczące druku`,
    many: `${number(count)} wskazówek dotyczących druku`,
    other: `${number(count)} wskazówki dotyczącej druku`,
  });
export const levelAdvice = (level: string, dots: number, insteadOf: number, percent: number) =>
  `Na poziomie ${level} ten kod ma szerokość ${number(dots)} kropek zamiast ${number(insteadOf)}: każda kropka będzie na wydruku szersza o ${number(percent / 100, { style: 'percent' })}.`;
export const levelApplied = (dots: number) => `Ten kod ma teraz szerokość ${number(dots)} kropek.`;
export const makeDotsLarger = 'Powiększ kropki';
export const undoLevel = (level: string) => `Cofnij (do poziomu ${level})`;
export const marginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    one: `Margines ma szerokość ${number(dots)} kropki, a norma wymaga ${number(standard)}: zostaw wokół kodu białe miejsce lub poszerz margines.`,
    few: `Margines ma szerokość ${number(dots)} kropek, a norma wymaga ${number(standard)}: zostaw wokół kodu białe miejsce lub poszerz margines.`,
    many: `Margines ma szerokość ${number(dots)} kropek, a norma wymaga ${number(standard)}: zostaw wokół kodu białe miejsce lub poszerz margines.`,
    other: `Margines ma szerokość ${number(dots)} kropki, a norma wymaga ${number(standard)}: zostaw wokół kodu białe miejsce lub poszerz margines.`,
  });
export const framedMarginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    one: `Wewnątrz ramki margines ma szerokość ${number(dots)} kropki, a norma wymaga ${number(standard)}: poszerz margines.`,
    few: `Wewnątrz ramki margines ma szerokość ${number(dots)} kropek, a norma wymaga ${number(standard)}: poszerz margines.`,
    many: `Wewnątrz ramki margines ma szerokość ${number(dots)} kropek, a norma wymaga ${number(standard)}: poszerz margines.`,
    other: `Wewnątrz ramki margines ma szerokość ${number(dots)} kropki, a norma wymaga ${number(standard)}: poszerz margines.`,
  });
export const marginApplied = (dots: number) =>
  plural(dots, {
    one: `Margines ma teraz szerokość ${number(dots)} kropki, zgodnie z normą.`,
    few: `Margines ma teraz szerokość ${number(dots)} kropek, zgodnie z normą.`,
    many: `Margines ma teraz szerokość ${number(dots)} kropek, zgodnie z normą.`,
    other: `Margines ma teraz szerokość ${number(dots)} kropki, zgodnie z normą.`,
  });
export const widenMargin = (dots: number) => `Poszerz do ${number(dots)}`;
export const undoMargin = (dots: number) => `Cofnij (do ${number(dots)})`;
