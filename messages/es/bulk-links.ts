import { isolate, number, plural } from './format.ts';

// The row of the template
export const templateTitle = 'Carta, mesa 1';
export const templateFolder = 'Restaurante';
export const templateTags = 'carta, interior';

// Columns
export const targetColumn = 'Destino';
export const slugColumn = 'Final personalizado';
export const titleColumn = 'Título';
export const folderColumn = 'Carpeta';
export const tagsColumn = 'Etiquetas';
export const keyColumn = 'Clave';

// What is wrong with a cell
export const cellMissing = 'Esta celda está vacía.';
export const cellTooLong = (max: number) =>
  plural(max, {
    one: `Use ${number(max)} carácter como máximo.`,
    other: `Use ${number(max)} caracteres como máximo.`,
  });
export const tooManyTags = (max: number) =>
  plural(max, {
    one: `Una fila puede tener ${number(max)} etiqueta como máximo.`,
    other: `Una fila puede tener ${number(max)} etiquetas como máximo.`,
  });
export const folderTooDeep =
  'Las carpetas solo se pueden anidar en un nivel. Escriba la carpeta, una barra y la subcarpeta.';
export const slugFixed = (slug: string) =>
  `Este código ya tiene el final ${isolate(slug)}, que no se puede cambiar. Deje la celda vacía o escriba ${isolate(slug)}.`;
export const sameKey =
  'Otra fila de esta lista tiene el mismo valor en la columna que identifica las filas. Use cada valor una sola vez.';
export const inBin = 'Este código está en la papelera. Recupérelo o elimínelo para siempre.';
export const sameKeyAs = (row: number) =>
  `La fila ${number(row)} tiene el mismo valor en la columna que identifica las filas. Use cada valor una sola vez.`;
export const sameSlugAs = (row: number) =>
  `La fila ${number(row)} tiene el mismo final. Use cada final una sola vez.`;

// Before the upload
export const intro =
  'Cada fila se convierte en un enlace corto. Vuelva a subir la lista más adelante para cambiar los destinos.';
export const accountNeeded = (codes: number, pro: string, proCodes: number) =>
  `Los códigos dinámicos requieren una cuenta: hasta ${number(codes)} gratis y hasta ${number(proCodes)} con ${pro}. Su lista se conserva mientras inicia sesión.`;
export const signIn = 'Registrarse o iniciar sesión';
export const keyChoice = 'Reconocer las filas por';
export const keyHint =
  'Cuando vuelva a subir la lista, una fila con el mismo valor actualizará su código en lugar de crear otro.';
export const noKey = 'No reconocer las filas';
export const noKeyHint = 'Cuando vuelva a subir la lista, cada fila creará un código nuevo.';
export const emptyCells = 'Las celdas vacías no cambian nada en el código.';
export const checkList = 'Comprobar la lista';
export const checking = (done: number, total: number) =>
  `Comprobando ${number(done)} de ${number(total)}…`;
export const willCreate = (count: number) => `Enlaces cortos nuevos: ${number(count)}`;
export const willChange = (count: number) => `Códigos que cambiarán: ${number(count)}`;
export const willStay = (count: number) => `Códigos que no cambiarán: ${number(count)}`;
export const willFail = (count: number) => `Filas con problemas que se omitirán: ${number(count)}`;
export const overLimit = (room: number, left: number) =>
  `Códigos dinámicos que aún admite su plan: ${number(room)}. Filas que se omitirán: ${number(left)}.`;
export const planFull = (left: number) =>
  `Su plan no admite más códigos dinámicos. Filas que se omitirán: ${number(left)}. Para hacer sitio, elimine códigos.`;
export const planFullUpgrade = (left: number) =>
  `Su plan no admite más códigos dinámicos. Filas que se omitirán: ${number(left)}. Para hacer sitio, elimine códigos o mejore el plan en Ajustes.`;
export const newAccount = (codes: number, changes: number, until: string) =>
  `Su cuenta es nueva. Hasta el ${isolate(until)} admite ${number(codes)} códigos dinámicos nuevos y ${number(changes)} cambios de destino por hora. Al llegar a ese límite, la subida se detiene y podrá continuarla más tarde.`;
export const createLinks = (count: number) =>
  plural(count, {
    one: `Crear ${number(count)} enlace corto`,
    other: `Crear ${number(count)} enlaces cortos`,
  });
export const changeCodes = (count: number) =>
  plural(count, {
    one: `Cambiar ${number(count)} código`,
    other: `Cambiar ${number(count)} códigos`,
  });
export const saveRows = (count: number) =>
  plural(count, { one: `Guardar ${number(count)} fila`, other: `Guardar ${number(count)} filas` });
export const continueUnchanged = 'Continuar a la descarga';
export const back = 'Atrás';

// During the upload
export const uploadFailed = 'No se ha podido subir la lista. Inténtelo de nuevo.';
export const rowsSaved = 'Filas guardadas';
export const pause = 'Pausar';
export const pausing = 'Pausando…';
export const runsElsewhere =
  'Otra pestaña está subiendo una lista. Continúe allí o espere a que termine.';
export const resume = 'Continuar';
export const forget = 'Descartar el resto';
export const waiting = 'No se puede conectar con el servidor. Intentándolo de nuevo…';
export const notKept =
  'Este navegador no puede guardar el progreso de la subida. Mantenga la página abierta hasta que termine.';
export const paused = (name: string, done: number, total: number) =>
  `La subida de ${isolate(name)} está en pausa: ${number(done)} de ${number(total)} filas están guardadas.`;

// After the upload
export const created = (count: number) => `Enlaces cortos creados: ${number(count)}`;
export const changed = (count: number) => `Códigos modificados: ${number(count)}`;
export const unchanged = (count: number) => `Códigos que ya estaban al día: ${number(count)}`;
export const failed = (count: number) => `Filas omitidas: ${number(count)}.`;
export const failedFaulty = (count: number) =>
  `Filas omitidas: ${number(count)}. Corrija los errores y vuelva a subir la lista.`;
