import { isolate, number, plural } from './format.ts';

export * from './first/projects.ts';

// The list
export const listLabel = 'Códigos QR guardados';
export const listEmpty =
  'Aún no hay nada guardado. Cree un código o descargue uno para guardarlo aquí.';
export const create = 'Crear código QR';
export const search = 'Buscar códigos';
export const found = (count: number) =>
  plural(count, { one: `${number(count)} resultado`, other: `${number(count)} resultados` });
export const searchedNewest =
  'No se pudo contactar con el servidor. Solo se ha buscado en sus códigos más recientes.';
export const noMatch = (typed: string) => `Ningún código coincide con «${isolate(typed)}».`;
export const allCodes = (count: number) =>
  plural(count, { one: `Ver el código`, other: `Ver los ${number(count)} códigos` });
export const listFull = (count: number, limit: number) =>
  `Ha guardado ${number(count)} de ${number(limit)} códigos QR. Todos siguen funcionando. Para guardar uno nuevo, elimine códigos hasta tener menos de ${number(limit)}.`;
export const listFullUpgrade = (count: number, limit: number) =>
  `Ha guardado ${number(count)} de ${number(limit)} códigos QR. Todos siguen funcionando. Para guardar uno nuevo, mejore su plan en Ajustes o elimine códigos hasta tener menos de ${number(limit)}.`;
export const namesNotLoaded = 'No se han podido cargar los títulos de sus códigos.';

// A row of the list
export const dynamic = 'Dinámico';
export const dynamicScans = (count: number) =>
  plural(count, {
    one: `Dinámico · ${number(count)} escaneo`,
    other: `Dinámico · ${number(count)} escaneos`,
  });
export const renameCode = (name: string) => `Cambiar el nombre de ${isolate(name)}`;
export const deleteCode = (name: string) => `Eliminar ${isolate(name)}`;

// Rename
export const title = 'Título';
export const saveTitle = 'Guardar título';
export const nameOfCode = 'Título de este código';

// Delete. Static codes offer to undo it; dynamic ones ask before.
export const deleted = (count: number) =>
  plural(count, { one: 'Código QR eliminado', other: `${number(count)} códigos eliminados` });
export const movedToBin = 'Movido a la papelera';
export const openBin = 'Abrir papelera';
export const deletedNames = (names: readonly string[]) =>
  names.map((name) => isolate(name)).join(', ');
export const undoAgain = 'Reintentar';
export const notDeleted = 'No se ha podido eliminar el código. Inténtelo de nuevo.';
export const deleteTitle = (name: string) => `¿Eliminar «${isolate(name)}»?`;
export const deleteText =
  'Las copias impresas dejarán de funcionar de inmediato. Durante 30 días podrá recuperar el código de la papelera, con su enlace corto y sus escaneos. Si solo quiere detener el código durante un tiempo, páuselo.';
export const cancel = 'Cancelar';
export const deleteDynamic = 'Eliminar código';

// Download all
export const downloadAll = 'Descargar todo';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} de ${number(total)}…`;
export const allDownloaded = 'Se han descargado todos los códigos QR.';
export const someSkippedTitle = 'Se han omitido algunos códigos';
export const someSkipped = (names: readonly string[]) =>
  `No se pueden dibujar: ${names.map((name) => isolate(name)).join(', ')}. Abra cada código para ver qué hay que corregir.`;
export const notDownloaded = 'No se han podido descargar los códigos QR. Inténtelo de nuevo.';

// Whether the code on the screen is saved, and buttons beside it
export const notSavedYet = 'Sin guardar';
export const save = 'Guardar';
export const saved = 'Guardado';
export const saving = 'Guardando…';
export const notSaved = 'No se ha guardado';
export const tryAgain = 'Reintentar';
export const signedOut = 'La sesión está cerrada';
export const signInToSave = 'Iniciar sesión para guardar';
export const editedElsewhere = 'Editado en otro dispositivo';
export const loadTheirs = 'Cargar esa versión';
export const keepMine = 'Conservar la mía';
export const notPublished = 'Aún no publicado';
export const publish = 'Publicar';
export const discard = 'Descartar';
export const discardChange = (name: string) => `Descartar el cambio de ${isolate(name)}`;
export const storageLimited =
  'El almacenamiento de este navegador no está disponible. Los cambios sin guardar pueden perderse al cerrar la página.';
export const changesUnknown = (count: number) =>
  plural(count, {
    one: `Hay cambios de ${number(count)} código hechos con una versión más reciente de esta página. Vuelva a cargarla para verlos.`,
    other: `Hay cambios de ${number(count)} códigos hechos con una versión más reciente de esta página. Vuelva a cargarla para verlos.`,
  });
export const editing = 'Editando <name></name>';
export const savedAgo = (age: string) => `guardado ${age}`;
export const savedJustNow = 'guardado ahora mismo';
export const changeQuestion = (name: string) =>
  `¿Cambiar «${isolate(name)}» o crear un código nuevo?`;
export const changeNote = 'Hasta que elija, el código guardado queda como está.';
export const changeThisCode = 'Cambiar este código';
export const makeNewOne = 'Crear uno nuevo';
export const codeChanged = 'Código cambiado';
export const newCodeMade = 'Su cambio es un código nuevo';
export const codeStays = (name: string) => `«${isolate(name)}» queda como está.`;

// Toasts about saving
export const notChanged = 'No se ha podido guardar. Inténtelo de nuevo.';
export const codeNotSaved = 'Guarde primero este código y después hágalo dinámico.';
export const editsNotSaved =
  'Sus últimos cambios aún no se han guardado. Guárdelos e inténtelo de nuevo.';
