import { number } from './format.ts';

export const cutOff =
  'Brakuje końca tego pliku. Zapisz lub pobierz go jeszcze raz, a potem wybierz ponownie.';
export const tooManyPixels = (megapixels: number, max: number) =>
  `Ten obraz ma ${number(megapixels)} Mpx. Wybierz obraz o rozdzielczości najwyżej ${number(max)} Mpx.`;
export const otherFormat = (format: string) =>
  `Ten plik ma format ${format}, mimo innej nazwy. Zapisz go jako PNG, JPEG lub WebP.`;
export const tooDetailed = 'Ten obraz ma za dużo szczegółów jak na logo. Wybierz prostszy.';
