import { isolate, number, plural } from './format.ts';

export const changeMissing = 'Este cambio ya no está en el historial.';
export const changedLater =
  'Esta parte del código ha vuelto a cambiar desde entonces. Abra el historial para ver los últimos cambios.';
export const title = 'Historial';
export const intro =
  'Todos sus cambios en este código. Al recuperar una versión anterior, se conservan el enlace corto y los escaneos.';
export const listLabel = 'Cambios, del más reciente al más antiguo';
export const loading = 'Cargando…';
export const notLoaded = 'No se ha podido cargar el historial.';
export const empty = 'No ha cambiado nada desde que se guardó este código.';
export const partTitle = 'Título';
export const partContent = 'Contenido';
export const partDesign = 'Diseño';
export const partTarget = 'Destino';
export const partState = 'Pausa';
export const partSchedule = 'Programación';
export const before = 'Antes';
export const after = 'Después';
export const lookBefore = 'El código antes del cambio';
export const lookAfter = 'El código después del cambio';
export const noPicture = 'Sin imagen';
export const nothing = 'Ninguno';
export const yes = 'Sí';
export const no = 'No';
export const reversal = 'Recuperado';
export const byJob = 'Cambio en bloque';
export const goBack = 'Recuperar esta versión';
export const goBackTo = (part: string, time: string) =>
  `Recuperar esta versión: ${part}, antes del ${time}`;
export const goneBackTitle = 'Versión recuperada';
export const goneBack = 'Se ha recuperado la versión anterior.';
export const unchanged = 'El código ya coincide con esa versión.';
export const goBackFailed = 'No se ha podido cambiar el código. Inténtelo de nuevo.';
export const undo = 'Deshacer';
export const binPageTitle = (site: string) => `Papelera | ${site}`;
export const binPageDescription =
  'Sus códigos eliminados: recupérelos durante 30 días o elimínelos para siempre.';
export const binHeading = 'Papelera';
export const binBack = 'Todos los códigos';
export const binIntro =
  'Los códigos eliminados permanecen aquí 30 días. Las copias impresas de un código dinámico no funcionan hasta que lo recupere.';
export const binReason = 'Inicie sesión para ver sus códigos eliminados.';
export const binNotLoaded = 'No se ha podido cargar la papelera.';
export const binEmpty = 'La papelera está vacía';
export const binEmptyText =
  'Los códigos que elimine permanecen aquí 30 días, por si vuelve a necesitarlos.';
export const binCount = (count: number) =>
  plural(count, { one: `${number(count)} código`, other: `${number(count)} códigos` });
export const dynamicCode = 'Código dinámico';
export const deletedAt = (time: string) => `Eliminado: ${time}`;
export const daysLeft = (count: number) =>
  plural(count, { one: `queda ${number(count)} día`, other: `quedan ${number(count)} días` });
export const restore = 'Recuperar';
export const restoreCode = (name: string) => `Recuperar ${isolate(name)}`;
export const restoredTitle = 'Código recuperado';
export const restored = (name: string) => `${isolate(name)} vuelve a estar entre sus códigos.`;
export const restoreFailed = 'No se ha podido recuperar el código. Inténtelo de nuevo.';
export const deleteForGood = 'Eliminar para siempre';
export const deleteCodeForGood = (name: string) => `Eliminar ${isolate(name)} para siempre`;
export const deleteForGoodTitle = (name: string) => `¿Eliminar «${isolate(name)}» para siempre?`;
export const deleteForGoodText = 'El código y su historial no se podrán recuperar.';
export const deleteLinkText =
  'Las copias impresas dejarán de funcionar para siempre. El enlace corto y su historial de escaneos no se podrán recuperar.';
export const deleteFailed = 'No se ha podido eliminar. Inténtelo de nuevo.';
export const emptyBin = 'Vaciar la papelera';
export const emptyTitle = (count: number) =>
  plural(count, {
    one: `¿Eliminar ${number(count)} código para siempre?`,
    other: `¿Eliminar ${number(count)} códigos para siempre?`,
  });
export const emptyText =
  'Las copias impresas de los códigos dinámicos dejarán de funcionar para siempre. Los enlaces cortos y sus historiales de escaneos no se podrán recuperar.';
export const showMore = 'Mostrar más';
export const cancel = 'Cancelar';
