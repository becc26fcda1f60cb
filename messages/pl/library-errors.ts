import { number } from './format.ts';

export const folderMissing = 'Ten folder nie istnieje. Mógł zostać usunięty w innej karcie.';
export const tagMissing = 'Ten tag nie istnieje. Mógł zostać usunięty w innej karcie.';
export const savedFilterMissing =
  'Ten zapisany filtr nie istnieje. Mógł zostać usunięty w innej karcie.';
export const folderChanged =
  'Ten folder zmieniono w innej karcie lub na innym urządzeniu. Sprawdź go i spróbuj ponownie.';
export const tagChanged =
  'Ten tag zmieniono w innej karcie lub na innym urządzeniu. Sprawdź go i spróbuj ponownie.';
export const folderExists = 'Folder o tej nazwie już istnieje. Wybierz inną nazwę.';
export const tagExists = 'Tag o tej nazwie już istnieje. Wybierz inną nazwę.';
export const savedFilterExists = 'Zapisany filtr o tej nazwie już istnieje. Wybierz inną nazwę.';
export const foldersNestOnce = 'Foldery można zagnieżdżać tylko na jednym poziomie.';
export const tooManyFolders = (max: number) =>
  `Maksymalna liczba folderów to ${number(max)}. Usuń któryś, aby zwolnić miejsce.`;
export const tooManyTags = (max: number) =>
  `Maksymalna liczba tagów to ${number(max)}. Usuń któryś, aby zwolnić miejsce.`;
export const tooManySavedFilters = (max: number) =>
  `Maksymalna liczba zapisanych filtrów to ${number(max)}. Usuń któryś, aby zwolnić miejsce.`;
export const groups = 'Foldery, tagi i zapisane filtry';
export const groupsNotImported = 'Nie udało się ich zaimportować.';
