/** Shapes, corners, frames, ready-made looks and logos. */

// Shapes, of which the first two are the styles
export const shapeStandard = 'Standard QR';
export const shapeDots = 'Rounded Dots';
export const shapeRounded = 'Rounded';
export const shapeExtraRounded = 'Extra rounded';
export const shapeClassy = 'Classy';
export const shapeClassyRounded = 'Classy rounded';
export const shapeFaceted = 'Faceted';
export const shapeVerticalBars = 'Vertical bars';
export const shapeHorizontalBars = 'Horizontal bars';
export const shapeCircles = 'Circles';
export const shapeSoftSquares = 'Soft squares';
export const shapeSmallSquares = 'Small squares';
export const shapeSquircles = 'Squircles';
export const shapeLeaf = 'Leaf';
export const shapeHexagon = 'Hexagon';
export const shapeDiamond = 'Diamond';
export const shapePlus = 'Plus';
export const shapeStar = 'Star';
export const shapeHeart = 'Heart';

// Corner frames: the rings in three corners of a code
export const eyeFrameStandard = 'Square';
export const eyeFrameWindow = 'Window';
export const eyeFrameGentle = 'Gentle';
export const eyeFrameRounded = 'Rounded';
export const eyeFrameExtraRounded = 'Extra rounded';
export const eyeFrameCircle = 'Circle';
export const eyeFrameSquircle = 'Squircle';
export const eyeFrameSoft = 'Soft';
export const eyeFrameCut = 'Cut corners';
export const eyeFrameLeaf = 'Leaf';
export const eyeFramePetal = 'Petal';
export const eyeFramePointed = 'Pointed';
export const eyeFrameTeardrop = 'Teardrop';
export const eyeFrameBeads = 'Beads';

// Corner dots: what is inside these rings
export const eyeBallStandard = 'Square';
export const eyeBallRounded = 'Rounded';
export const eyeBallCircle = 'Circle';
export const eyeBallSquircle = 'Squircle';
export const eyeBallCut = 'Cut corners';
export const eyeBallHexagon = 'Hexagon';
export const eyeBallDiamond = 'Soft diamond';
export const eyeBallLeaf = 'Leaf';
export const eyeBallPetal = 'Petal';
export const eyeBallPointed = 'Pointed';
export const eyeBallTeardrop = 'Teardrop';
export const eyeBallFlower = 'Flower';
export const eyeBallStar = 'Star';
export const eyeBallPentagon = 'Pentagon';

// Frames around a code
export const frameLabelBelow = 'Label below';
export const frameLabelAbove = 'Label above';
export const frameBubble = 'Speech bubble';
export const frameCard = 'Card';
export const frameCardAbove = 'Card, text above';
export const frameOutline = 'Outline';
export const frameBrackets = 'Viewfinder';
export const frameTextBelow = 'Text below';
export const frameArrow = 'Arrow';
export const frameTicket = 'Ticket';
export const frameBadge = 'Badge';

// Ready-made looks
export const presetClassic = 'Classic';
export const presetInk = 'Ink';
export const presetEvergreen = 'Evergreen';
export const presetOcean = 'Ocean';
export const presetSunset = 'Sunset';
export const presetPlum = 'Plum';
export const presetEspresso = 'Espresso';
export const presetBlueprint = 'Blueprint';
export const presetLedger = 'Ledger';
export const presetGallery = 'Gallery';
export const presetPaper = 'Paper';
export const presetFacet = 'Facet';
export const presetStripe = 'Stripe';
export const presetPebble = 'Pebble';
export const presetOlive = 'Olive';
export const presetClay = 'Clay';
export const presetLagoon = 'Lagoon';
export const presetBerry = 'Berry';
export const presetSky = 'Sky';
export const presetHop = 'Hop';
export const presetCoral = 'Coral';
export const presetMint = 'Mint';
export const presetAzure = 'Azure';
export const presetLilac = 'Lilac';
export const presetSignal = 'Signal';
export const presetMenu = 'Menu';
export const presetNight = 'Night';
export const presetHarbour = 'Harbour';
export const presetTicket = 'Ticket';
export const presetFinder = 'Finder';
export const presetCaption = 'Caption';
export const presetsSoft = 'Soft';
export const presetsBold = 'Bold';
export const presetsFramed = 'Framed';

// A shape or look in designs that were made before it was redrawn
export const earlier = (name: string) => `${name} (earlier)`;

// Texts in the frames of examples: at most 32 characters, and Latin letters, which need no further font
export const exampleMenu = 'See the menu';
export const exampleSummer = 'Scan me';
export const exampleTrail = 'Trail map';
export const exampleReview = 'How was it?';
export const exampleMachine = 'Manual';
export const exampleWifi = 'Free Wi-Fi';

// Errors
export const logoUnreadable = 'This logo cannot be read. Choose another image.';

// Icons that can be logos
export const iconWifi = 'Wi-Fi';
export const iconMenu = 'Menu';
export const iconCoffee = 'Coffee';
export const iconBeer = 'Beer';
export const iconHeart = 'Heart';
export const iconSmile = 'Smile';
export const iconThumbsUp = 'Thumbs up';
export const iconPhone = 'Phone';
export const iconMail = 'Email';
export const iconMessage = 'Message';
export const iconCalendar = 'Calendar';
export const iconPlace = 'Place';
export const iconHouse = 'House';
export const iconGlobe = 'Website';
export const iconPerson = 'Person';
export const iconTicket = 'Ticket';
export const iconGift = 'Gift';
export const iconBag = 'Shopping bag';
export const iconTag = 'Price tag';
export const iconCamera = 'Camera';
export const iconMusic = 'Music';
export const iconPlay = 'Play';
export const iconInfo = 'Information';
export const iconDownload = 'Download';
