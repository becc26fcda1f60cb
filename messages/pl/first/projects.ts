import { isolate } from '../format.ts';

// The sidebar
export const sidebarTitle = 'Moje kody QR';
export const registerTitle = 'Zapisuj swoje kody QR';

// The list
export const listLoading = 'Wczytywanie';
export const codesNotLoaded = 'Nie udało się wczytać kodów.';
export const codeNotLoaded = (name: string) =>
  `Nie udało się wczytać kodu „${isolate(name)}”. Spróbuj ponownie.`;

// Delete. Static codes offer to undo it; dynamic ones ask before.
export const undo = 'Cofnij';

// Toasts about saving
export const notSavedTitle = 'Nie zapisano';
export const notSavedAdvice = (name: string) =>
  `Wybierz „${isolate(name)}”, aby spróbować ponownie.`;
export const notCreated = 'Nie udało się utworzyć kodu. Spróbuj ponownie.';
export const draftLeftTitle = 'Nowy kod czeka pod „Jeszcze nie zapisano”';
export const draftLeft = '„Cofnij” go przywróci.';
export const deletedElsewhere = (name: string) =>
  `Kod „${isolate(name)}” usunięto na innym urządzeniu`;
export const draftKept = 'Niezapisane zmiany nadal tu są. Zapisz je jako nowy kod.';
