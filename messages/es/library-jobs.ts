import { isolate, number, plural } from './format.ts';

export const jobMissing =
  'Este cambio ya no está disponible. Los cambios se pueden deshacer durante un día.';
export const staticCode =
  'Este código es estático. Solo los códigos dinámicos tienen destino y programación, y solo ellos se pueden pausar.';

export const tooManyJobs = (max: number) =>
  `Solo puede haber ${number(max)} cambios en bloque a la vez. Espere a que termine uno e inténtelo de nuevo.`;

export const actions = 'Cambiar los códigos seleccionados';
export const more = 'Más';
export const move = 'Mover';
export const tag = 'Etiquetar';
export const pause = 'Pausar';
export const resume = 'Reanudar';
export const changeTarget = 'Cambiar destino';
export const replaceInTargets = 'Buscar y reemplazar en los destinos';
export const schedule = 'Programar';
export const applyDesign = 'Aplicar un diseño';
export const rename = 'Cambiar nombre';
export const deleteCodes = 'Eliminar';
export const tooManySelected = (max: number) =>
  `Puede seleccionar hasta ${number(max)} códigos uno por uno. Para más, use «Seleccionar todos».`;

export const cancel = 'Cancelar';
export const codesSelected = (count: number) =>
  plural(count, { one: `${number(count)} código`, other: `${number(count)} códigos` });
export const target = 'Destino';
export const targetHint =
  'Todos los códigos dinámicos seleccionados llevarán a esta dirección en menos de un segundo.';
export const find = 'Buscar';
export const replaceWith = 'Reemplazar por';
export const replaceHint =
  'Se reemplazan todas las coincidencias en los destinos, exactamente como están escritas.';
export const replace = 'Reemplazar';
export const pattern = 'Título nuevo';
export const patternHint =
  'Puede usar variables: {title} es el título actual, {number} numera 1, 2, 3…, {slug} es el final del enlace corto y {host}, el dominio del destino.';
export const preview = 'Vista previa';
export const previewOf = (changing: number, total: number) =>
  `Cambiarán ${number(changing)} de ${number(total)} códigos`;
export const before = 'Actual';
export const after = 'Nuevo';
export const previewFailed = 'No se ha podido cargar la vista previa.';
export const moreRows = (count: number) =>
  plural(count, { one: `y ${number(count)} más`, other: `y ${number(count)} más` });
export const pauseText = 'Mensaje para los visitantes';
export const pauseTextHint = 'Déjelo vacío para mostrar el mensaje estándar.';
export const start = 'Inicio';
export const end = 'Final';
export const scheduleHint = (zone: string) =>
  `Horas de su zona horaria (${isolate(zone)}). Deje un campo vacío para quitar el inicio o el final.`;
export const fallback = 'Fuera de este horario';
export const fallbackHint =
  'Adónde dirigir a los visitantes en su lugar. Déjelo vacío para mostrar una página que indica que el código no está activo.';
export const setSchedule = 'Programar';
export const folder = 'Carpeta';
export const noFolder = 'Sin carpeta';
export const add = 'Añadir';
export const remove = 'Quitar';
export const keep = 'Sin cambios';
export const noTags =
  'Aún no tiene etiquetas. Para crear una, seleccione «Nueva etiqueta» junto a la lista.';
export const design = 'Diseño';
export const designHint =
  'Los códigos impresos siguen funcionando. Solo cambia el aspecto de los archivos que descargue a partir de ahora.';
export const keepFrameTexts = 'Conservar el texto de cada marco';
export const keepFrameTextsHint = 'Si no, todos reciben el texto del nuevo diseño.';
export const apply = 'Aplicar';
export const deleteText =
  'Los códigos pasan a la papelera durante 30 días. Hasta que los recupere, quien escanee un código dinámico verá que se ha eliminado.';

export const working = (done: number, total: number) =>
  `${number(done)} de ${number(total)} códigos`;
export const bulkChange = 'Cambio en lote';
export const progress = 'Cambiando los códigos seleccionados…';
export const undoing = 'Deshaciendo el cambio…';
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
    one: `${number(count)} código no se ha modificado:`,
    other: `${number(count)} códigos no se han modificado:`,
  });
export const undo = 'Deshacer';
export const stopAndUndo = 'Detener y deshacer';
export const undoRest = 'Deshacer el resto';
export const notStarted = 'No se han podido cambiar los códigos. Inténtelo de nuevo.';
export const notUndone = 'No se ha podido deshacer el cambio. Inténtelo de nuevo.';
export const unnamed = 'Código sin nombre';
