/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number } from './format.ts';

export const kitMissing =
  'Este kit de marca no existe. Puede que se haya eliminado en otra pestaña.';
export const logoMissing = 'Este logotipo no existe. Puede que se haya eliminado en otra pestaña.';
export const kitChanged =
  'Este kit de marca se ha modificado en otra pestaña o en otro dispositivo. Revíselo e inténtelo de nuevo.';
export const kitExists = 'Ya hay un kit de marca con este nombre. Elija otro.';
export const tooManyKits = (max: number) =>
  `Puede tener hasta ${number(max)} kits de marca. Elimine uno para hacer sitio.`;
export const tooManyLogos = (max: number) =>
  `Puede tener hasta ${number(max)} logotipos. Elimine uno para hacer sitio.`;
export const kits = 'Kits de marca';
export const saveAsKit = 'Guardar como kit de marca…';
export const kitName = 'Nombre del kit de marca';
export const nameMissing = 'Introduzca un nombre.';
export const saveKit = 'Guardar kit de marca';
export const cancel = 'Cancelar';
export const edit = 'Editar';
export const done = 'Listo';
export const noKits =
  'Guarde colores, formas, logotipo y marco con un nombre para usarlos en otros códigos desde todos sus dispositivos.';
export const notSaved = 'No se pudo guardar el cambio.';
export const notLoaded = 'No se pudieron cargar los kits de marca.';
export const kitApplied = (name: string) => `Kit de marca «${isolate(name)}» aplicado`;
export const designReplaced = 'Reemplaza el diseño de este código.';
export const undo = 'Deshacer';
export const updateKit = (name: string) => `Actualizar «${isolate(name)}»`;
export const beginWith = (name: string) => `Los códigos nuevos empiezan con ${isolate(name)}`;
export const forNewCodes = 'Los códigos nuevos empiezan con él';
export const deleteKit = (name: string) => `Eliminar ${isolate(name)}`;
export const kitDeleted = (name: string) => `Kit de marca «${isolate(name)}» eliminado`;
export const codesKeepLook = 'Sus códigos conservan su aspecto.';
export const kitUpdated = (name: string) => `Kit de marca «${isolate(name)}» actualizado`;
export const applyToCodes = '¿Aplicar también a sus códigos?';
export const printedCodes =
  'Estos códigos se han descargado. Los códigos impresos siguen funcionando; solo se ven distintos:';
export const apply = 'Aplicar a los códigos';
export const kitLook = (name: string) => `Kit de marca: ${isolate(name)}`;
export const tryAgain = 'Reintentar';
