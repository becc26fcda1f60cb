import { number } from './format.ts';

/** The scan check: its verdict, the causes of a bad one, and its tests. */

// Verdicts
export const readsEverywhere = 'Se lee en todas partes';
export const readsEverywhereFrom = (modulePx: number) =>
  `Se lee en todas partes desde ${number(modulePx)} px por punto`;
export const readsWell = 'Se lee bien';
export const webPagesMayMiss = 'Puede que las páginas web no lo lean';
export const hardToRead = 'Difícil de leer';
export const doesNotScan = 'No se lee';
export const checkedOnWhite =
  'Comprobado sobre blanco. Un código transparente no se lee sobre un fondo oscuro.';
export const makeReadable = 'Hacerlo legible';

// Which scanners read a code
export const phonesRead = 'Los teléfonos lo leen. Puede que las apps y las páginas web no.';
export const appsRead =
  'Los teléfonos, las apps y las páginas web lo leen. Puede que los lectores antiguos no.';
export const allRead = 'Lo leen teléfonos, apps, páginas web y lectores antiguos.';
export const allReadFrom = (modulePx: number) =>
  `Lo leen teléfonos, apps y páginas web, y los lectores antiguos a partir de ${number(modulePx)} píxeles por punto.`;

// Causes, each with the label of a button
export const inverted = 'claro sobre oscuro';
export const invertedText =
  'Muchos lectores buscan un código oscuro sobre un fondo claro y no ven nada en uno invertido.';
export const fixInverted = 'Intercambiar los colores';
export const contrast = 'poco contraste';
export const contrastText =
  'El código y su fondo son casi igual de claros. Con poca luz, una cámara no los distingue.';
export const fixContrast = 'Usar colores más oscuros';
export const quietZone = 'margen demasiado pequeño';
export const quietZoneText =
  'Los lectores localizan un código por el margen claro que lo rodea. Sobre una página o una mesa oscura, este no tiene ninguno.';
export const fixQuietZone = 'Añadir un margen';
export const logo = 'logo demasiado grande';
export const logoText =
  'El logo tapa más código del que la corrección de errores puede compensar, así que queda poca reserva para la suciedad y una mala impresión.';
export const fixLogo = 'Reducir el logo';
export const density = 'demasiado denso para su tamaño';
export const densityText =
  'El dibujo es demasiado fino para que una cámara lo distinga. Agrande el código o acorte el contenido.';
export const fixDensity = 'Usar un dibujo menos denso';
export const eyeFrame = 'marcos de esquina poco comunes';
export const eyeFrameText =
  'Muchas apps y páginas web buscan anillos cuadrados en tres esquinas y no reconocen esta forma.';
export const fixEyeFrame = 'Usar marcos de esquina cuadrados';
export const eyeBall = 'puntos de esquina poco comunes';
export const eyeBallText =
  'Muchas apps y páginas web buscan un cuadrado dentro de cada anillo y no reconocen esta forma.';
export const fixEyeBall = 'Usar puntos de esquina cuadrados';
export const shape = 'formas demasiado finas';
export const shapeText =
  'Las formas cubren muy poco fondo, así que una cámara ve el código pálido.';
export const fixShape = 'Usar formas más llenas';
export const unknownCause = 'combinación difícil de formas y colores';
export const unknownCauseText = 'Esta combinación de formas y colores es difícil de leer.';
export const fixUnknownCause = 'Usar cuadrados normales';

// Tests, each a picture of the code
export const trialNear = 'De cerca';
export const trialFile = 'El propio archivo';
export const trialCamera = 'Con luz difusa';
export const trialWidth = (modulePx: number) => `Puntos de ${number(modulePx)} píxeles`;
export const trialSlightlyBlurred = 'Ligeramente desenfocado';
export const trialBlurred = 'Desenfocado';
export const trialGrain = (share: number) =>
  `Con poca luz, ${number(share, { style: 'percent' })} de ruido`;
export const trialTilted = (degrees: number) => `Inclinado ${number(degrees)}°`;
