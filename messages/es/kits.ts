/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number, plural } from './format.ts';

export const kitMissing =
  'Este kit de marca no existe. Es posible que se haya eliminado en otra pestaña.';
export const logoMissing = 'Este logo no existe. Es posible que se haya eliminado en otra pestaña.';
export const kitChanged =
  'Este kit de marca se ha modificado en otra pestaña o en otro dispositivo. Revíselo e inténtelo de nuevo.';
export const kitExists = 'Ya existe un kit de marca con este nombre. Elija otro.';
export const tooManyKits = (max: number) =>
  `Puede tener hasta ${number(max)} kits de marca. Elimine uno para hacer sitio.`;
export const tooManyLogos = (max: number) =>
  `Puede tener hasta ${number(max)} logos. Elimine uno para hacer sitio.`;
export const kits = 'Kits de marca';
export const saveAsKit = 'Guardar como kit de marca…';
export const kitName = 'Nombre del kit de marca';
export const nameMissing = 'Introduzca un nombre.';
export const saveKit = 'Guardar kit de marca';
export const cancel = 'Cancelar';
export const edit = 'Editar';
export const done = 'Listo';
export const noKits =
  'Guarde colores, formas, logo y marco como kit de marca y úselo para otros códigos en todos sus dispositivos.';
export const notSaved = 'No se ha podido guardar el cambio. Inténtelo de nuevo.';
export const notLoaded = 'No se han podido cargar los kits de marca.';
export const kitApplied = (name: string) => `Kit de marca «${isolate(name)}» aplicado`;
export const designReplaced = 'Ha reemplazado el diseño de este código.';
export const undo = 'Deshacer';
export const updateKit = (name: string) => `Actualizar «${isolate(name)}»`;
export const beginWith = (name: string) => `Usar para códigos nuevos: ${isolate(name)}`;
export const forNewCodes = 'Usar para códigos nuevos';
export const renameKit = (name: string) => `Cambiar el nombre de ${isolate(name)}`;
export const saveName = 'Guardar nombre';
export const deleteKit = (name: string) => `Eliminar ${isolate(name)}`;
export const deleteKitTitle = (name: string) => `¿Eliminar el kit de marca «${isolate(name)}»?`;
export const deleteKitText = (codes: number) =>
  plural(codes, {
    one: `${number(codes)} código lo usa. Conserva su aspecto, pero ya no se actualizará con el kit.`,
    other: `${number(codes)} códigos lo usan. Conservan su aspecto, pero ya no se actualizarán con el kit.`,
  });
export const deleteThisKit = 'Eliminar kit de marca';
export const kitDeleted = (name: string) => `Kit de marca «${isolate(name)}» eliminado`;
export const codesKeepLook = 'Los códigos que lo usan conservan su aspecto.';
export const kitUpdated = (name: string) => `Kit de marca «${isolate(name)}» actualizado`;
export const applyToCodes = '¿Aplicar los cambios a los códigos existentes?';
export const codesWouldChange = (count: number) =>
  plural(count, {
    one: `${number(count)} código se ve distinto del kit y cambiaría:`,
    other: `${number(count)} códigos se ven distintos del kit y cambiarían:`,
  });
export const downloaded = 'Descargado en este navegador';
export const printedCopies =
  'Las copias impresas siguen funcionando y conservan su aspecto anterior.';
export const apply = 'Aplicar a los códigos';
export const kitLook = (name: string) => `Kit de marca: ${isolate(name)}`;
export const tryAgain = 'Reintentar';
export const myLogos = 'Mis logos';
export const logoNote =
  'PNG, JPEG, WebP o SVG. El logo se guarda en su cuenta para sus otros códigos.';
export const noLogos = 'Los logos que suba se guardan aquí para sus otros códigos.';
export const keepLogo = 'Añadir a mis logos';
export const logosNotLoaded = 'No se pudieron cargar sus logos.';
export const unnamedLogo = 'Logo';
export const logoChosen = (name: string) => `Logo «${isolate(name)}» elegido`;
export const logoReplaced = 'Ha reemplazado el logo de este código.';
export const deleteLogo = (name: string) => `Eliminar el logo ${isolate(name)}`;
export const logoDeleted = (name: string) => `Logo «${isolate(name)}» eliminado`;
export const codesKeepLogo = 'Los códigos que lo usan lo conservan.';
export const kitsPageTitle = (site: string) => `Kits de marca | ${site}`;
export const kitsPageDescription = 'Los kits de marca de su cuenta.';
export const kitsIntro =
  'Sus propios diseños. Para aplicar uno a códigos guardados, selecciónelos en la lista de códigos y elija «Aplicar un diseño».';
export const kitsReason = 'Inicie sesión para ver sus kits de marca.';
export const openGenerator = 'Abrir el generador';
export const usedBy = (codes: number) =>
  plural(codes, {
    one: `${number(codes)} código lo usa`,
    many: `${number(codes)} códigos lo usan`,
    other: `${number(codes)} códigos lo usan`,
  });
export const notUsed = 'Aún no se usa';
export const fromCode = 'De un código';
export const searchDesigns = 'Buscar diseños';
