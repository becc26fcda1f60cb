import { isolate, number, plural } from './format.ts';

export * from './first/library.ts';

export const pageTitle = (site: string) => `Códigos | ${site}`;
export const pageDescription = 'Busque, ordene y organice sus códigos QR guardados.';
export const heading = 'Códigos';
export const reason = 'Esta página muestra sus códigos guardados.';
export const loading = 'Cargando códigos…';
export const codesNotLoaded = 'No se han podido cargar sus códigos. Inténtelo de nuevo.';
export const newCode = 'Nuevo código';
export const codeCount = (count: number) =>
  plural(count, { one: `${number(count)} código`, other: `${number(count)} códigos` });
export const search = 'Buscar códigos';
export const searchHint = 'Título, contenido, destino o etiqueta';
export const filters = 'Filtros';
export const kind = 'Tipo de código';
export const anyKind = 'Estáticos y dinámicos';
export const staticCodes = 'Estáticos';
export const dynamicCodes = 'Dinámicos';
export const state = 'Estado';
export const anyState = 'Todos los estados';
export const active = 'Activo';
export const paused = 'Pausado';
export const scheduled = 'Programado';
export const ended = 'Finalizado';
export const disabled = 'Desactivado';
export const type = 'Tipo de contenido';
export const anyType = 'Todos los tipos';
export const clearFilters = 'Quitar filtros';
export const sortBy = 'Ordenar por';
export const newestFirst = 'Más recientes';
export const oldestFirst = 'Más antiguos';
export const lastChanged = 'Modificados recientemente';
export const titleAToZ = 'Título, de la A a la Z';
export const titleZToA = 'Título, de la Z a la A';
export const mostScans = 'Más escaneos';
export const fewestScans = 'Menos escaneos';
export const longestUnchanged = 'Modificados hace más tiempo';
export const view = 'Vista';
export const table = 'Tabla';
export const grid = 'Cuadrícula';
export const preview = 'Vista previa';
export const title = 'Título';
export const target = 'Destino';
export const folder = 'Carpeta';
export const tags = 'Etiquetas';
export const scans = 'Escaneos (30 días)';
export const changed = 'Modificado';
export const scanCount = (count: number) =>
  plural(count, {
    one: `${number(count)} escaneo en 30 días`,
    other: `${number(count)} escaneos en 30 días`,
  });
export const emptyTitle = 'Aún no hay códigos';
export const emptyText = 'Los códigos que cree o descargue con su cuenta se guardan aquí.';
export const createCode = 'Crear un código';
export const noMatchTitle = 'No hay códigos que coincidan';
export const noMatchText = 'Pruebe con otras palabras o con menos filtros.';
export const groups = 'Carpetas y etiquetas';
export const folders = 'Carpetas';
export const allCodes = 'Todos los códigos';
export const groupsNotLoaded = 'No se han podido cargar las carpetas y etiquetas.';
export const noFolder = 'Sin carpeta';
export const newFolder = 'Nueva carpeta';
export const newTag = 'Nueva etiqueta';
export const editFolder = (name: string) => `Editar la carpeta ${isolate(name)}`;
export const editTag = (name: string) => `Editar la etiqueta ${isolate(name)}`;
export const name = 'Nombre';
export const parentFolder = 'Carpeta superior';
export const noParent = 'Ninguna (primer nivel)';
export const hasNested =
  'Esta carpeta contiene otras carpetas, por lo que no puede estar dentro de otra.';
export const save = 'Guardar';
export const cancel = 'Cancelar';
export const deleteFolder = 'Eliminar carpeta';
export const deleteFolderTitle = (name: string) => `¿Eliminar la carpeta «${isolate(name)}»?`;
export const deleteFolderText = 'Los códigos que contiene se conservan.';
export const deleteTag = 'Eliminar etiqueta';
export const deleteTagTitle = (name: string) => `¿Eliminar la etiqueta «${isolate(name)}»?`;
export const deleteTagText = 'Los códigos con esta etiqueta se conservan.';
export const savedFilters = 'Filtros guardados';
export const saveFilter = 'Guardar filtro';
export const deleteFilter = (name: string) => `Eliminar el filtro guardado ${isolate(name)}`;
export const filterDeleted = 'Filtro eliminado';
export const undo = 'Deshacer';
export const notSaved = 'No se ha podido guardar el cambio. Inténtelo de nuevo.';
export const renamedElsewhere = (name: string) =>
  `En otro dispositivo se ha cambiado el nombre a «${isolate(name)}». Guarde de nuevo para usar el nombre que ha escrito.`;
export const changedElsewhere =
  'Se ha modificado en otro dispositivo. Guarde de nuevo para conservar su versión.';
export const selection = 'Selección';
export const selectAllCodes = 'Seleccionar todos los códigos';
export const selectCode = (name: string) => `Seleccionar ${isolate(name)}`;
export const copyShortLink = (name: string) => `Copiar el enlace corto de ${isolate(name)}`;
export const selected = (count: number) =>
  plural(count, { one: `${number(count)} seleccionado`, other: `${number(count)} seleccionados` });
export const selectAll = (count: number) => `Seleccionar todos (${number(count)})`;
export const clearSelection = 'Anular la selección';
export const download = 'Descargar';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} de ${number(total)}…`;
export const openInGenerator = 'Abrir en el generador';
export const moveToFolder = 'Mover a una carpeta';
export const duplicate = 'Duplicar';
export const copyOf = (title: string) => `Copia de ${title}`;
export const codeDuplicated = 'Código duplicado';
export const notDuplicated = 'No se pudo duplicar el código. Inténtelo de nuevo.';
export const codeActions = (name: string) => `Acciones de ${isolate(name)}`;
export const deleteKey = 'Supr';
export const palette = 'Paleta de comandos';
export const paletteHint = 'Buscar un código, una página o una acción';
export const pages = 'Páginas';
export const actions = 'Acciones';
export const nothingFound = 'Sin resultados';
export const bulkAction = 'Crear códigos por lotes';
