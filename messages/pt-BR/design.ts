/** Shapes, corners, frames, ready-made looks and logos. */

// Shapes, of which the first two are the styles
export const shapeStandard = 'QR padrão';
export const shapeDots = 'Pontos redondos';
export const shapeRounded = 'Arredondada';
export const shapeExtraRounded = 'Bem arredondada';
export const shapeClassy = 'Elegante';
export const shapeClassyRounded = 'Elegante arredondada';
export const shapeFaceted = 'Facetada';
export const shapeVerticalBars = 'Barras verticais';
export const shapeHorizontalBars = 'Barras horizontais';
export const shapeCircles = 'Círculos';
export const shapeSoftSquares = 'Quadrados suaves';
export const shapeSmallSquares = 'Quadrados pequenos';
export const shapeSquircles = 'Supercírculos';
export const shapeLeaf = 'Folha';
export const shapeHexagon = 'Hexágono';
export const shapeDiamond = 'Losango';
export const shapePlus = 'Cruz';
export const shapeStar = 'Estrela';
export const shapeHeart = 'Coração';

// Corner frames: the rings in three corners of a code
export const eyeFrameStandard = 'Quadrada';
export const eyeFrameWindow = 'Janela';
export const eyeFrameGentle = 'Leve';
export const eyeFrameRounded = 'Arredondada';
export const eyeFrameExtraRounded = 'Bem arredondada';
export const eyeFrameCircle = 'Círculo';
export const eyeFrameSquircle = 'Supercírculo';
export const eyeFrameSoft = 'Suave';
export const eyeFrameCut = 'Cantos cortados';
export const eyeFrameLeaf = 'Folha';
export const eyeFramePetal = 'Pétala';
export const eyeFramePointed = 'Pontuda';
export const eyeFrameTeardrop = 'Gota';
export const eyeFrameBeads = 'Contas';

// Corner dots: what is inside these rings
export const eyeBallStandard = 'Quadrado';
export const eyeBallRounded = 'Arredondado';
export const eyeBallCircle = 'Círculo';
export const eyeBallSquircle = 'Supercírculo';
export const eyeBallCut = 'Cantos cortados';
export const eyeBallHexagon = 'Hexágono';
export const eyeBallDiamond = 'Losango suave';
export const eyeBallLeaf = 'Folha';
export const eyeBallPetal = 'Pétala';
export const eyeBallPointed = 'Pontudo';
export const eyeBallTeardrop = 'Gota';
export const eyeBallFlower = 'Flor';
export const eyeBallStar = 'Estrela';
export const eyeBallPentagon = 'Pentágono';

// Frames around a code
export const frameLabelBelow = 'Etiqueta embaixo';
export const frameLabelAbove = 'Etiqueta em cima';
export const frameBubble = 'Balão de fala';
export const frameCard = 'Cartão';
export const frameCardAbove = 'Cartão, texto em cima';
export const frameOutline = 'Contorno';
export const frameBrackets = 'Visor';
export const frameTextBelow = 'Texto embaixo';
export const frameArrow = 'Seta';
export const frameTicket = 'Ingresso';
export const frameBadge = 'Selo';

// Ready-made looks
export const presetClassic = 'Clássico';
export const presetInk = 'Tinta';
export const presetEvergreen = 'Floresta';
export const presetOcean = 'Oceano';
export const presetSunset = 'Pôr do sol';
export const presetPlum = 'Ameixa';
export const presetEspresso = 'Espresso';
export const presetBlueprint = 'Planta baixa';
export const presetLedger = 'Registro';
export const presetGallery = 'Galeria';
export const presetPaper = 'Papel';
export const presetFacet = 'Faceta';
export const presetStripe = 'Listras';
export const presetPebble = 'Seixo';
export const presetOlive = 'Oliva';
export const presetClay = 'Argila';
export const presetLagoon = 'Lagoa';
export const presetBerry = 'Amora';
export const presetSky = 'Céu';
export const presetHop = 'Lúpulo';
export const presetCoral = 'Coral';
export const presetMint = 'Menta';
export const presetAzure = 'Anil';
export const presetLilac = 'Lilás';
export const presetSignal = 'Sinal';
export const presetMenu = 'Cardápio';
export const presetNight = 'Noite';
export const presetHarbour = 'Porto';
export const presetTicket = 'Ingresso';
export const presetFinder = 'Visor';
export const presetCaption = 'Legenda';
export const presetsSoft = 'Suave';
export const presetsBold = 'Marcante';
export const presetsFramed = 'Com moldura';

// A shape or look in designs that were made before it was redrawn
export const earlier = (name: string) => `${name} (anterior)`;

// Texts in the frames of examples: at most 32 characters, and Latin letters, which need no further font
export const exampleMenu = 'Veja o cardápio';
export const exampleSummer = 'Escaneie aqui';
export const exampleTrail = 'Mapa da trilha';
export const exampleReview = 'O que achou?';
export const exampleMachine = 'Manual';
export const exampleWifi = 'Wi-Fi grátis';

// Errors
export const logoUnreadable = 'Não é possível ler este logo. Escolha outra imagem.';

export const iconWifi = 'Wi-Fi';
export const iconMenu = 'Cardápio';
export const iconCoffee = 'Café';
export const iconBeer = 'Cerveja';
export const iconHeart = 'Coração';
export const iconSmile = 'Sorriso';
export const iconThumbsUp = 'Joinha';
export const iconPhone = 'Telefone';
export const iconMail = 'E-mail';
export const iconMessage = 'Mensagem';
export const iconCalendar = 'Calendário';
export const iconPlace = 'Local';
export const iconHouse = 'Casa';
export const iconGlobe = 'Site';
export const iconPerson = 'Pessoa';
export const iconTicket = 'Ingresso';
export const iconGift = 'Presente';
export const iconBag = 'Sacola';
export const iconTag = 'Etiqueta de preço';
export const iconCamera = 'Câmera';
export const iconMusic = 'Música';
export const iconPlay = 'Reproduzir';
export const iconInfo = 'Informações';
export const iconDownload = 'Download';
