/** Shapes, corners, frames, ready-made looks and logos. */

// Shapes, of which the first two are the styles
export const shapeStandard = 'Standard-QR';
export const shapeDots = 'Runde Punkte';
export const shapeRounded = 'Abgerundet';
export const shapeExtraRounded = 'Stark abgerundet';
export const shapeClassy = 'Elegant';
export const shapeClassyRounded = 'Elegant gerundet';
export const shapeFaceted = 'Facettiert';
export const shapeVerticalBars = 'Vertikale Balken';
export const shapeHorizontalBars = 'Horizontale Balken';
export const shapeCircles = 'Kreise';
export const shapeSoftSquares = 'Weiche Quadrate';
export const shapeSmallSquares = 'Kleine Quadrate';
export const shapeSquircles = 'Squircles';
export const shapeLeaf = 'Blatt';
export const shapeHexagon = 'Sechseck';
export const shapeDiamond = 'Raute';
export const shapePlus = 'Plus';
export const shapeStar = 'Stern';
export const shapeHeart = 'Herz';

// Corner frames: the rings in three corners of a code
export const eyeFrameStandard = 'Quadrat';
export const eyeFrameWindow = 'Fenster';
export const eyeFrameGentle = 'Sanft';
export const eyeFrameRounded = 'Abgerundet';
export const eyeFrameExtraRounded = 'Stark abgerundet';
export const eyeFrameCircle = 'Kreis';
export const eyeFrameSquircle = 'Squircle';
export const eyeFrameSoft = 'Weich';
export const eyeFrameCut = 'Abgeschrägte Ecken';
export const eyeFrameLeaf = 'Blatt';
export const eyeFramePetal = 'Blütenblatt';
export const eyeFramePointed = 'Spitz';
export const eyeFrameTeardrop = 'Tropfen';
export const eyeFrameBeads = 'Perlen';

// Corner dots: what is inside these rings
export const eyeBallStandard = 'Quadrat';
export const eyeBallRounded = 'Abgerundet';
export const eyeBallCircle = 'Kreis';
export const eyeBallSquircle = 'Squircle';
export const eyeBallCut = 'Abgeschrägte Ecken';
export const eyeBallHexagon = 'Sechseck';
export const eyeBallDiamond = 'Weiche Raute';
export const eyeBallLeaf = 'Blatt';
export const eyeBallPetal = 'Blütenblatt';
export const eyeBallPointed = 'Spitz';
export const eyeBallTeardrop = 'Tropfen';
export const eyeBallFlower = 'Blüte';
export const eyeBallStar = 'Stern';
export const eyeBallPentagon = 'Fünfeck';

// Frames around a code
export const frameLabelBelow = 'Beschriftung unten';
export const frameLabelAbove = 'Beschriftung oben';
export const frameBubble = 'Sprechblase';
export const frameCard = 'Karte';
export const frameCardAbove = 'Karte, Text oben';
export const frameOutline = 'Umriss';
export const frameBrackets = 'Bildsucher';
export const frameTextBelow = 'Text unten';
export const frameArrow = 'Pfeil';
export const frameTicket = 'Ticket';
export const frameBadge = 'Plakette';

// Ready-made looks
export const presetClassic = 'Klassisch';
export const presetInk = 'Tinte';
export const presetEvergreen = 'Immergrün';
export const presetOcean = 'Ozean';
export const presetSunset = 'Abendrot';
export const presetPlum = 'Pflaume';
export const presetEspresso = 'Espresso';
export const presetBlueprint = 'Blaupause';
export const presetLedger = 'Kontor';
export const presetGallery = 'Galerie';
export const presetPaper = 'Papier';
export const presetFacet = 'Facette';
export const presetStripe = 'Streifen';
export const presetPebble = 'Kiesel';
export const presetOlive = 'Olive';
export const presetClay = 'Ton';
export const presetLagoon = 'Lagune';
export const presetBerry = 'Beere';
export const presetSky = 'Himmel';
export const presetHop = 'Hopfen';
export const presetCoral = 'Koralle';
export const presetMint = 'Minze';
export const presetAzure = 'Azur';
export const presetLilac = 'Flieder';
export const presetSignal = 'Signal';
export const presetMenu = 'Speisekarte';
export const presetNight = 'Nacht';
export const presetHarbour = 'Hafen';
export const presetTicket = 'Ticket';
export const presetFinder = 'Bildsucher';
export const presetCaption = 'Bildzeile';
export const presetsSoft = 'Weich';
export const presetsBold = 'Kräftig';
export const presetsFramed = 'Gerahmt';

// A shape or look in designs that were made before it was redrawn
export const earlier = (name: string) => `${name} (früher)`;

// Texts in the frames of examples: at most 32 characters, and Latin letters, which need no further font
export const exampleMenu = 'Zur Speisekarte';
export const exampleSummer = 'Scan mich';
export const exampleTrail = 'Wanderkarte';
export const exampleReview = 'Wie war’s?';
export const exampleMachine = 'Handbuch';
export const exampleWifi = 'Gratis-WLAN';

// Errors
export const logoUnreadable = 'Dieses Logo lässt sich nicht lesen. Wählen Sie ein anderes Bild.';

export const iconWifi = 'WLAN';
export const iconMenu = 'Speisekarte';
export const iconCoffee = 'Kaffee';
export const iconBeer = 'Bier';
export const iconHeart = 'Herz';
export const iconSmile = 'Lächeln';
export const iconThumbsUp = 'Daumen hoch';
export const iconPhone = 'Telefon';
export const iconMail = 'E-Mail';
export const iconMessage = 'Nachricht';
export const iconCalendar = 'Kalender';
export const iconPlace = 'Ort';
export const iconHouse = 'Haus';
export const iconGlobe = 'Website';
export const iconPerson = 'Person';
export const iconTicket = 'Ticket';
export const iconGift = 'Geschenk';
export const iconBag = 'Einkaufstasche';
export const iconTag = 'Preisschild';
export const iconCamera = 'Kamera';
export const iconMusic = 'Musik';
export const iconPlay = 'Abspielen';
export const iconInfo = 'Information';
export const iconDownload = 'Download';
