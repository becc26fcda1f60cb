/** Shapes, corners, frames, ready-made looks and logos. */

// Shapes, of which the first two are the styles
export const shapeStandard = 'QR standard';
export const shapeDots = 'Punti rotondi';
export const shapeRounded = 'Arrotondato';
export const shapeExtraRounded = 'Molto arrotondato';
export const shapeClassy = 'Elegante';
export const shapeClassyRounded = 'Elegante arrotondato';
export const shapeFaceted = 'Sfaccettato';
export const shapeVerticalBars = 'Barre verticali';
export const shapeHorizontalBars = 'Barre orizzontali';
export const shapeCircles = 'Cerchi';
export const shapeSoftSquares = 'Quadrati morbidi';
export const shapeSmallSquares = 'Quadrati piccoli';
export const shapeSquircles = 'Squircle';
export const shapeLeaf = 'Foglia';
export const shapeHexagon = 'Esagono';
export const shapeDiamond = 'Rombo';
export const shapePlus = 'Più';
export const shapeStar = 'Stella';
export const shapeHeart = 'Cuore';

// Corner frames: the rings in three corners of a code
export const eyeFrameStandard = 'Quadrato';
export const eyeFrameWindow = 'Finestra';
export const eyeFrameGentle = 'Lieve';
export const eyeFrameRounded = 'Arrotondato';
export const eyeFrameExtraRounded = 'Molto arrotondato';
export const eyeFrameCircle = 'Cerchio';
export const eyeFrameSquircle = 'Squircle';
export const eyeFrameSoft = 'Morbido';
export const eyeFrameCut = 'Angoli tagliati';
export const eyeFrameLeaf = 'Foglia';
export const eyeFramePetal = 'Petalo';
export const eyeFramePointed = 'A punta';
export const eyeFrameTeardrop = 'Goccia';
export const eyeFrameBeads = 'Perle';

// Corner dots: what is inside these rings
export const eyeBallStandard = 'Quadrato';
export const eyeBallRounded = 'Arrotondato';
export const eyeBallCircle = 'Cerchio';
export const eyeBallSquircle = 'Squircle';
export const eyeBallCut = 'Angoli tagliati';
export const eyeBallHexagon = 'Esagono';
export const eyeBallDiamond = 'Rombo morbido';
export const eyeBallLeaf = 'Foglia';
export const eyeBallPetal = 'Petalo';
export const eyeBallPointed = 'A punta';
export const eyeBallTeardrop = 'Goccia';
export const eyeBallFlower = 'Fiore';
export const eyeBallStar = 'Stella';
export const eyeBallPentagon = 'Pentagono';

// Frames around a code
export const frameLabelBelow = 'Etichetta sotto';
export const frameLabelAbove = 'Etichetta sopra';
export const frameBubble = 'Fumetto';
export const frameCard = 'Scheda';
export const frameCardAbove = 'Scheda, testo sopra';
export const frameOutline = 'Contorno';
export const frameBrackets = 'Mirino';
export const frameTextBelow = 'Testo sotto';
export const frameArrow = 'Freccia';
export const frameTicket = 'Biglietto';
export const frameBadge = 'Distintivo';

// Ready-made looks
export const presetClassic = 'Classico';
export const presetInk = 'Inchiostro';
export const presetEvergreen = 'Sempreverde';
export const presetOcean = 'Oceano';
export const presetSunset = 'Tramonto';
export const presetPlum = 'Prugna';
export const presetEspresso = 'Espresso';
export const presetBlueprint = 'Blueprint';
export const presetLedger = 'Registro';
export const presetGallery = 'Galleria';
export const presetPaper = 'Carta';
export const presetFacet = 'Sfaccettato';
export const presetStripe = 'Righe';
export const presetPebble = 'Ciottolo';
export const presetOlive = 'Oliva';
export const presetClay = 'Argilla';
export const presetLagoon = 'Laguna';
export const presetBerry = 'Bacca';
export const presetSky = 'Cielo';
export const presetHop = 'Luppolo';
export const presetCoral = 'Corallo';
export const presetMint = 'Menta';
export const presetAzure = 'Azzurro';
export const presetLilac = 'Lilla';
export const presetSignal = 'Segnale';
export const presetMenu = 'Menù';
export const presetNight = 'Notte';
export const presetHarbour = 'Porto';
export const presetTicket = 'Biglietto';
export const presetFinder = 'Mirino';
export const presetCaption = 'Didascalia';
export const presetsSoft = 'Morbido';
export const presetsBold = 'Deciso';
export const presetsFramed = 'Con cornice';

// A shape or look in designs that were made before it was redrawn
export const earlier = (name: string) => `${name} (precedente)`;

// Texts in the frames of examples: at most 32 characters, and Latin letters, which need no further font
export const exampleMenu = 'Vedi il menu';
export const exampleSummer = 'Inquadrami';
export const exampleTrail = 'Mappa del sentiero';
export const exampleReview = 'Com’è andata?';
export const exampleMachine = 'Manuale';
export const exampleWifi = 'Wi-Fi gratis';

// Errors
export const logoUnreadable = 'Impossibile leggere questo logo. Scegliere un’altra immagine.';

export const iconWifi = 'Wi-Fi';
export const iconMenu = 'Menu';
export const iconCoffee = 'Caffè';
export const iconBeer = 'Birra';
export const iconHeart = 'Cuore';
export const iconSmile = 'Sorriso';
export const iconThumbsUp = 'Pollice in su';
export const iconPhone = 'Telefono';
export const iconMail = 'Email';
export const iconMessage = 'Messaggio';
export const iconCalendar = 'Calendario';
export const iconPlace = 'Luogo';
export const iconHouse = 'Casa';
export const iconGlobe = 'Sito web';
export const iconPerson = 'Persona';
export const iconTicket = 'Biglietto';
export const iconGift = 'Regalo';
export const iconBag = 'Borsa della spesa';
export const iconTag = 'Cartellino';
export const iconCamera = 'Fotocamera';
export const iconMusic = 'Musica';
export const iconPlay = 'Riproduci';
export const iconInfo = 'Informazioni';
export const iconDownload = 'Download';
