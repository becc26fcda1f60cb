import { number } from './format.ts';

export * from './first/download.ts';

// Dialog
export const moreOptions = 'Más opciones…';
export const format = 'Formato';
export const rasterFormats = '<kind>Mapa de bits</kind> <use>para web y Office</use>';
export const vectorFormats = '<kind>Vectorial</kind> <use>para imprenta</use>';
export const blackOnly = 'Solo negro (K)';
export const blackOnlyHint = 'Para impresión offset. Los colores pasan a gris.';
export const preparing = 'Preparando…';
export const downloadFormat = (format: string) => `Descargar ${format}`;
export const createAndDownloadFormat = (format: string) => `Crear y descargar ${format}`;
export const savedTestIt = 'Guardado. Pruebe el archivo con su teléfono.';
export const copied = 'Copiado';
export const copyImage = 'Copiar imagen';
export const copySvg = 'Copiar SVG';
export const somethingWrong = 'Algo ha fallado. Inténtelo de nuevo.';

// Size
export const sizeIn = 'Tamaño en';
export const pixels = 'Píxeles';
export const millimetres = 'Milímetros';
export const longerSidePx = 'Lado mayor en píxeles';
export const longerSideMm = 'Lado mayor en mm';
export const resolutionDpi = 'Resolución en dpi';
export const upToPx = (most: number) => `Hasta ${number(most)}.`;
export const vectorHint = 'Archivo vectorial: nítido a cualquier tamaño.';
export const densityStored = 'Se guarda en el archivo.';
export const densityNotStored = (format: string) => `Los archivos ${format} no pueden guardarla.`;
export const thatIsPx = (px: number, codeWidth: string) =>
  `Son ${number(px)} píxeles. El código en sí mide ${codeWidth} de ancho.`;
export const thatIsPxOutside = (px: number, least: number, most: number) =>
  `Son ${number(px)} píxeles; deben ser entre ${number(least)} y ${number(most)}.`;
export const enterWholeNumber = (least: number, most: number) =>
  `Introduzca un número entero entre ${number(least)} y ${number(most)}.`;
export const enterNumber = (least: number, most: number) =>
  `Introduzca un número entre ${number(least)} y ${number(most)}.`;

// Print size
export const whatSize = '¿A qué tamaño debo imprimirlo?';
export const iKnowThe = 'Dato conocido';
export const scanningDistance = 'Distancia de lectura';
export const printSize = 'Tamaño impreso';
export const distanceMetres = 'Distancia en metros';
export const codeWidthMm = 'Ancho del código en mm';
export const printerDpi = 'Resolución de la impresora (dpi)';
export const enterBoth =
  'Introduzca una resolución de 30 a 2400 dpi y una distancia o un ancho mayor que 0.';
export const applyLength = (length: string) => `Usar ${length}`;

// Lengths; a no-break space keeps a number and its unit on one line
export const mm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0mm`;
export const cm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0cm`;
export const metres = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0m`;

// Print advice
export const printWidth = (distance: string, width: string) =>
  `Para leerlo desde ${distance}, imprímalo con un ancho de ${width}.`;
export const distanceSetsWidth = (dot: string, dots: number) =>
  `Este ancho depende de la distancia: para leerlo desde ahí, un teléfono necesita puntos de ${dot}, y este código tiene ${number(dots)} puntos de ancho.`;
export const distanceSetsWidthShorten = (dot: string, dots: number) =>
  `Este ancho depende de la distancia: para leerlo desde ahí, un teléfono necesita puntos de ${dot}, y este código tiene ${number(dots)} puntos de ancho. Acorte el contenido para poder imprimirlo más pequeño.`;
export const fewerDotsHelp =
  'En un código tan denso, ayuda más reducir los puntos que aumentar el ancho: elija un nivel de corrección de errores más bajo, acorte el contenido o haga dinámico el código, para que solo contenga un enlace corto.';
export const printerSetsWidth = (dpi: number, least: number, dot: string) =>
  `Este ancho depende de la impresora: a ${number(dpi, { maximumFractionDigits: 2 })} dpi, los ${number(least)} puntos de impresora que necesita cada cuadrado del código ocupan ${dot}. Con una resolución mayor se puede imprimir más pequeño.`;
export const dotsSetWidth = (leastDot: string, dots: number) =>
  `Este ancho depende de los puntos: por debajo de ${leastDot} se juntan, y este código tiene ${number(dots)} puntos de ancho. Acorte el contenido para poder imprimirlo más pequeño.`;
export const smallestWidth = (width: string) =>
  `Es el ancho mínimo recomendado: algunos teléfonos no enfocan lo bastante cerca para leer códigos de menos de ${width} de ancho.`;
export const tooNarrow = (width: string, leastWidth: string) =>
  `${width} es demasiado estrecho: imprímalo con un ancho mínimo de ${leastWidth}.`;
export const resolutionTooLow = (
  dpi: number,
  printerDots: number,
  least: number,
  leastDpi: number,
) =>
  `La resolución de la impresora es demasiado baja: a ${number(dpi, { maximumFractionDigits: 2 })} dpi, cada cuadrado del código mide solo ${number(printerDots, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} puntos de impresora de ancho y necesita ${number(least)}. Imprima a ${number(leastDpi, { useGrouping: false })} dpi o más, o acorte el contenido.`;
export const dotsTooSmall = (dot: string) =>
  `Los puntos son demasiado pequeños: con ${dot} se juntan. Imprímalo más ancho o acorte el contenido.`;
export const narrowerThanFocus = (width: string) =>
  `Algunos teléfonos no enfocan lo bastante cerca para leer códigos de menos de ${width} de ancho.`;
export const scanDistance = (width: string, distance: string) =>
  `Con ${width} de ancho, se puede leer hasta a ${distance}.`;
export const dotsLimitDistance = (dot: string) =>
  `La distancia depende de los puntos: miden ${dot} de ancho, y desde más lejos se ven borrosos en la cámara de un teléfono. Para aumentar la distancia, imprímalo más ancho o acorte el contenido.`;
export const keepClear = (margin: string, size: string, px: number) =>
  `Deje ${margin} libres por cada lado. El archivo completo mide ${size}, ${number(px)} píxeles.`;
export const tooManyPixels = 'Es más de lo que admite este formato: elija SVG o PDF.';
