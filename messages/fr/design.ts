/** Shapes, corners, frames, ready-made looks and logos. */

// Shapes, of which the first two are the styles
export const shapeStandard = 'QR standard';
export const shapeDots = 'Points ronds';
export const shapeRounded = 'Arrondi';
export const shapeExtraRounded = 'Très arrondi';
export const shapeClassy = 'Élégant';
export const shapeClassyRounded = 'Élégant arrondi';
export const shapeFaceted = 'À facettes';
export const shapeVerticalBars = 'Barres verticales';
export const shapeHorizontalBars = 'Barres horizontales';
export const shapeCircles = 'Cercles';
export const shapeSoftSquares = 'Carrés adoucis';
export const shapeSmallSquares = 'Petits carrés';
export const shapeSquircles = 'Squircles';
export const shapeLeaf = 'Feuille';
export const shapeHexagon = 'Hexagone';
export const shapeDiamond = 'Losange';
export const shapePlus = 'Plus';
export const shapeStar = 'Étoile';
export const shapeHeart = 'Cœur';

// Corner frames: the rings in three corners of a code
export const eyeFrameStandard = 'Carré';
export const eyeFrameWindow = 'Fenêtre';
export const eyeFrameGentle = 'Léger';
export const eyeFrameRounded = 'Arrondi';
export const eyeFrameExtraRounded = 'Très arrondi';
export const eyeFrameCircle = 'Cercle';
export const eyeFrameSquircle = 'Squircle';
export const eyeFrameSoft = 'Adouci';
export const eyeFrameCut = 'Coins coupés';
export const eyeFrameLeaf = 'Feuille';
export const eyeFramePetal = 'Pétale';
export const eyeFramePointed = 'Pointu';
export const eyeFrameTeardrop = 'Goutte';
export const eyeFrameBeads = 'Perles';

// Corner dots: what is inside these rings
export const eyeBallStandard = 'Carré';
export const eyeBallRounded = 'Arrondi';
export const eyeBallCircle = 'Cercle';
export const eyeBallSquircle = 'Squircle';
export const eyeBallCut = 'Coins coupés';
export const eyeBallHexagon = 'Hexagone';
export const eyeBallDiamond = 'Losange adouci';
export const eyeBallLeaf = 'Feuille';
export const eyeBallPetal = 'Pétale';
export const eyeBallPointed = 'Pointu';
export const eyeBallTeardrop = 'Goutte';
export const eyeBallFlower = 'Fleur';
export const eyeBallStar = 'Étoile';
export const eyeBallPentagon = 'Pentagone';

// Frames around a code
export const frameLabelBelow = 'Étiquette en bas';
export const frameLabelAbove = 'Étiquette en haut';
export const frameBubble = 'Bulle';
export const frameCard = 'Carte';
export const frameCardAbove = 'Carte, texte en haut';
export const frameOutline = 'Contour';
export const frameBrackets = 'Viseur';
export const frameTextBelow = 'Texte en bas';
export const frameArrow = 'Flèche';
export const frameTicket = 'Billet';
export const frameBadge = 'Badge';

// Ready-made looks
export const presetClassic = 'Classique';
export const presetInk = 'Encre';
export const presetEvergreen = 'Sapin';
export const presetOcean = 'Océan';
export const presetSunset = 'Crépuscule';
export const presetPlum = 'Prune';
export const presetEspresso = 'Espresso';
export const presetBlueprint = 'Blueprint';
export const presetLedger = 'Registre';
export const presetGallery = 'Galerie';
export const presetPaper = 'Papier';
export const presetFacet = 'Facette';
export const presetStripe = 'Rayures';
export const presetPebble = 'Galet';
export const presetOlive = 'Olive';
export const presetClay = 'Argile';
export const presetLagoon = 'Lagon';
export const presetBerry = 'Baie';
export const presetSky = 'Ciel';
export const presetHop = 'Houblon';
export const presetCoral = 'Corail';
export const presetMint = 'Menthe';
export const presetAzure = 'Azur';
export const presetLilac = 'Lilas';
export const presetSignal = 'Signal';
export const presetMenu = 'Carte';
export const presetNight = 'Nuit';
export const presetHarbour = 'Port';
export const presetTicket = 'Billet';
export const presetFinder = 'Viseur';
export const presetCaption = 'Légende';
export const presetsSoft = 'Doux';
export const presetsBold = 'Audacieux';
export const presetsFramed = 'Encadré';

// A shape or look in designs that were made before it was redrawn
export const earlier = (name: string) => `${name} (ancienne version)`;

// Texts in the frames of examples: at most 32 characters, and Latin letters, which need no further font
export const exampleMenu = 'Voir la carte';
export const exampleSummer = 'Scannez-moi';
export const exampleTrail = 'Carte du sentier';
export const exampleReview = 'Donnez votre avis';
export const exampleMachine = 'Notice';
export const exampleWifi = 'Wi-Fi gratuit';

// Errors
export const logoUnreadable = 'Ce logo est illisible. Choisissez une autre image.';

export const iconWifi = 'Wi-Fi';
export const iconMenu = 'Carte';
export const iconCoffee = 'Café';
export const iconBeer = 'Bière';
export const iconHeart = 'Cœur';
export const iconSmile = 'Sourire';
export const iconThumbsUp = 'Pouce levé';
export const iconPhone = 'Téléphone';
export const iconMail = 'E-mail';
export const iconMessage = 'Message';
export const iconCalendar = 'Calendrier';
export const iconPlace = 'Lieu';
export const iconHouse = 'Maison';
export const iconGlobe = 'Site web';
export const iconPerson = 'Personne';
export const iconTicket = 'Billet';
export const iconGift = 'Cadeau';
export const iconBag = 'Sac de courses';
export const iconTag = 'Étiquette de prix';
export const iconCamera = 'Appareil photo';
export const iconMusic = 'Musique';
export const iconPlay = 'Lecture';
export const iconInfo = 'Informations';
export const iconDownload = 'Téléchargement';
