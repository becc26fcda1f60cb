import { isolate } from '../format.ts';

// The sidebar
export const sidebarTitle = 'I miei codici QR';
export const registerTitle = 'Salva i codici QR';

// The list
export const listLoading = 'Caricamento';
export const codesNotLoaded = 'Impossibile caricare i codici.';
export const codeNotLoaded = (name: string) =>
  `Impossibile caricare «${isolate(name)}». Riprovare.`;

// Delete. Static codes offer to undo it; dynamic ones ask before.
export const undo = 'Annulla';

// Toasts about saving
export const notSavedTitle = 'Non salvato';
export const notSavedAdvice = (name: string) => `Per riprovare, selezionare «${isolate(name)}».`;
export const notCreated = 'Impossibile salvare il codice. Riprovare.';
export const draftLeftTitle = 'Il nuovo codice si trova in «Non ancora salvato»';
export const draftLeft = 'Con «Annulla» si può recuperare.';
export const deletedElsewhere = (name: string) =>
  `«${isolate(name)}» è stato eliminato su un altro dispositivo`;
export const draftKept =
  'Le modifiche non salvate sono ancora qui. È possibile salvarle come nuovo codice.';
