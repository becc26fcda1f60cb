import { isolate, number } from './format.ts';

// Tabs and fields
export const contentTab = 'Treść';
export const styleTab = 'Styl';
export const contentType = 'Rodzaj treści';
export const showPassword = 'Pokaż hasło';
export const contentTypeNotLoaded = 'Nie udało się wczytać tego rodzaju treści.';
export const contentTypeTryAgain = 'Nie udało się wczytać tego rodzaju treści. Spróbuj ponownie.';
export const contentReplaced = (type: string) => `Zastąpiono treść: ${type}`;
export const levelToUse = (level: string) => `Użyj poziomu ${level}`;
export const makeDynamic = 'Zmień kod na dynamiczny';
export const sampleShown = 'W polach jest teraz przykładowa treść.';
export const undoContent = 'Cofnij';
export const moreFields = 'Więcej pól';
export const moreCardFields = 'Komórka, adres, notatka';

// Preview
export const previewTitle = 'Podgląd kodu QR';
export const codeTitle = (content: string) => `Kod QR: ${content}`;
export const noCode = 'Brak kodu QR';
export const previewMark = 'Podgląd';
export const contentTypeLoading = 'Wczytywanie rodzaju treści…';
export const designLoading = 'Wczytywanie wyglądu…';
export const designNotLoaded = 'Nie udało się wczytać tego wyglądu.';
export const previewNote = 'To jest podgląd. Kod zacznie działać po utworzeniu.';
export const more = 'Więcej';
export const whatWeRecord = 'Co zapisujemy przy pobraniu';

// The link that opens the content and the design in somebody else's browser
export const copyLink = 'Kopiuj link do tego kodu';
export const shareLink = 'Udostępnij link do tego kodu';
export const copyLinkWithoutPassword = 'Kopiuj link bez hasła';
export const shareLinkWithoutPassword = 'Udostępnij link bez hasła';
export const linkCopied = 'Skopiowano link';
export const linkOpens = 'Otwiera tę treść i ten wygląd.';
export const linkNotCopied = 'Nie udało się skopiować linku. Spróbuj ponownie.';
export const linkNotShared = 'Nie udało się udostępnić linku. Spróbuj ponownie.';
export const linkTooLong = 'Za długie na link';
export const shortenForLink = 'Użyj prostszego logo, usuń je albo skróć treść.';

// The bar at the bottom of a phone
export const dock = 'Twój kod';
export const noCodeYet = 'Nie ma jeszcze kodu';
export const tapToEnlarge = 'Dotknij, aby powiększyć';
export const sheet = 'Kod QR';
export const share = 'Udostępnij';
export const copyImage = 'Kopiuj obraz';
export const notShared = 'Nie udało się udostępnić obrazu. Zamiast tego pobierz go.';
export const notCopied = 'Nie udało się skopiować obrazu. Zamiast tego pobierz go.';
export const readyToShare = 'Gotowe do udostępnienia';
export const shareNow = 'Udostępnij';
export const copied = 'Skopiowano';
export const imageCopied = 'Obraz jest w schowku.';
export const savedToast = (file: string) => `Zapisano ${isolate(file)}`;
export const printFrom = (width: string) => `Druk ≥ ${width}`;

// After a download
export const savedSection = 'Zapisano';
export const savedFile = (file: string) => `Zapisano ${isolate(file)}`;
export const printAtLeast = (width: string) =>
  `Kod na wydruku powinien mieć szerokość co najmniej ${width}. Przed drukiem sprawdź go telefonem.`;
export const copySavedImage = 'Kopiuj obraz';
export const shareFile = 'Udostępnij';
export const copyingRefused = 'Przeglądarka nie pozwoliła na kopiowanie. Użyj zapisanego pliku.';
export const fileNotShared = 'Nie udało się udostępnić pliku. Użyj zapisanego pliku.';
export const accountBenefit = (codes: number) =>
  `Darmowe konto pozwala zapisać do ${number(codes)} kodów, edytować je później i tworzyć kody dynamiczne, których cel można zmienić nawet po wydrukowaniu.`;
export const signUp = 'Załóż darmowe konto';
