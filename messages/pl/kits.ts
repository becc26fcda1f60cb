/** Brand kits and logos of an account, with the errors that the server reports. */
import { number } from './format.ts';

export const kitMissing = 'Ten zestaw marki nie istnieje. Być może usunięto go w innej karcie.';
export const logoMissing = 'To logo nie istnieje. Być może usunięto je w innej karcie.';
export const kitChanged =
  'Ten zestaw marki zmieniono w innej karcie lub na innym urządzeniu. Proszę go sprawdzić i spróbować ponownie.';
export const kitExists = 'Istnieje już zestaw marki o tej nazwie. Proszę wybrać inną.';
export const tooManyKits = (max: number) =>
  `Maksymalna liczba zestawów marki to ${number(max)}. Proszę usunąć jeden, aby zrobić miejsce.`;
export const tooManyLogos = (max: number) =>
  `Maksymalna liczba logo to ${number(max)}. Proszę usunąć jedno, aby zrobić miejsce.`;
