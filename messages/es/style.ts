import { isolate, number, plural } from './format.ts';

export const style = 'Estilo';

// Parts of the panel
export const design = 'Diseño';
export const looksTab = 'Plantillas';
export const coloursTab = 'Colores';
export const logoTab = 'Logo';
export const frameTab = 'Marco';
export const shapeTab = 'Forma';
export const advancedTab = 'Avanzado';

// Looks
export const looks = 'Plantillas';
export const styleApplied = (name: string) => `Estilo «${isolate(name)}» aplicado`;
export const styleCopied = (title: string) => `Estilo copiado de «${isolate(title)}»`;
export const designReset = 'Diseño restablecido';
export const designReplaced = 'Se ha sustituido su diseño.';
export const undoDesign = 'Deshacer';
export const resetDesign = 'Restablecer diseño';

export const surpriseMe = 'Sorpréndame';
export const surprised = 'Nueva plantilla';
export const surpriseNone =
  'No se ha encontrado ninguna plantilla que se lea bien. Reduzca el logo y vuelva a intentarlo.';
export const quickColour = 'Color';
export const quickAccent = 'Acento';
export const corners = 'Esquinas';
export const ownColours = 'Colores originales';
export const copyStyleLabel = 'Copiar el estilo de otro código';
export const copyStyleFrom = 'Copiar estilo de…';

// My styles
export const myStyles = 'Mis estilos';
export const editStyles = 'Editar';
export const stylesDone = 'Listo';
export const saveAsMyStyle = 'Guardar como estilo';
export const stylesFull = (most: number) =>
  `Ha guardado ${number(most)} estilos. Elimine uno para guardar otro.`;
export const noStyles =
  'Guarde colores, formas, logo y marco con un nombre para usarlos en otros códigos. Se conservan hasta que cierre esta pestaña. Inicie sesión para conservarlos como kits de marca.';
export const styleName = 'Nombre del estilo';
export const styleNameExample = 'Carta de otoño';
export const saveStyle = 'Guardar estilo';
export const cancelStyle = 'Cancelar';
export const styleNameMissing = 'Introduzca un nombre.';
export const noRoomForStyle =
  'En este navegador no cabe otro estilo. Elimine uno e inténtelo de nuevo.';
export const nameOfStyle = (name: string) => `Nombre de ${isolate(name)}`;
export const deleteStyle = (name: string) => `Eliminar ${isolate(name)}`;
export const styleDeleted = 'Estilo eliminado';
export const undoDelete = 'Deshacer';

// Colours
export const dotColour = 'Color de los puntos';
export const solid = 'Liso';
export const linear = 'Lineal';
export const radial = 'Radial';
export const dotsColour = 'Puntos';
export const centreColour = 'Centro';
export const edgeColour = 'Borde';
export const startColour = 'Inicio';
export const endColour = 'Final';
export const direction = 'Dirección';
export const angle = (degrees: number) => `${number(degrees)}°`;
export const background = 'Fondo';
export const transparent = 'Transparente';
export const backgroundTransparent = 'Fondo: transparente';
export const transparentNote =
  'Un código transparente necesita detrás una superficie clara y lisa.';
export const cornerFramesColour = 'Marcos de esquina';
export const cornerFramesSame = 'Marcos de esquina: como los puntos';
export const cornerDotsColour = 'Puntos de esquina';
export const cornerDotsSame = 'Puntos de esquina: como los puntos';
export const sameAsDots = 'Como los puntos';
export const chooseColour = 'Elegir un color';
export const chooseColourOf = (field: string) => `${field}: elegir un color`;
export const colourPicker = (field: string) => `${field}: selector de color`;
export const colourInvalid = 'Introduzca un color como #0a6e4f.';

// Logo
export const yourLogo = 'Su logo';
export const chooseLogo = 'Elegir un logo';
export const replaceLogo = 'Cambiar logo';
export const removeLogo = 'Quitar logo';
export const logoReading = 'Leyendo…';
export const logoNote =
  'PNG, JPEG, WebP o SVG. No sale de su navegador a menos que guarde el código.';
export const logoTooDense =
  'En este código no cabe un logo. Aumente la corrección de errores en «Avanzado».';
export const logoSize = 'Tamaño';
export const logoShare = (percent: number) =>
  `${number(percent / 100, { style: 'percent' })} del ancho`;
export const logoSizeHint = (percent: number) =>
  `Hasta el ${number(percent / 100, { style: 'percent' })}. Si es más grande, puede que el código no se lea.`;
export const logoMargin = 'Margen del logo';
export const logoMarginDots = (dots: number) =>
  plural(dots, { one: `${number(dots)} punto`, other: `${number(dots)} puntos` });
export const logoType = 'Elija una imagen PNG, JPEG, WebP o SVG.';
export const logoFileSize = 'Elija una imagen de 20 MB como máximo.';
export const logoNotOpened =
  'No se ha podido abrir la imagen. Compruebe su conexión y vuelva a elegirla.';
export const logoNoCanvas = 'Este navegador no puede dibujar imágenes. Pruebe con otro navegador.';
export const logoIcons = 'Iconos';
export const logoColours = 'Usar sus colores';

// Frame
export const frame = 'Marco';
export const noFrame = 'Sin marco';
export const frameExample = 'Escanéame';
export const frameText = 'Texto';
export const frameTextHint = (characters: number) => `Hasta ${number(characters)} caracteres.`;
export const frameCannotShow = (characters: string) =>
  `Use otros caracteres. El marco no puede mostrar: ${isolate(characters)}`;
export const frameCannotShowLetters = (characters: string) =>
  `Use otros caracteres. El marco no puede mostrar: ${isolate(characters)}. El marco puede mostrar las escrituras latina, griega, cirílica, armenia, georgiana, hebrea y árabe, además de hindi, bengalí, tamil, tailandés, chino, japonés y coreano.`;
export const frameColour = 'Color del marco';
export const frameTextColour = 'Color del texto';

// Shape
export const dotShape = 'Puntos';
export const cornerFrameShape = 'Marcos de esquina';
export const cornerDotShape = 'Puntos de esquina';

// Advanced
export const margin = 'Margen (zona de silencio)';
export const marginDots = (dots: number) =>
  plural(dots, { one: `${number(dots)} punto`, other: `${number(dots)} puntos` });
export const marginMeets = 'Cumple la norma.';
export const marginBelow = (standard: number) =>
  `La norma exige ${number(standard)} puntos. Con menos, deje espacio en blanco alrededor del código al imprimirlo.`;
export const marginBelowFramed = (standard: number, least: number) =>
  `La norma exige ${number(standard)} puntos. Dentro de un marco, el margen tiene al menos ${number(least)} puntos de ancho.`;
export const errorCorrection = 'Corrección de errores';
export const level = (letter: string, percent: number) =>
  `${letter} · ${number(percent / 100, { style: 'percent' })}`;
export const levelHint = 'Cuánto daño soporta el código. Con un nivel más alto es más denso.';
export const levelReached = (letter: string) =>
  `El nivel ${letter} cabe en el mismo tamaño, así que este código lo usa.`;
export const levelFixed = (type: string, letter: string) =>
  `${type}: la norma exige el nivel ${letter}.`;
