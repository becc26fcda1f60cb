/** The page that makes many codes from a list. */
import { isolate, number, plural } from './format.ts';

export const previewFailed = 'No se ha podido cargar la vista previa.';

// The list
export const contentType = 'Tipo de contenido';
export const downloadTemplate = 'Descargar plantilla';
export const chooseList = 'Elija su lista o suéltela aquí';
export const reading = 'Leyendo…';
export const fileHint = (maxRows: number) =>
  `Excel (.xlsx), CSV o contactos (.vcf), hasta ${number(maxRows)} filas`;
export const chooseOther = 'Elegir otra lista';
export const fileLabel = 'Lista en un archivo de Excel o CSV';
export const pasteRows = 'O pegar filas';
export const rowsLabel = 'Filas de su lista';
export const rowsExample = 'Mesa\tEnlace\nMesa 1\texample.com/1';
export const pastedRows = 'Filas pegadas';
export const sheet = 'Hoja';
export const listRemoved = (name: string) => `Se ha quitado ${isolate(name)}.`;
export const undo = 'Deshacer';
export const listNotKept =
  'Este navegador no puede conservar esta lista: se perderá cuando salga de esta página.';
export const result = (codes: number, badRows: number) => {
  const good = plural(codes, { one: `${number(codes)} código`, other: `${number(codes)} códigos` });
  const bad = plural(badRows, {
    one: `${number(badRows)} fila con problemas`,
    other: `${number(badRows)} filas con problemas`,
  });
  return `${good}, ${bad}`;
};
export const yourList = 'Su lista';

// Why a list cannot be read
export const notRead = (name: string) => `No se ha podido leer «${isolate(name)}».`;
export const readFailed = 'No se ha podido leer esta lista. Compruebe su conexión a internet.';
export const labelsFailed =
  'No se ha podido cargar la tipografía de las etiquetas. Compruebe su conexión a internet e inténtelo de nuevo.';
export const onlyHeadings = 'La lista tiene encabezados, pero ninguna fila.';
export const fileEmpty = 'Este archivo está vacío.';
export const tooManyRows = (rows: number, max: number) =>
  `Esta lista tiene ${number(rows)} filas. El límite es ${number(max)}: divídala en listas más pequeñas.`;
export const fileTooLarge = (megabytes: number) =>
  `Este archivo ocupa más de ${number(megabytes)} MB. Divídalo en archivos más pequeños.`;
export const pdf = 'Es un PDF. Ábralo en su hoja de cálculo y guárdelo como .xlsx o CSV.';
export const oldWorkbook =
  'Este libro tiene el formato antiguo de Excel (.xls). Ábralo en su hoja de cálculo y guárdelo como .xlsx o CSV.';
export const binaryWorkbook =
  'Es un libro binario (.xlsb). Ábralo en su hoja de cálculo y guárdelo como .xlsx o CSV.';
export const openDocument =
  'Es un archivo OpenDocument. Ábralo en su hoja de cálculo y guárdelo como .xlsx o CSV.';
export const numbersFile =
  'Es un archivo de Numbers. Expórtelo como Excel o CSV con «Archivo», «Exportar a».';
export const notSpreadsheet =
  'Este archivo no es una hoja de cálculo. Elija un archivo .xlsx o CSV.';
/** For a page of the web or XML whose name ends in .xls. */
export const webPage =
  'Este archivo es una página web con nombre de hoja de cálculo. Ábralo en su programa de hojas de cálculo y guárdelo como .xlsx o CSV.';
export const workbookLocked =
  'Este libro está protegido con contraseña. Quítela y vuelva a elegir el archivo.';
export const sheetLocked = 'Este libro está protegido con contraseña.';
export const workbookDamaged =
  'Este libro está dañado. Ábralo en su hoja de cálculo y guárdelo de nuevo.';
export const workbookTooLarge = 'Este libro es demasiado grande. Copie la lista en un libro nuevo.';
export const addressesUnclear = (delimiter: string) =>
  `No está claro dónde terminan las direcciones. Añada encabezados encima de la lista: «Enlace» si cada fila es una dirección o, por ejemplo, «Enlace${delimiter}Mesa» si hay más columnas.`;
export const lettersUnknown =
  'Algunas letras de este archivo no se han podido leer. En su hoja de cálculo, guarde la lista como «CSV UTF-8» o .xlsx.';
export const readAs = (encoding: string) =>
  `Leída como ${isolate(encoding)}. Si hay letras incorrectas, guarde la lista como «CSV UTF-8» o .xlsx.`;
/** The label of a choice; the guess is one of its options. */
export const encoding = 'Codificación';
/** `encoding` is the guess, `examples` are words of the list, and `count` is the number of its cells with such letters. */
export const guessedLetters = (encoding: string, examples: string, count: number) =>
  `Leída como ${isolate(encoding)}, que es una suposición. Revise estas palabras: ${isolate(examples)}. Celdas con esas letras: ${number(count)}.`;

// Columns
export const columns = 'Columnas';
export const whichColumn = (field: string) =>
  `¿Qué columna corresponde a «${field}»? Elíjala abajo.`;
/** Stands before the question above. */
export const severalFit = 'Varias columnas contienen direcciones web.';
export const columnUse = (heading: string, use: string) => `${isolate(heading)}: ${use}`;
export const unusedColumns = (headings: readonly string[]) =>
  `Sin usar: ${headings.map((heading) => isolate(heading)).join(', ')}`;
export const done = 'Listo';
export const change = 'Cambiar';
export const emptyCell = 'Vacía';
export const columnUsedAs = (heading: string) => `Usar «${isolate(heading)}» como`;
export const notUsed = 'Sin usar';
export const labelColumn = 'Etiqueta bajo el código';
export const fileNameColumn = 'Nombre de archivo';
export const hasHeadings = 'La primera fila contiene los encabezados';
export const hasHeadingsHint = 'Desactive esta opción si su lista empieza por el primer código.';

// Rows with a problem
export const problems = 'Problemas';
export const badRows = (count: number) =>
  plural(count, {
    one: `${number(count)} fila con problemas`,
    other: `${number(count)} filas con problemas`,
  });
export const badRowsHint = 'Las filas con problemas se omiten hasta que las corrija en su lista.';

export const row = (row: number) => `Fila ${number(row)}`;
export const cellFault = (heading: string, value: string, fault: string) =>
  `${heading}: «${value}». ${fault}`;
export const quotesDiffer =
  'Unas comillas de esta fila no tienen pareja. Añada las que faltan o quítelas.';
export const tooManyCells =
  'Esta fila tiene más celdas que columnas tiene la lista. Ponga entre comillas los textos con comas o puntos y comas.';
export const cellFailed = (cell: string, error: string) =>
  `La celda ${cell} contiene el error ${error}. Corríjalo en su hoja de cálculo.`;
export const codeFailed = 'No se ha podido crear este código.';

// What to look at although each row becomes a code
export const checks = 'Revise antes de imprimir';
/** Beside the number of rows with problems. */
export const checkCount = (count: number) => `Por revisar: ${number(count)}`;
/** A question with the two buttons that follow. */
export const hiddenRows = (count: number) =>
  plural(count, { one: `${number(count)} fila oculta`, other: `${number(count)} filas ocultas` });
export const useThem = 'Usar';
export const leaveThemOut = 'Omitir';
/** Below the button that makes codes, until the question is answered. */
export const hiddenRowsFirst = 'Decida primero si las filas ocultas se convierten en códigos.';
/** After the answer; a button to change it follows. */
export const hiddenRowsUsed = (count: number) => `Filas ocultas que se usan: ${number(count)}.`;
export const hiddenRowsLeftOut = (count: number) =>
  `Filas ocultas que se omiten: ${number(count)}.`;
/** Rows such as “Total”. A button to change it follows. */
export const totalRowsLeftOut = (rows: string) => `Filas de totales sin código: ${isolate(rows)}.`;
export const totalRowsUsed = (rows: string) => `Filas de totales que se usan: ${isolate(rows)}.`;
export const columnsUnread = (count: number, max: number) =>
  `Solo se leen las primeras ${number(max)} columnas. Columnas posteriores: ${number(count)}.`;
/** After a fact about a list. `rows` are numbers of rows, perhaps with an ellipsis. */
export const rowList = (rows: string) => `Filas: ${isolate(rows)}`;
/** Codes that lack their label, or whose address may be wrong; a list of them follows. */
export const remarks = (count: number) => `Códigos por revisar: ${number(count)}`;
export const remarkPages = 'Páginas de códigos por revisar';
export const remarkPage = 'Página de códigos por revisar';
export const previousRemarks = 'Códigos por revisar anteriores';
export const nextRemarks = 'Códigos por revisar siguientes';

// Preview
export const preview = 'Vista previa';
export const codes = (count: number) =>
  plural(count, { one: `${number(count)} código`, other: `${number(count)} códigos` });
export const codeTitle = (summary: string) => `Código QR: ${summary}`;
export const labelledCodeTitle = (summary: string, label: string) =>
  `Código QR: ${summary} (${label})`;

// Pages of the preview and of the problems
export const codePages = 'Páginas de códigos';
export const codePage = 'Página de códigos';
export const previousCodes = 'Códigos anteriores';
export const nextCodes = 'Códigos siguientes';
export const problemPages = 'Páginas de problemas';
export const problemPage = 'Página de problemas';
export const previousProblems = 'Problemas anteriores';
export const nextProblems = 'Problemas siguientes';
export const page = (page: number) => `Página ${number(page)}`;
export const range = (first: number, last: number, total: number) =>
  `${number(first)}–${number(last)} de ${number(total)}`;

// Making a zip
export const design = 'Diseño';
export const designOfGenerator = 'Como en el generador';
export const designChosenBefore = 'Diseño anterior del generador';
export const format = 'Formato';
export const check = 'Comprobar que todos los códigos se leen';
export const checkHint = 'Detecta los códigos que no se leerían antes de que los imprima.';
export const makeZip = 'Crear un zip';
export const makeCodes = (count: number) =>
  plural(count, {
    one: `Crear ${number(count)} código`,
    other: `Crear ${number(count)} códigos`,
  });
export const cancel = 'Cancelar';
export const downloadAgain = 'Descargar otra vez';
export const startOver = 'Empezar de nuevo';
export const codesMade = 'Códigos creados';
export const starting = 'Empezando…';
export const progress = (made: number, total: number) => `${number(made)} de ${number(total)}`;
export const secondsLeft = (seconds: number) => `faltan unos ${number(seconds)} s`;
export const minutesLeft = (minutes: number) => `faltan unos ${number(minutes)} min`;
export const cancelled = 'Cancelado. No se ha guardado ningún archivo.';
export const zipFailed =
  'No se ha podido crear el zip. Compruebe su conexión y el espacio libre en el disco, e inténtelo de nuevo.';
export const codesInZip = (count: number) =>
  plural(count, {
    one: `${number(count)} código en qr-codes.zip.`,
    other: `${number(count)} códigos en qr-codes.zip.`,
  });
export const codesPassed = (count: number) =>
  plural(count, {
    one: `${number(count)} código ha superado la prueba de lectura.`,
    other: `${number(count)} códigos han superado la prueba de lectura.`,
  });
export const codesUnchecked = (count: number) =>
  plural(count, {
    one: `${number(count)} código sin comprobar.`,
    other: `${number(count)} códigos sin comprobar.`,
  });
export const codesUnreadable = (count: number) =>
  plural(count, {
    one: `${number(count)} código no la ha superado. Está en la carpeta <folder></folder>.`,
    other: `${number(count)} códigos no la han superado. Están en la carpeta <folder></folder>.`,
  });
export const rowsFailed = (count: number) =>
  plural(count, {
    one: `No se ha podido crear el código de ${number(count)} fila. El motivo está en <file></file>.`,
    other: `No se han podido crear los códigos de ${number(count)} filas. Los motivos están en <file></file>.`,
  });

// Saving the codes to the account
export const saveCodes = (count: number) =>
  plural(count, {
    one: `Guardar ${number(count)} código en mi cuenta`,
    other: `Guardar ${number(count)} códigos en mi cuenta`,
  });
export const saveOtherCodes = (count: number) =>
  plural(count, {
    one: 'Guardar el código restante en mi cuenta',
    other: `Guardar los ${number(count)} códigos restantes en mi cuenta`,
  });
export const nothingToSave = 'No queda nada por guardar';
export const saving = (saved: number, total: number) =>
  `Guardando ${number(saved)} de ${number(total)}…`;
export const codesSaved = (count: number) =>
  plural(count, {
    one: `Se ha guardado ${number(count)} código.`,
    other: `Se han guardado ${number(count)} códigos.`,
  });
export const rowsRefused = (count: number) =>
  plural(count, {
    one: `No se ha podido guardar ${number(count)} fila.`,
    other: `No se han podido guardar ${number(count)} filas.`,
  });
export const saveFailed = 'No se ha podido guardar este código.';
export const untitled = 'Código QR';
