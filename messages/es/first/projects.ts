import { isolate } from '../format.ts';

// The sidebar
export const sidebarTitle = 'Mis códigos QR';
export const registerTitle = 'Guarde sus códigos QR';

// The list
export const listLoading = 'Cargando';
export const codesNotLoaded = 'No se han podido cargar sus códigos.';
export const codeNotLoaded = (name: string) =>
  `No se ha podido cargar «${isolate(name)}». Inténtelo de nuevo.`;

// Delete. Static codes offer to undo it; dynamic ones ask before.
export const undo = 'Deshacer';

// Toasts about saving
export const notSavedTitle = 'No se ha guardado';
export const notSavedAdvice = (name: string) =>
  `Seleccione «${isolate(name)}» para intentarlo de nuevo.`;
export const notCreated = 'No se ha podido crear el código. Inténtelo de nuevo.';
export const draftLeftTitle = 'Su código nuevo le espera en «Sin guardar»';
export const draftLeft = 'Puede recuperarlo con «Deshacer».';
export const deletedElsewhere = (name: string) =>
  `«${isolate(name)}» se ha eliminado en otro dispositivo`;
export const draftKept = 'Sus cambios sin guardar siguen aquí. Guárdelos como un código nuevo.';
