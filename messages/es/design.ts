/** Shapes, corners, frames, ready-made looks and logos. */

// Shapes, of which the first two are the styles
export const shapeStandard = 'QR estándar';
export const shapeDots = 'Puntos redondos';
export const shapeRounded = 'Redondeada';
export const shapeExtraRounded = 'Muy redondeada';
export const shapeClassy = 'Elegante';
export const shapeClassyRounded = 'Elegante redondeada';
export const shapeFaceted = 'Facetada';
export const shapeVerticalBars = 'Barras verticales';
export const shapeHorizontalBars = 'Barras horizontales';
export const shapeCircles = 'Círculos';
export const shapeSoftSquares = 'Cuadrados suaves';
export const shapeSmallSquares = 'Cuadrados pequeños';
export const shapeSquircles = 'Supercírculos';
export const shapeLeaf = 'Hoja';
export const shapeHexagon = 'Hexágono';
export const shapeDiamond = 'Rombo';
export const shapePlus = 'Cruz';
export const shapeStar = 'Estrella';
export const shapeHeart = 'Corazón';

// Corner frames: the rings in three corners of a code
export const eyeFrameStandard = 'Cuadrado';
export const eyeFrameWindow = 'Ventana';
export const eyeFrameGentle = 'Ligero';
export const eyeFrameRounded = 'Redondeado';
export const eyeFrameExtraRounded = 'Muy redondeado';
export const eyeFrameCircle = 'Círculo';
export const eyeFrameSquircle = 'Supercírculo';
export const eyeFrameSoft = 'Suave';
export const eyeFrameCut = 'Esquinas cortadas';
export const eyeFrameLeaf = 'Hoja';
export const eyeFramePetal = 'Pétalo';
export const eyeFramePointed = 'Puntiagudo';
export const eyeFrameTeardrop = 'Gota';
export const eyeFrameBeads = 'Perlas';

// Corner dots: what is inside these rings
export const eyeBallStandard = 'Cuadrado';
export const eyeBallRounded = 'Redondeado';
export const eyeBallCircle = 'Círculo';
export const eyeBallSquircle = 'Supercírculo';
export const eyeBallCut = 'Esquinas cortadas';
export const eyeBallHexagon = 'Hexágono';
export const eyeBallDiamond = 'Rombo suave';
export const eyeBallLeaf = 'Hoja';
export const eyeBallPetal = 'Pétalo';
export const eyeBallPointed = 'Puntiagudo';
export const eyeBallTeardrop = 'Gota';
export const eyeBallFlower = 'Flor';
export const eyeBallStar = 'Estrella';
export const eyeBallPentagon = 'Pentágono';

// Frames around a code
export const frameLabelBelow = 'Etiqueta abajo';
export const frameLabelAbove = 'Etiqueta arriba';
export const frameBubble = 'Bocadillo';
export const frameCard = 'Tarjeta';
export const frameCardAbove = 'Tarjeta, texto arriba';
export const frameOutline = 'Contorno';
export const frameBrackets = 'Visor';
export const frameTextBelow = 'Texto abajo';
export const frameArrow = 'Flecha';
export const frameTicket = 'Entrada';
export const frameBadge = 'Insignia';

// Ready-made looks
export const presetClassic = 'Clásica';
export const presetInk = 'Tinta';
export const presetEvergreen = 'Bosque';
export const presetOcean = 'Océano';
export const presetSunset = 'Atardecer';
export const presetPlum = 'Ciruela';
export const presetEspresso = 'Café';
export const presetBlueprint = 'Plano técnico';
export const presetLedger = 'Registro';
export const presetGallery = 'Galería';
export const presetPaper = 'Papel';
export const presetFacet = 'Faceta';
export const presetStripe = 'Rayas';
export const presetPebble = 'Guijarro';
export const presetOlive = 'Oliva';
export const presetClay = 'Arcilla';
export const presetLagoon = 'Laguna';
export const presetBerry = 'Baya';
export const presetSky = 'Cielo';
export const presetHop = 'Lúpulo';
export const presetCoral = 'Coral';
export const presetMint = 'Menta';
export const presetAzure = 'Azur';
export const presetLilac = 'Lila';
export const presetSignal = 'Señal';
export const presetMenu = 'Carta';
export const presetNight = 'Noche';
export const presetHarbour = 'Puerto';
export const presetTicket = 'Entrada';
export const presetFinder = 'Visor';
export const presetCaption = 'Leyenda';
export const presetsSoft = 'Suave';
export const presetsBold = 'Atrevido';
export const presetsFramed = 'Con marco';

// A shape or look in designs that were made before it was redrawn
export const earlier = (name: string) => `${name} (anterior)`;

// Texts in the frames of examples: at most 32 characters, and Latin letters, which need no further font
export const exampleMenu = 'Ver la carta';
export const exampleSummer = 'Escanéame';
export const exampleTrail = 'Mapa de la ruta';
export const exampleReview = '¿Qué le pareció?';
export const exampleMachine = 'Manual';
export const exampleWifi = 'Wifi gratis';

// Errors
export const logoUnreadable = 'No se puede leer este logo. Elija otra imagen.';

export const iconWifi = 'Wifi';
export const iconMenu = 'Carta';
export const iconCoffee = 'Café';
export const iconBeer = 'Cerveza';
export const iconHeart = 'Corazón';
export const iconSmile = 'Sonrisa';
export const iconThumbsUp = 'Pulgar arriba';
export const iconPhone = 'Teléfono';
export const iconMail = 'Correo';
export const iconMessage = 'Mensaje';
export const iconCalendar = 'Calendario';
export const iconPlace = 'Lugar';
export const iconHouse = 'Casa';
export const iconGlobe = 'Sitio web';
export const iconPerson = 'Persona';
export const iconTicket = 'Entrada';
export const iconGift = 'Regalo';
export const iconBag = 'Bolsa de compra';
export const iconTag = 'Etiqueta de precio';
export const iconCamera = 'Cámara';
export const iconMusic = 'Música';
export const iconPlay = 'Reproducir';
export const iconInfo = 'Información';
export const iconDownload = 'Descarga';
