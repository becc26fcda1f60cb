import { isolate, number, plural } from './format.ts';

export const printOnLabels = 'Imprimir en etiquetas';
export const intro = (codes: number) =>
  plural(codes, {
    one: 'Un código, en PDF vectorial para hojas de etiquetas, tarjetas o una impresora de rollo.',
    other: `${number(codes)} códigos, en PDF vectorial para hojas de etiquetas, tarjetas o una impresora de rollo.`,
  });
export const notLoaded = 'No se ha podido cargar la vista previa.';

export const layout = 'Etiquetas';
export const groupA4 = 'A4';
export const groupLetter = 'Carta (EE. UU.)';
export const groupRolls = 'Impresoras de rollo';
export const groupOwn = 'Mis tamaños';
export const sizeMm = (width: number, height: number) =>
  `${number(width)} × ${number(height)}\u00a0mm`;
export const sizeIn = (width: number, height: number) =>
  `${number(width)} × ${number(height)}\u00a0pulg.`;
export const diameterMm = (diameter: number) => `${number(diameter)}\u00a0mm`;
export const labelsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} etiqueta, ${size}`,
    other: `${number(count)} etiquetas, ${size}`,
  });
export const roundLabelsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} etiqueta redonda, ${size}`,
    other: `${number(count)} etiquetas redondas, ${size}`,
  });
export const cardsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} tarjeta, ${size}`,
    other: `${number(count)} tarjetas, ${size}`,
  });
export const tentsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} cartel de mesa plegado, ${size}`,
    other: `${number(count)} carteles de mesa plegados, ${size}`,
  });
export const rollOf = (size: string) => `Rollo, ${size}`;
export const fits = (product: string) => `Compatible con ${isolate(product)}`;

export const addOwn = 'Añadir un tamaño propio';
export const ownFull = (most: number) =>
  `Ha guardado ${number(most)} tamaños. Elimine uno para añadir otro.`;
export const editOwn = 'Editar tamaño';
export const deleteOwn = 'Eliminar este tamaño';
export const ownDeleted = 'Tamaño eliminado';
export const undo = 'Deshacer';
export const ownTitle = 'Tamaño propio en milímetros';
export const paper = 'Papel';
export const paperSheet = 'Hoja';
export const paperRoll = 'Rollo';
export const pageWidth = 'Ancho de página';
export const pageHeight = 'Alto de página';
export const columns = 'Columnas';
export const rows = 'Filas';
export const labelWidth = 'Ancho de etiqueta';
export const labelHeight = 'Alto de etiqueta';
export const cornerRadius = 'Radio de las esquinas';
export const marginLeft = 'Margen izquierdo';
export const marginTop = 'Margen superior';
export const pitchX = 'De borde izquierdo a borde izquierdo';
export const pitchY = 'De borde superior a borde superior';
export const saveLayout = 'Guardar tamaño';
export const cancel = 'Cancelar';
export const notStored = 'Tamaño no guardado';
export const layoutNotStored =
  'Este navegador no puede guardar el tamaño: se perderá cuando cierre esta ventana.';

export const enterMillimetres = (least: number, most: number) =>
  `Introduzca de ${number(least)} a ${number(most)} mm.`;
export const enterCount = (least: number, most: number) =>
  `Introduzca un número entero de ${number(least)} a ${number(most)}.`;
export const tooManyLabels = (most: number) => `Una página admite hasta ${number(most)} etiquetas.`;
export const radiusTooLarge = (most: number) =>
  `Como máximo, la mitad del lado menor: ${number(most)} mm.`;
export const labelsOverlap = (least: number) =>
  `Las etiquetas se superponen. Introduzca al menos ${number(least)} mm.`;
export const tooWideForPage = (end: number, page: number) =>
  `Las etiquetas llegan a ${number(end)} mm, pero la página solo mide ${number(page)} mm de ancho.`;
export const tooHighForPage = (end: number, page: number) =>
  `Las etiquetas llegan a ${number(end)} mm, pero la página solo mide ${number(page)} mm de alto.`;

export const startAt = 'Empezar en la etiqueta';
export const startHint =
  'Para hojas ya empezadas. También puede hacer clic en una etiqueta de la página.';
export const startHere = (place: number) => `Empezar en la etiqueta ${number(place)}`;
export const copies = 'Copias de cada uno';
export const labelLimit = (copies: number, labels: number) =>
  `Introduzca un número del 1 al ${number(copies)}: un archivo puede tener hasta ${number(labels)} etiquetas.`;
export const enterNumber = (least: number, most: number) =>
  `Introduzca de ${number(least)} a ${number(most)}.`;
export const showTitle = 'Título';
export const showText = 'Segunda línea';
export const example = (text: string) => `Por ejemplo, «${isolate(text)}»`;
export const cropMarks = 'Marcas de corte';
export const cropMarksHint = 'Líneas finas en el borde de la página que indican dónde cortar.';

export const preview = 'Primera página';
export const summary = (labels: number, pages: number) =>
  plural(labels, {
    one: `${number(labels)} etiqueta en ${number(pages)} página`,
    other: plural(pages, {
      one: `${number(labels)} etiquetas en ${number(pages)} página`,
      other: `${number(labels)} etiquetas en ${number(pages)} páginas`,
    }),
  });
export const dotsAdvice = (dotMm: number, distanceCm: number) =>
  `Con puntos de ${number(dotMm)}\u00a0mm, los teléfonos leen el primer código a una distancia de hasta ${number(distanceCm)}\u00a0cm.`;
export const dotsTooFine = (dotMm: number, leastMm: number) =>
  `Los puntos del primer código miden solo ${number(dotMm)}\u00a0mm y los teléfonos necesitan ${number(leastMm)}\u00a0mm. Elija etiquetas más grandes o acorte el contenido.`;

export const downloadPdf = 'Descargar PDF';
export const downloadAgain = 'Descargar de nuevo';
export const testPage = 'Descargar página de prueba';
export const testPageHint =
  'Muestra el contorno de cada etiqueta y dos reglas. Imprímala al 100\u00a0%, sin «Ajustar a la página», y compárela con sus etiquetas.';
export const preparing = 'Preparando…';
export const checking = (done: number, total: number) =>
  `Comprobando el código ${number(done)} de ${number(total)}`;
export const drawing = (done: number, total: number) =>
  `Dibujando la página ${number(done)} de ${number(total)}`;
export const progressLabel = 'Progreso';
export const cancelled = 'Cancelado. No se ha guardado ningún archivo.';
export const failed =
  'No se ha podido crear el PDF. Compruebe su conexión a internet e inténtelo de nuevo.';
export const saved = (labels: number) =>
  plural(labels, {
    one: 'Guardado. El código ha superado la prueba de lectura. Imprima al 100\u00a0%, sin «Ajustar a la página».',
    other: `Guardado. Los ${number(labels)} códigos han superado la prueba de lectura. Imprima al 100\u00a0%, sin «Ajustar a la página».`,
  });
export const savedAnyway = 'Guardado. Imprima el archivo al 100\u00a0%, sin «Ajustar a la página».';

export const problems = (count: number, total: number) =>
  plural(total, {
    one: 'Hay un problema con este código',
    other: `Hay un problema con ${number(count)} de ${number(total)} códigos`,
  });
export const doesNotScan = (causes: readonly string[]) => `No se lee: ${causes.join(', ')}`;
export const dotsTooSmall = (dotMm: number, leastMm: number) =>
  `Sus puntos miden solo ${number(dotMm)}\u00a0mm. Los teléfonos necesitan ${number(leastMm)}\u00a0mm.`;
export const cannotPrint = (characters: string) =>
  `Estos caracteres no se pueden imprimir: ${isolate(characters)}`;
export const moreProblems = (count: number) => `… y ${number(count)} más`;
export const downloadAnyway = 'Descargar igualmente';
export const downloadRest = 'Descargar el resto';
export const notChecked =
  'No se han podido comprobar los códigos. Asegúrese de tener conexión e inténtelo de nuevo, o descargue el PDF sin la prueba.';
export const tryAgain = 'Reintentar';
export const downloadUnchecked = 'Descargar sin la prueba';

export const rulerNote = (mm: number) =>
  `Impresas al 100\u00a0%, las dos reglas miden exactamente ${number(mm)} mm.`;
export const outlineNote = 'Los contornos deben coincidir con sus etiquetas.';
export const pdfTitle = 'Etiquetas con códigos QR';
export const testPageTitle = 'Página de prueba para etiquetas';

export const printer = 'Ajuste de la impresora';
export const printerHint = 'Ninguno';
export const shiftRight = 'Derecha, mm';
export const shiftDown = 'Abajo, mm';
export const scalePercent = 'Tamaño, %';
export const correctionHint =
  'Imprima la página de prueba, mida la desviación e introduzca lo contrario. Los números negativos desplazan hacia la izquierda y hacia arriba. Se guarda en este dispositivo.';
export const leavesPage =
  'Con este ajuste, algunas etiquetas se salen de la página y no se pueden imprimir por completo.';
export const correctionNote = (x: number, y: number, scale: number) =>
  `Desplazado ${number(x)} mm a la derecha y ${number(y)} mm hacia abajo, tamaño ${number(scale)} %`;
