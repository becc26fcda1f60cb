import { isolate } from '../format.ts';

// The sidebar
export const sidebarTitle = 'Mes QR codes';
export const registerTitle = 'Enregistrez vos QR codes';

// The list
export const listLoading = 'Chargement';
export const codesNotLoaded = 'Vos codes n’ont pas pu être chargés.';
export const codeNotLoaded = (name: string) =>
  `«\u00a0${isolate(name)}\u00a0» n’a pas pu être chargé. Réessayez.`;

// Delete. Static codes offer to undo it; dynamic ones ask before.
export const undo = 'Annuler';

// Toasts about saving
export const notSavedTitle = 'Non enregistré';
export const notSavedAdvice = (name: string) =>
  `Sélectionnez «\u00a0${isolate(name)}\u00a0» pour réessayer.`;
export const notCreated = 'Le code n’a pas pu être enregistré. Réessayez.';
export const draftLeftTitle =
  'Votre nouveau code vous attend sous «\u00a0Pas encore enregistré\u00a0»';
export const draftLeft = 'Pour le retrouver, choisissez «\u00a0Annuler\u00a0».';
export const deletedElsewhere = (name: string) =>
  `«\u00a0${isolate(name)}\u00a0» a été supprimé sur un autre appareil`;
export const draftKept =
  'Vos modifications non enregistrées sont toujours là. Enregistrez-les comme nouveau code.';
