import { number, plural } from './format.ts';

export * from './first/scan.ts';

// Verdict
export const checking = 'Comprobando…';
export const checkUnavailable =
  'No se ha podido cargar la prueba de lectura. Aun así, puede descargar el código.';
export const verdictScore = (verdict: string, score: number) => `${verdict} · ${number(score)}`;
export const verdictScoreCause = (verdict: string, score: number, cause: string) =>
  `${verdict} · ${number(score)}: ${cause}`;
export const verdictCause = (verdict: string, cause: string) => `${verdict}: ${cause}`;
export const openReport = (headline: string) => `${headline}. Abrir el informe de lectura`;
export const notReadable = 'Es posible que los teléfonos no detecten este código o lo lean mal.';
export const logoLeftOut = (level: string) => `Logo omitido: no cabe con el nivel ${level}`;

// Warning before a download
export const fileNotRead =
  'Este archivo se ha abierto y comparado con su código, pero no se han podido cargar los motores de lectura. Pruébelo con su teléfono antes de imprimirlo.';
export const doesNotScan = 'Este código no se lee';
export const onlyPhones = 'Solo los teléfonos leen este código';
export const someMayNotScan = (count: number, total: number) =>
  plural(count, {
    one: `Puede que ${number(count)} de ${number(total)} códigos no se lea`,
    other: `Puede que ${number(count)} de ${number(total)} códigos no se lean`,
  });
export const onlyPhonesText = 'Las apps, las páginas web y los lectores antiguos no lo han leído.';
export const invertedTitle = 'Claro sobre oscuro.';
export const contrastTitle = 'Poco contraste.';
export const quietZoneTitle = 'Margen demasiado pequeño.';
export const logoTitle = 'Logo demasiado grande.';
export const densityTitle = 'Demasiado denso para su tamaño.';
export const cornerFramesTitle = 'Marcos de esquina poco comunes.';
export const cornerDotsTitle = 'Puntos de esquina poco comunes.';
export const shapeTitle = 'Formas demasiado finas.';
export const clashTitle = 'Combinación difícil de formas y colores.';
export const codeCauses = '<code></code>: <causes></causes>';
export const causeList = (causes: readonly string[]) => causes.join(', ');
export const moreCodes = (count: number) => `… y ${number(count)} más.`;
export const openToFix = 'Abra un código para corregirlo.';
export const fixAndDownload = (fix: string) => `${fix} y descargar`;
export const savedButHard = (cause: string | undefined) =>
  cause === undefined
    ? 'Guardado, pero difícil de leer'
    : `Guardado, pero difícil de leer: ${cause}`;
export const fixAndSaveAgain = (fix: string) => `${fix} y guardar de nuevo`;
export const downloadAnyway = 'Descargar igualmente';
export const backToDesign = 'Volver al diseño';
export const cancelDownload = 'Cancelar';

// Report
export const reportTitle = 'Informe de lectura';
export const reportHeadline = (headline: string) => `${headline}.`;
export const sentences = (first: string, second: string) => `${first} ${second}`;
export const testsPassed = (passed: number, total: number) =>
  `Todos los motores probados lo han leído en ${number(passed)} de ${number(total)} pruebas.`;
export const test = 'Prueba';
export const phonesColumn = 'Teléfonos';
export const appsColumn = 'Apps, web';
export const olderColumn = 'Antiguos';
export const cleanPictures = 'Imágenes limpias';
export const difficultConditions = 'En condiciones difíciles';
export const otherSizes = 'Con otros tamaños';
export const read = 'Leído';
export const notRead = 'No leído';
export const notTested = 'No probado';
export const dashNote =
  'Una raya indica que el motor no se ha probado o que en esta imagen no puede leer ni siquiera cuadrados normales. En condiciones difíciles solo se prueban los motores de los teléfonos.';
export const stoppedEarly =
  'La prueba se interrumpe antes de tiempo si un código no se puede leer ni siquiera en una imagen limpia.';

// Advice on error correction and margin
export const printTips = (count: number) =>
  plural(count, {
    one: `${number(count)} consejo de impresión`,
    other: `${number(count)} consejos de impresión`,
  });
export const levelAdvice = (level: string, dots: number, insteadOf: number, percent: number) =>
  `Con el nivel ${level}, este código tiene ${number(dots)} puntos de ancho en lugar de ${number(insteadOf)}: cada punto se imprime un ${number(percent / 100, { style: 'percent' })} más ancho.`;
export const levelApplied = (dots: number) =>
  `Este código tiene ahora ${number(dots)} puntos de ancho.`;
export const makeDotsLarger = 'Agrandar los puntos';
export const undoLevel = (level: string) => `Deshacer (volver al nivel ${level})`;
export const marginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    one: `El margen tiene ${number(dots)} punto de ancho y la norma exige ${number(standard)}: deje espacio en blanco alrededor del código o amplíe el margen.`,
    other: `El margen tiene ${number(dots)} puntos de ancho y la norma exige ${number(standard)}: deje espacio en blanco alrededor del código o amplíe el margen.`,
  });
export const framedMarginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    one: `Dentro del marco, el margen tiene ${number(dots)} punto de ancho y la norma exige ${number(standard)}: amplíe el margen.`,
    other: `Dentro del marco, el margen tiene ${number(dots)} puntos de ancho y la norma exige ${number(standard)}: amplíe el margen.`,
  });
export const marginApplied = (dots: number) =>
  plural(dots, {
    one: `El margen tiene ahora ${number(dots)} punto de ancho, como exige la norma.`,
    other: `El margen tiene ahora ${number(dots)} puntos de ancho, como exige la norma.`,
  });
export const widenMargin = (dots: number) => `Ampliar a ${number(dots)}`;
export const undoMargin = (dots: number) => `Deshacer (volver a ${number(dots)})`;
