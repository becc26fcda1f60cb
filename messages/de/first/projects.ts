import { isolate } from '../format.ts';

// The sidebar
export const sidebarTitle = 'Meine QR-Codes';
export const registerTitle = 'Ihre QR-Codes speichern';

// The list
export const listLoading = 'Wird geladen';
export const codesNotLoaded = 'Ihre Codes konnten nicht geladen werden.';
export const codeNotLoaded = (name: string) =>
  `„${isolate(name)}“ konnte nicht geladen werden. Bitte versuchen Sie es erneut.`;

// Delete. Static codes offer to undo it; dynamic ones ask before.
export const undo = 'Rückgängig';

// Toasts about saving
export const notSavedTitle = 'Nicht gespeichert';
export const notSavedAdvice = (name: string) =>
  `Wählen Sie „${isolate(name)}“ aus, um es erneut zu versuchen.`;
export const notCreated =
  'Der Code konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';
export const draftLeftTitle = 'Ihr neuer Code wartet unter „Noch nicht gespeichert“';
export const draftLeft = 'Mit „Rückgängig“ holen Sie ihn zurück.';
export const deletedElsewhere = (name: string) =>
  `„${isolate(name)}“ wurde auf einem anderen Gerät gelöscht`;
export const draftKept =
  'Ihre ungespeicherten Änderungen sind noch da. Speichern Sie sie als neuen Code.';
