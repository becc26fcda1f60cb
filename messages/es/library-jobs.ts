import { isolate, number, plural } from './format.ts';

export const jobMissing =
  'Este cambio ya no existe: los cambios se pueden ver y deshacer durante un día.';
export const staticCode =
  'Este código es estático: solo los códigos dinámicos tienen destino, estado y programación.';

export const tooManyJobs = (max: number) =>
  `Se pueden ejecutar como máximo ${number(max)} cambios de varios códigos a la vez. Inicie este cuando haya terminado otro.`;

export const actions = 'Cambiar los códigos seleccionados';
export const more = 'Más';
export const move = 'Mover';
export const tag = 'Etiquetar';
export const pause = 'Pausar';
export const resume = 'Reanudar';
export const changeTarget = 'Cambiar destino';
export const replaceInTargets = 'Reemplazar en los destinos';
export const schedule = 'Programar';
export const applyDesign = 'Aplicar un diseño';
export const rename = 'Cambiar nombre';
export const deleteCodes = 'Eliminar';
export const tooManySelected = (max: number) =>
  `Seleccione como máximo ${number(max)} códigos de uno en uno, o todos los que coinciden.`;

export const cancel = 'Cancelar';
export const codesSelected = (count: number) =>
  plural(count, { one: `${number(count)} código`, other: `${number(count)} códigos` });
export const target = 'Destino';
export const targetHint =
  'Todos los códigos dinámicos seleccionados llevarán allí en menos de un segundo.';
export const find = 'Buscar';
export const replaceWith = 'Reemplazar por';
export const replaceHint =
  'Se reemplazan todas las apariciones en los destinos, exactamente como se escriben.';
export const replace = 'Reemplazar';
export const pattern = 'Nombre nuevo';
export const patternHint =
  '{title}, {number}, {slug} y {host} representan el nombre actual, 1, 2, 3…, el final del enlace corto y el host del destino.';
export const preview = 'Vista previa';
export const previewOf = (changing: number, total: number) =>
  `Cambiarán ${number(changing)} de ${number(total)} códigos`;
export const before = 'Ahora';
export const after = 'Después';
export const previewFailed = 'No se ha podido cargar la vista previa.';
export const moreRows = (count: number) =>
  plural(count, { one: `y ${number(count)} más`, other: `y ${number(count)} más` });
export const pauseText = 'Mensaje para los visitantes';
export const pauseTextHint = 'Déjelo vacío para mostrar nuestro propio texto.';
export const start = 'Inicio';
export const end = 'Final';
export const scheduleHint = (zone: string) =>
  `En su hora local (${isolate(zone)}). Un campo vacío quita el inicio o el final.`;
export const fallback = 'Antes del inicio y después del final';
export const fallbackHint =
  'Déjelo vacío para mostrar una página que avisa de que el código no está activo.';
export const setSchedule = 'Programar';
export const folder = 'Carpeta';
export const noFolder = 'Sin carpeta';
export const add = 'Añadir';
export const remove = 'Quitar';
export const keep = 'Dejar';
export const noTags = 'Aún no hay etiquetas. Cree primero una junto a la lista.';
export const design = 'Diseño';
export const designOf = (title: string) => `Diseño de ${isolate(title)}`;
export const designHint =
  'Los códigos impresos siguen funcionando; solo cambia el aspecto de los archivos que descargue a partir de ahora.';
export const apply = 'Aplicar';
export const deleteText =
  'Pasan a la papelera durante 30 días. Mientras no se recuperen, quien escanee un código dinámico verá que se ha eliminado.';

export const working = (done: number, total: number) =>
  `${number(done)} de ${number(total)} códigos`;
export const progress = 'Cambio de los códigos seleccionados';
export const undoing = 'Deshaciendo el cambio';
export const codesChanged = (count: number) =>
  plural(count, {
    one: `${number(count)} código modificado.`,
    other: `${number(count)} códigos modificados.`,
  });
export const codesDeleted = (count: number) =>
  plural(count, {
    one: `${number(count)} código eliminado.`,
    other: `${number(count)} códigos eliminados.`,
  });
export const codesUndone = (count: number) =>
  plural(count, {
    one: `Se ha deshecho el cambio de ${number(count)} código.`,
    other: `Se ha deshecho el cambio de ${number(count)} códigos.`,
  });
export const codesFailed = (count: number) =>
  plural(count, {
    one: `No se ha podido cambiar ${number(count)} código.`,
    other: `No se han podido cambiar ${number(count)} códigos.`,
  });
export const codesKept = (count: number) =>
  plural(count, {
    one: `${number(count)} código queda como está:`,
    other: `${number(count)} códigos quedan como están:`,
  });
export const undo = 'Deshacer';
export const stopAndUndo = 'Detener y deshacer';
export const notStarted = 'No se han podido cambiar los códigos. Inténtelo de nuevo.';
export const notUndone = 'No se ha podido deshacer el cambio. Inténtelo de nuevo.';
export const unnamed = 'Código';
