/** What is wrong with a field of a form. The server answers with the English texts. */
import { number } from './format.ts';

// Account
export const emailInvalid = 'Wpisz prawidłowy adres e-mail';
export const passwordTooShort = (min: number) =>
  `Hasło musi składać się z co najmniej ${number(min)} znaków`;
export const passwordTooLong = (max: number) =>
  `Hasło może mieć do ${number(max, { useGrouping: false })} znaków`;
export const currentPasswordTooShort = (min: number) =>
  `Obecne hasło musi składać się z co najmniej ${number(min)} znaków`;
export const currentPasswordTooLong = (max: number) =>
  `Obecne hasło może mieć do ${number(max, { useGrouping: false })} znaków`;
export const newPasswordTooShort = (min: number) =>
  `Nowe hasło musi składać się z co najmniej ${number(min)} znaków`;
export const newPasswordTooLong = (max: number) =>
  `Nowe hasło może mieć do ${number(max, { useGrouping: false })} znaków`;
export const confirmPasswordTooShort = (min: number) =>
  `Powtórzone hasło musi składać się z co najmniej ${number(min)} znaków`;
export const confirmPasswordTooLong = (max: number) =>
  `Powtórzone hasło może mieć do ${number(max, { useGrouping: false })} znaków`;
export const passwordsDiffer = 'Hasła się różnią';

// Feedback
export const feedbackTooShort = (min: number) =>
  `Wiadomość musi składać się z co najmniej ${number(min)} znaków`;
export const feedbackTooLong = (max: number) => `Wiadomość może mieć do ${number(max)} znaków`;

// Saved codes
export const titleEmpty = 'Tytuł nie może być pusty';
export const titleTooLong = (max: number) => `Tytuł może mieć do ${number(max)} znaków`;

// Designs
export const colorFormat = 'Wpisz kolor w postaci #rrggbb';
export const logoTooLarge = 'To logo jest za duże';
export const logoFormat = 'Wybierz obraz PNG, JPEG lub SVG';
export const logoUnclean =
  'Ten plik SVG zawiera nie tylko ścieżki. Prześlij go w panelu stylu, który go oczyści';
export const frameTextTooLong = 'Ten tekst jest za długi na ramkę';
export const frameTextLines = 'Tekst musi mieścić się w jednym wierszu';

// Short links
export const slugFormat = (min: number, max: number) =>
  `Własna końcówka ma od ${number(min)} do ${number(max)} liter, cyfr lub łączników oraz zaczyna się i kończy literą lub cyfrą`;
export const slugReserved = 'Ta końcówka jest zastrzeżona. Wybierz inną.';
export const addressTooLong = (max: number) =>
  `Adres strony może mieć do ${number(max, { useGrouping: false })} znaków`;
export const textTooLong = (max: number) => `Ten tekst może mieć do ${number(max)} znaków`;

// Reports about codes
export const reportedCodeTooLong = 'To za długie jak na kod';
export const reportedCodeFormat = 'Wpisz kod lub jego krótki link';
export const reportReasonMissing = 'Wybierz, co jest nie tak';
export const reportDetailsTooLong = (max: number) => `Szczegóły mogą mieć do ${number(max)} znaków`;

// Files with an exported account
export const exportFormat = 'Ten plik nie jest eksportem konta. Wybierz wyeksportowany plik .json.';
export const exportVersion =
  'Ten plik zapisano w niezgodnej wersji. Wyeksportuj konto ponownie z serwera w tej samej wersji co ten.';
