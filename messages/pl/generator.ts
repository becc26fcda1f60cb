import { isolate, number } from './format.ts';

export * from './first/generator.ts';

// Tabs and fields
export const showPassword = 'Pokaż hasło';
export const levelToUse = (level: string) => `Użyj poziomu ${level}`;
export const makeDynamic = 'Zmień kod na dynamiczny';
export const moreFields = 'Więcej pól';
export const moreCardFields = 'Komórka, adres, notatka';

// Preview
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
export const readyToShare = 'Gotowe do udostępnienia';
export const shareNow = 'Udostępnij';
export const copied = 'Skopiowano';
export const imageCopied = 'Obraz jest w schowku.';
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
export const seeInUse = 'Zobacz w użyciu';
export const onScreen = 'Ekran';
export const onTableTent = 'Stojak na stół';
export const onPoster = 'Plakat z 3 m';
export const onLabel = 'Etykieta 25 mm';
export const downloadPicture = 'Pobierz obraz';
export const illustration = 'Ilustracja: na tym obrazie kod jest za mały, by go zeskanować.';
export const pictureNotMade = 'Nie udało się utworzyć obrazu. Spróbuj ponownie.';
