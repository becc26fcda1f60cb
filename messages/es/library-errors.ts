import { number } from './format.ts';

export const folderMissing =
  'Esta carpeta no existe. Es posible que se haya eliminado en otra pestaña.';
export const tagMissing =
  'Esta etiqueta no existe. Es posible que se haya eliminado en otra pestaña.';
export const savedFilterMissing =
  'Este filtro guardado no existe. Es posible que se haya eliminado en otra pestaña.';
export const folderChanged =
  'Esta carpeta se ha modificado en otra pestaña o en otro dispositivo. Revísela e inténtelo de nuevo.';
export const tagChanged =
  'Esta etiqueta se ha modificado en otra pestaña o en otro dispositivo. Revísela e inténtelo de nuevo.';
export const folderExists = 'Ya existe una carpeta con este nombre. Elija otro.';
export const tagExists = 'Ya existe una etiqueta con este nombre. Elija otro.';
export const savedFilterExists = 'Ya existe un filtro guardado con este nombre. Elija otro.';
export const foldersNestOnce = 'Las carpetas solo se pueden anidar en un nivel.';
export const tooManyFolders = (max: number) =>
  `Puede tener un máximo de ${number(max)} carpetas. Elimine una para hacer sitio.`;
export const tooManyTags = (max: number) =>
  `Puede tener un máximo de ${number(max)} etiquetas. Elimine una para hacer sitio.`;
export const tooManySavedFilters = (max: number) =>
  `Puede guardar un máximo de ${number(max)} filtros. Elimine uno para hacer sitio.`;
export const groups = 'Carpetas, etiquetas y filtros guardados';
export const groupsNotImported = 'No se han podido importar.';
