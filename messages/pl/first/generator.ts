import { isolate } from '../format.ts';

// Tabs and fields
export const contentTab = 'Treść';
export const styleTab = 'Styl';
export const contentType = 'Rodzaj treści';
export const contentTypeNotLoaded = 'Nie udało się wczytać tego rodzaju treści.';
export const contentTypeTryAgain = 'Nie udało się wczytać tego rodzaju treści. Spróbuj ponownie.';
export const contentReplaced = (type: string) => `Zastąpiono treść: ${type}`;
export const sampleShown = 'W polach jest teraz przykładowa treść.';
export const undoContent = 'Cofnij';

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

// The bar at the bottom of a phone
export const dock = 'Twój kod';
export const noCodeYet = 'Nie ma jeszcze kodu';
export const tapToEnlarge = 'Dotknij, aby powiększyć';
export const sheet = 'Kod QR';
export const share = 'Udostępnij';
export const copyImage = 'Kopiuj obraz';
export const notShared = 'Nie udało się udostępnić obrazu. Zamiast tego pobierz go.';
export const notCopied = 'Nie udało się skopiować obrazu. Zamiast tego pobierz go.';
export const savedToast = (file: string) => `Zapisano ${isolate(file)}`;
